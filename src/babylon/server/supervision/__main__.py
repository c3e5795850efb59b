"""`python -m babylon.server.supervision`: one process of several; only their parent starts it."""

import sys
from socket import socket

from babylon.server.process.garbage import look_later

if __name__ == "__main__":
    look_later()
    from babylon.server.supervision.one_process import serve

    serve(socket(fileno=int(sys.argv[1])), int(sys.argv[2]))
