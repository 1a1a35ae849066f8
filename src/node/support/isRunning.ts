/** Whether a process with this id exists. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // Signal 0 only checks whether the process exists.
  } catch {
    return false;
  }
}
