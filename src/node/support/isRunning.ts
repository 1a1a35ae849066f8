/** Whether a process exists. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // Signal 0 only checks.
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // It belongs to another user.
  }
}
