import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { PROJECT } from '../paths';
import { launch, launchAt } from '../browser/browser';
import { findFullChromium } from '../chromium';
import { createGalleryPage, type GalleryPage } from '../browser/gallery/page';
import { comparePicture, findLeftOver, removeAll, writePicture } from '../browser/gallery/pictures';
import { readStructures, writeStructures } from '../browser/gallery/structure';
import { type Device, DEVICES, UNITS } from '../browser/gallery/units';
import { type Host, serveSite } from '../browser/host';

// Compares every part of a site with pictures. `UPDATE_GALLERY=1 npm test -- browser gallery` retakes them.

const FOLDER = relative(PROJECT, join(PROJECT, 'test/browser/gallery'));
const STRUCTURE = join(FOLDER, 'structure.yml');
/** Folder for pictures that differ. */
const SCRATCH = 'node_modules/.cache/gallery';
const MODES = ['light', 'dark'] as const;
const isUpdate = process.env['UPDATE_GALLERY'] === '1';

const devices = Object.keys(DEVICES) as Device[];
const unitsOf = (device: Device) => UNITS.filter(({ on = device }) => on === device);
const pictureNames = MODES.flatMap((mode) =>
  devices.flatMap((device) => unitsOf(device).map(({ name }) => `${name}.${device}.${mode}`)),
);
/** By unit name, or by name and device where devices differ. */
const structures = isUpdate ? {} : readStructures(STRUCTURE);
function keepStructure(unit: string, device: Device, structure: string): void {
  structures[unit] ??= structure;
  if (structures[unit] !== structure) structures[`${unit}.${device}`] = structure;
}

/** Timeout (ms) until the browser has painted everything. */
const PAINT_MS = 5000;
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

let browser: Browser;
let host: Host;
/** Major browser versions draw text and controls slightly differently, so each has its own pictures. */
let pictures: string;
beforeAll(async () => {
  // The headless shell draws text differently.
  const full = findFullChromium();
  browser = full ? await launchAt(full, ...STEADY) : await launch(...STEADY);
  host = await serveSite('gallery');
  const kind = full ? 'chromium' : 'headless-shell';
  pictures = join(FOLDER, `${kind}-${browser.version().split('.')[0]}`);
  if (!isUpdate && !existsSync(pictures))
    process.stdout.write(
      `There are no pictures in ${pictures}: only the structure is compared. UPDATE_GALLERY=1 takes them.\n`,
    );
});
afterAll(async () => {
  await browser.close();
  await host.close();
  if (!isUpdate) return;
  removeAll(findLeftOver(pictures, pictureNames));
  writeStructures(STRUCTURE, structures);
});

describe.each(MODES)('in %s mode', (mode) => {
  describe.each(devices)('on a %s', (device) => {
    let gallery: GalleryPage;
    beforeAll(async () => {
      gallery = await createGalleryPage(browser, host.origin, mode, device);
    });
    afterAll(() => gallery.close());

    test.each(unitsOf(device).map((unit) => [unit.name, unit] as const))(
      '%s matches its picture',
      async (_, unit) => {
        await gallery.open(unit);
        const name = `${unit.name}.${device}`;
        const structure = await gallery.structure();
        if (isUpdate) {
          await gallery.picture(); // Text may be missing in the first one.
          await writePicture(join(pictures, `${name}.${mode}.png`), await gallery.picture());
          if (mode === MODES[0]) keepStructure(unit.name, device, structure);
        } else if (existsSync(pictures)) {
          const file = join(pictures, `${name}.${mode}.png`);
          const compare = async () =>
            comparePicture(await gallery.picture(), file, SCRATCH, `${name}.${mode}`);
          // On a busy machine text may be painted later than the rest.
          const deadline = Date.now() + PAINT_MS;
          let difference = await compare();
          while (difference !== undefined && Date.now() < deadline) difference = await compare();
          expect(difference).toBeUndefined();
        }
        // The structure is the same in both modes.
        expect(structure).toBe(structures[name] ?? structures[unit.name]);
      },
    );
  });
});

test('no picture or structure belongs to a deleted unit', () => {
  if (isUpdate) return;
  const names = UNITS.flatMap(({ name }) => [name, ...devices.map((device) => `${name}.${device}`)]);
  expect(findLeftOver(pictures, pictureNames)).toEqual([]);
  expect(Object.keys(structures).filter((name) => !names.includes(name))).toEqual([]);
});
