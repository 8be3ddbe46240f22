struct Plan {};

class Model {
public:
	int layers() const { return layers_; }
private:
	int layers_ = 2;
};
