/* Loaded before the C library of a server: calls that write below FAULTY_FOLDER fail or wait as the file FAULTY_CONTROL
 * says: "hang" until it says something else, "slow" for a tenth of a second, "read-only" and "full" with what a kernel says.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { LOOK = 20000, SLOW = 100000 };

static int said(void) {
    char word = 0;
    int control = open(getenv("FAULTY_CONTROL"), O_RDONLY | O_CLOEXEC);
    if (control < 0) return 0;
    if (read(control, &word, 1) != 1) word = 0;
    close(control);
    return word;
}

static int is_below(int file) {
    const char *folder = getenv("FAULTY_FOLDER");
    char link[64], path[PATH_MAX] = "";
    if (!folder || !getenv("FAULTY_CONTROL")) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    return readlink(link, path, sizeof path - 1) > 0 && !strncmp(path, folder, strlen(folder));
}

/* What a call fails with; 0 when it may be made. */
static int fault(int file) {
    int before = errno, word;
    if (!is_below(file)) {
        errno = before;
        return 0;
    }
    while ((word = said()) == 'h') usleep(LOOK);
    if (word == 's') usleep(SLOW);
    errno = before;
    return word == 'r' ? EROFS : word == 'f' ? ENOSPC : 0;
}

#define GUARDED(kind, name, given, used)                         \
    kind name given {                                            \
        static kind (*real) given;                               \
        int broken = fault(file);                                \
        if (!real) real = (kind(*) given)dlsym(RTLD_NEXT, #name); \
        if (broken) {                                            \
            errno = broken;                                      \
            return -1;                                           \
        }                                                        \
        return real used;                                        \
    }

GUARDED(ssize_t, write, (int file, const void *data, size_t size), (file, data, size))
GUARDED(ssize_t, pwrite, (int file, const void *data, size_t size, off_t at), (file, data, size, at))
GUARDED(ssize_t, pwrite64, (int file, const void *data, size_t size, off64_t at), (file, data, size, at))
GUARDED(int, fsync, (int file), (file))
GUARDED(int, fdatasync, (int file), (file))
GUARDED(int, ftruncate, (int file, off_t size), (file, size))
GUARDED(int, ftruncate64, (int file, off64_t size), (file, size))
