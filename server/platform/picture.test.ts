// The operator's images: recognized by their bytes, and an SVG with active content is refused.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPicture } from './picture.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fairlead-picture-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const svg = (inside: string, before = '') => `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(10)])

test.each([
  ['a drawing', svg('<path d="M0 0h10v10z"/>'), 'image/svg+xml'],
  ['a drawing with a head', svg('<use href="#a"/>', '<?xml version="1.0"?>\n<!-- made by hand -->\n'), 'image/svg+xml'],
  ['a PNG, whatever its name', png, 'image/png'],
  ['a WebP', Buffer.from('RIFF....WEBPVP8 ', 'latin1'), 'image/webp'],
  ['a script', svg('<script>alert(1)</script>'), undefined],
  ['a handler', svg('<rect onload="alert(1)"/>'), undefined],
  ['a page inside', svg('<foreignObject><p>Hi</p></foreignObject>'), undefined],
  ['a link outside', svg('<a href="https://far.example"><rect/></a>'), undefined],
  ['an entity', svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>'), undefined],
  ['a page', '<html><svg></svg></html>', undefined],
  ['text', 'Fund', undefined],
  ['too much of it', Buffer.concat([png, Buffer.alloc(200 * 1024)]), undefined],
])('%s', (title, content, type) => {
  const file = path.join(folder, `${title}.svg`)
  fs.writeFileSync(file, content)
  expect(readPicture(file)?.type).toBe(type)
})

test('a missing file is null', () => expect(readPicture(path.join(folder, 'nothing.png'))).toBeNull())
