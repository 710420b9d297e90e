import type { FastifyRequest } from 'fastify';
import { badRequest } from './errors';

/**
 * Aborts the work when the client disconnects. Fastify's own `request.signal` follows the request
 * instead, which Node closes as soon as its body was read.
 */
export async function whileConnected<T>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  socket.once('close', abort);
  if (socket.destroyed) abort();
  try {
    return await work(controller.signal);
  } catch (error) {
    // The client does not receive this response; a 400 keeps the abort out of the error log.
    throw controller.signal.aborted ? badRequest() : error;
  } finally {
    socket.off('close', abort);
  }
}
