import { z } from 'zod';
import { milliseconds } from './values';

const fraction = z.number().min(0).max(1);

/** The part of site.config.json about loading pages. */
export const loading = z
  .strictObject({
    delay: milliseconds
      .default(200)
      .describe('Milliseconds before a loading animation shows (spec section 9).'),
    progressDelay: milliseconds
      .default(1000)
      .describe('Milliseconds before the progress bar shows (spec section 9).'),
    progress: z
      .strictObject({
        minimum: fraction.default(0.08).describe('How full the bar starts, from 0 to 1.'),
        speed: milliseconds.default(200).describe('Milliseconds a movement of the bar takes.'),
        trickleRate: fraction.default(0.02).describe('How much it grows at most while waiting, from 0 to 1.'),
        trickleSpeed: milliseconds.default(800).describe('Milliseconds between two such steps.'),
      })
      .prefault({})
      .describe('The progress bar (spec section 9).'),
    timeout: milliseconds
      .min(1000, 'expected at least 1000 (one second)')
      .default(12_000)
      .describe(
        'Timeout in milliseconds for loading a page; after it, the page shows an error with a Retry button.',
      ),
  })
  .refine(({ delay, timeout }) => timeout > delay, {
    message: 'expected more than "delay"; otherwise the loading animation would never show',
    path: ['timeout'],
  })
  .prefault({})
  .describe('What a visitor sees while a page loads.');
