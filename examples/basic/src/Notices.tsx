import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

interface Notice {
  readonly text: string;
  readonly isProblem: boolean;
}
type Say = (text: string, kind?: 'problem') => void;

const SECONDS = 6;
const SayContext = createContext<Say>(() => {});

/** A function that shows a sentence at the foot of the window, and has it read out. */
export const useSay = () => useContext(SayContext);

/** A problem stays until it is dismissed; anything else goes by itself. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = useCallback<Say>((text, kind) => setNotice({ text, isProblem: kind === 'problem' }), []);

  useEffect(() => {
    if (!notice || notice.isProblem) return;
    const timer = setTimeout(() => setNotice(null), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <SayContext.Provider value={say}>
      {children}
      <div className={notice?.isProblem ? 'notice problem' : 'notice'}>
        <p role="status">{notice?.text}</p>
        {notice && (
          <button type="button" className="plain" aria-label="Dismiss" onClick={() => setNotice(null)}>
            ×
          </button>
        )}
      </div>
    </SayContext.Provider>
  );
};
