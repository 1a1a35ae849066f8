import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** A silent notice is only announced to screen readers, and a problem stays until it's dismissed. */
type NoticeType = 'info' | 'silent' | 'problem';
type Notify = (text: string, type?: NoticeType) => void;
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
}

const DURATION = 6000; // ms
const NotifyContext = createContext<Notify>(() => {});

/** Returns a function that shows a message at the bottom of the window and announces it to screen readers. */
export const useNotify = () => useContext(NotifyContext);

export const Notices = ({ children }: { children: ReactNode }) => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback<Notify>(
    (text, type = 'info') => setNotice((last) => ({ id: (last?.id ?? 0) + 1, text, type })),
    [],
  );

  useEffect(() => {
    if (!notice || notice.type === 'problem') return;
    const timer = setTimeout(() => setNotice(null), DURATION);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <div className={`notice ${notice?.type ?? ''}`}>
        {/* A new key announces a message again that repeats the last one. */}
        <p role="status">{notice && <span key={notice.id}>{notice.text}</span>}</p>
        {notice && notice.type !== 'silent' && (
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => setNotice(null)}>
            ×
          </button>
        )}
      </div>
    </NotifyContext.Provider>
  );
};
