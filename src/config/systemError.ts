/** An error of the operating system, as Node reports it. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  // Not instanceof: in Jest, Node's errors are from another realm.
  return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'expected a folder, found a file',
  EISDIR: 'expected a file, found a folder',
  EEXIST: 'it already exists',
  ENOTEMPTY: 'the folder is not empty',
  ENAMETOOLONG: 'the name is too long for the file system',
  ELOOP: 'its symbolic links form a loop',
  EBUSY: 'another program is using it',
};

/** The file, the reason and the system call, without a full stop. */
export function describeSystemError({ code = '', syscall, path, message }: NodeJS.ErrnoException): string {
  const reason = REASONS[code] ?? message;
  return path === undefined ? reason : `${path}: ${reason} (${syscall}, ${code})`;
}
