import { strToU8, Zip, ZipPassThrough, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { startCount, uploadLimits } from './archive.ts'
import { gatherFiles, type Upload } from './gather-files.ts'

const zipOf = (entries: Zippable) => zipSync(entries)
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'cvs.zip') => new File([bytes], name)
const pathsOf = async (...files: File[]) => (await gatherFiles(files)).uploads.map(({ path }) => path)
const problemOf = async (file: File) => (await gatherFiles([file])).uploads.map((upload) => 'problem' in upload && upload.problem)

async function contentOf(upload: Upload | undefined, countBytes = startCount()): Promise<string> {
  if (!upload || !('load' in upload)) throw new Error('nothing to load')
  const file = await upload.load(countBytes)
  return `${file.name}: ${await file.text()}`
}

/** Replaces a field in each record with this signature. */
function patch(bytes: Uint8Array<ArrayBuffer>, signature: number, offset: number, write: (view: DataView, position: number) => void) {
  const view = new DataView(bytes.buffer)
  for (let position = 0; position < bytes.length - 4; position += 1)
    if (view.getUint32(position, true) === signature) write(view, position + offset)
  return bytes
}
const indexEntry = 0x02014b50

test('a ZIP becomes its files; folders are in the path, and what is hidden is counted', async () => {
  const archive = zipOf({
    'cvs/ada.txt': strToU8('Ada'),
    'cvs/grace.txt': [strToU8('Grace'), { level: 0 }],
    'cvs/empty/': new Uint8Array(),
    '__MACOSX/cvs/._ada.txt': strToU8('x'),
    'cvs/.DS_Store': strToU8('x'),
    'cvs/inner.zip': strToU8('x'),
    '../../etc\\mo.txt': strToU8('Mo'),
  })
  const { uploads, hiddenCount } = await gatherFiles([fileOf(archive), new File(['Bo'], 'bo.txt'), new File(['x'], 'old.rar')])
  expect(uploads.map((upload) => [upload.path, 'problem' in upload ? upload.problem : ''])).toEqual([
    ['cvs.zip/cvs/ada.txt', ''],
    ['cvs.zip/cvs/grace.txt', ''],
    ['cvs.zip/cvs/inner.zip', 'nested'],
    ['cvs.zip/etc/mo.txt', ''],
    ['bo.txt', ''],
    ['old.rar', 'not_zip'],
  ])
  expect(hiddenCount).toBe(2)
  const texts = [0, 1, 3, 4].map((place) => contentOf(uploads[place]))
  expect(await Promise.all(texts)).toEqual(['ada.txt: Ada', 'grace.txt: Grace', 'mo.txt: Mo', 'bo.txt: Bo'])
})

test('names as Windows and macOS write them are read, without invisible signs', async () => {
  const dos = zipOf({ 'XX.txt': strToU8('x') })
  // ö is 0x94 and ß 0xE1
  for (let place = 0; place < dos.length; place += 1) if (dos[place] === 0x58 && dos[place + 1] === 0x58) dos.set([0x94, 0xe1], place)
  expect(await pathsOf(fileOf(dos))).toEqual(['cvs.zip/öß.txt'])
  const unmarked = patch(zipOf({ 'Zoë.txt': strToU8('x') }), indexEntry, 8, (view, position) => view.setUint16(position, 0, true))
  expect(await pathsOf(fileOf(unmarked))).toEqual(['cvs.zip/Zoë.txt'])
  expect(await pathsOf(fileOf(zipOf({ 'a\u202efdp.txt': strToU8('x') })))).toEqual(['cvs.zip/afdp.txt'])
})

test('an archive in a streamed archive isn’t taken for its entries', async () => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const streamed = new Zip((_, chunk) => void chunks.push(new Uint8Array(chunk)))
  const entry = new ZipPassThrough('ada.docx')
  streamed.add(entry)
  const inner = zipOf({ 'word/document.xml': strToU8('<x/>') })
  entry.push(inner, true)
  streamed.end()
  const { uploads } = await gatherFiles([new File(chunks, 'cvs.zip')])
  expect(uploads).toHaveLength(1)
  const file = 'load' in uploads[0]! ? await uploads[0].load(startCount()) : null
  expect(file?.size).toBe(inner.length)
})

test('an entry that inflates to more than its header claims is stopped at once', async () => {
  const bomb = zipOf({ 'bomb.pdf': new Uint8Array(30 * 1024 * 1024) })
  patch(bomb, indexEntry, 24, (view, position) => view.setUint32(position, 1000, true))
  let produced = 0
  const { uploads } = await gatherFiles([fileOf(bomb)])
  await expect(contentOf(uploads[0], (bytes) => void (produced += bytes))).rejects.toMatchObject({ problem: 'broken' })
  expect(produced).toBeGreaterThan(0)
  expect(produced).toBeLessThan(10 * 1024 * 1024)
})

test('an entry that claims to be too large isn’t unpacked, and real bytes count for all together', async () => {
  const large = zipOf({ 'a.pdf': new Uint8Array(uploadLimits.bytesPerEntry + 1), 'b.pdf': new Uint8Array(uploadLimits.bytesPerEntry) })
  const { uploads } = await gatherFiles([fileOf(large)])
  await expect(contentOf(uploads[0])).rejects.toMatchObject({ problem: 'too_large' })
  const countBytes = startCount()
  countBytes(uploadLimits.bytes - uploadLimits.bytesPerEntry + 1)
  await expect(contentOf(uploads[1], countBytes)).rejects.toMatchObject({ problem: 'over_total' })
  await expect(contentOf(uploads[1])).resolves.toContain('b.pdf: ')
})

test('more than 500 files are refused before any is read; hidden ones don’t count', async () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.txt`, strToU8('x')]))
  const hidden = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`__MACOSX/._${n}.txt`, strToU8('x')]))
  expect(await pathsOf(fileOf(zipOf({ ...many(500), ...hidden })))).toHaveLength(500)
  await expect(gatherFiles([fileOf(zipOf(many(501)))])).rejects.toMatchObject({ problem: 'too_many' })
  await expect(gatherFiles([fileOf(zipOf(many(500))), new File(['x'], 'x.txt')])).rejects.toMatchObject({ problem: 'too_many' })
})

test.each([
  ['no archive', strToU8('no archive at all, just some text'), 'broken'],
  ['nothing', new Uint8Array(), 'broken'],
  ['an archive that is cut off', zipOf({ 'a.txt': strToU8('a'.repeat(100)) }).slice(0, -30), 'broken'],
  ['an empty archive', zipOf({}), 'empty'],
  ['folders only', zipOf({ 'a/': new Uint8Array() }), 'empty'],
  [
    'a password',
    patch(zipOf({ 'a.txt': strToU8('a') }), indexEntry, 8, (view, position) => view.setUint16(position, 1, true)),
    'protected',
  ],
  [
    'more entries than its index has',
    patch(zipOf({ 'a.txt': strToU8('a') }), 0x06054b50, 10, (view, position) => view.setUint16(position, 2, true)),
    'broken',
  ],
])('%s: the ZIP is one line with the reason', async (_, bytes, problem) => {
  expect(await problemOf(fileOf(bytes))).toEqual([problem])
})

test('damaged data, another method, and a wrong place fail alone', async () => {
  const damaged = zipOf({ 'a.txt': strToU8('some text that is packed '.repeat(50)), 'b.txt': strToU8('b') })
  damaged.fill(0xff, 40, 60)
  const { uploads } = await gatherFiles([fileOf(damaged)])
  await expect(contentOf(uploads[0])).rejects.toMatchObject({ problem: 'broken' })
  expect(await contentOf(uploads[1])).toBe('b.txt: b')
  for (const [offset, value] of [
    [10, 14],
    [42, 7],
  ] as const) {
    const changed = patch(zipOf({ 'a.txt': strToU8('a') }), indexEntry, offset, (view, position) => view.setUint16(position, value, true))
    await expect(contentOf((await gatherFiles([fileOf(changed)])).uploads[0])).rejects.toMatchObject({ problem: 'broken' })
  }
})

type Tree = { [name: string]: string | Tree }

/** A dropped folder, as a browser gives it: listed in batches, of two entries here. */
function folderOf(name: string, tree: Tree, parent = ''): FileSystemDirectoryEntry {
  const fullPath = `${parent}/${name}`
  const entries = Object.entries(tree).map(([child, content]): FileSystemEntry => {
    if (typeof content !== 'string') return folderOf(child, content, fullPath)
    const file = (done: (loaded: File) => void) => done(new File([content], child))
    return { isFile: true, isDirectory: false, name: child, fullPath: `${fullPath}/${child}`, file } as unknown as FileSystemFileEntry
  })
  const createReader = () => {
    const queue = [...entries]
    return { readEntries: (done: (batch: FileSystemEntry[]) => void) => done(queue.splice(0, 2)) }
  }
  return { isFile: false, isDirectory: true, name, fullPath, createReader } as unknown as FileSystemDirectoryEntry
}

test('a folder is read with the folders in it, up to the same number of files', async () => {
  const tree = { 'a.txt': 'A', 'b.txt': 'B', sub: { 'c.txt': 'C', deep: { 'd.txt': 'D' } }, '.git': { config: 'x' }, 'Thumbs.db': 'x' }
  const { uploads, hiddenCount } = await gatherFiles([folderOf('cvs', tree)])
  expect(uploads.map(({ path }) => path)).toEqual(['cvs/a.txt', 'cvs/b.txt', 'cvs/sub/c.txt', 'cvs/sub/deep/d.txt'])
  expect(hiddenCount).toBe(2)
  expect(await contentOf(uploads[3])).toBe('d.txt: D')
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.txt`, 'x']))
  await expect(gatherFiles([folderOf('cvs', many)])).rejects.toMatchObject({ problem: 'too_many' })
})
