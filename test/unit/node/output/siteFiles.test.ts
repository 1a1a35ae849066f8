import sharp from 'sharp';
import { createManifest } from '../../../../src/node/output/appIcon';
import { createSecurity } from '../../../../src/node/output/outputs';
import { site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

test('security.txt names the contact, until when it is valid, and its own address', () => {
  const security = { contact: 'mailto:me@site.example', expires: '2030-12-31' };
  expect(createSecurity({ ...site, discovery: { ...site.discovery, security } })?.split('\n')).toEqual([
    'Contact: mailto:me@site.example',
    'Expires: 2030-12-31T23:59:59Z',
    'Preferred-Languages: en',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
});

test('a site without a contact has no security.txt', () => {
  expect(createSecurity(site)).toBeUndefined();
});

test('the manifest has the size of each screenshot, and whether it is for computers or phones', async () => {
  const root = writeSite({ 'static/notes.txt': '' });
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  await draw(640, 400).png().toFile(`${root}/static/wide.png`);
  await draw(400, 640).webp().toFile(`${root}/static/phone.webp`);
  const discovery = { ...site.discovery, screenshots: ['/wide.png', '/phone.webp'] };
  const { screenshots } = JSON.parse(await createManifest(root, { ...site, discovery })) as object & {
    screenshots: unknown;
  };
  expect(screenshots).toEqual([
    { src: '/wide.png', sizes: '640x400', type: 'image/png', form_factor: 'wide' },
    { src: '/phone.webp', sizes: '400x640', type: 'image/webp', form_factor: 'narrow' },
  ]);
});

test('a screenshot that can’t be decoded is reported with its key and file', async () => {
  const root = writeSite({ 'static/broken.png': 'no picture' });
  const discovery = { ...site.discovery, screenshots: ['/broken.png'] };
  await expect(createManifest(root, { ...site, discovery })).rejects.toThrow(
    'site.config.json: "discovery.screenshots" has "/broken.png", but static/broken.png can\'t be read as an image',
  );
});
