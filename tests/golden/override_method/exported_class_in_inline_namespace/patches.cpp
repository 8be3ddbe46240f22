int api::Engine::run() { return 22; }
