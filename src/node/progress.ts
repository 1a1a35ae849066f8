/** Reports the progress of a long job. */
export type Progress = (step: string) => void;

/** Prints one line per step with the seconds since the start. */
export function createProgress(): Progress {
  const start = Date.now();
  return (step) => console.log(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${step}`);
}
