import { createPartialResponse } from 'workbox-range-requests';

/** The first range that most media players request: the whole file, of which they play the start meanwhile. */
export const WHOLE_FILE = 'bytes=0-';

/**
 * The range of a complete response that a media player requested. Safari plays a video only if it gets that range. The
 * whole file arrives as a stream, because waiting for its end would delay the start of the video.
 */
export function answerRange(request: Request, response: Response): Promise<Response> | Response {
  const range = request.headers.get('range');
  if (range === null || response.status !== 200) return response;
  const size = range === WHOLE_FILE ? sizeOf(response) : undefined;
  if (size === undefined) return createPartialResponse(request, response);
  const headers = new Headers(response.headers);
  headers.set('content-range', `bytes 0-${size - 1}/${size}`);
  return new Response(response.body, { status: 206, statusText: 'Partial Content', headers });
}

/** Bytes of the body; undefined if the host doesn't say, or compressed it. */
function sizeOf({ headers }: Response): number | undefined {
  const size = Number(headers.get('content-length'));
  return size > 0 && !headers.has('content-encoding') ? size : undefined;
}
