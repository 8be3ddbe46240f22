int Engine::run() { return 20; }
