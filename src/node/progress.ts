/** Reports the progress of a long job. */
export type Progress = (step: string) => void;

/** Prints one line per step with the seconds since the start. */
export function createProgress(write: (line: string) => void = (line) => console.log(line)): Progress {
  const start = Date.now();
  return (step) => write(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${step}`);
}
