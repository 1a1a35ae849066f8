/** Says what a long job is doing. */
export type Progress = (step: string) => void;

/** One line a step, with the seconds since the start: quiet enough for a log, lively enough for a person. */
export function createProgress(write: (line: string) => void = (line) => console.log(line)): Progress {
  const start = Date.now();
  return (step) => write(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${step}`);
}
