export type VideoSource =
  { readonly kind: 'frame' | 'file'; readonly src: string } | { readonly kind: 'none' };

const FRAME = 'https://www.youtube-nocookie.com/embed/';

/** Source of a video: a YouTube link or id plays in a frame, an https video file in the native player. */
export function videoSource(address: string): VideoSource {
  const text = address.trim();
  if (/^[\w-]{11}$/.test(text)) return { kind: 'frame', src: `${FRAME}${text}?autoplay=1` };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return { kind: 'none' };
  const id = youTubeId(url);
  if (id !== undefined) return { kind: 'frame', src: `${FRAME}${id}?autoplay=1` };
  return /\.(mp4|webm|ogv|mov)$/i.test(url.pathname) ? { kind: 'file', src: url.href } : { kind: 'none' };
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : undefined;
}
