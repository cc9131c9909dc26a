// Everything that was dropped or chosen, as a flat list: files, the files of folders, and the entries of ZIPs.
import { readIndex, unpack, UploadError, uploadLimits, type CountBytes, type UploadProblem } from './archive.ts'

export type Dropped = File | FileSystemDirectoryEntry

/** Loaded when its turn comes, so that only one is in memory. */
export type Upload = { path: string } & ({ load: (countBytes: CountBytes) => Promise<File> } | { problem: UploadProblem })

export interface Gathered {
  uploads: Upload[]
  /** Hidden and system files, which aren't listed. */
  hiddenCount: number
}

const isFolder = (entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry => entry?.isDirectory === true
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isZip = (path: string) => /\.zip$/i.test(path)
const isOtherArchive = (path: string) => /\.(?:rar|7z|tar|t?gz|bz2|xz)$/i.test(path)
const isHidden = (path: string) => path.split('/').some((part) => /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini|~\$.*)$/i.test(part))

/** Called while the drop is handled: afterwards the browser has forgotten the folders. */
export function readDrop({ items }: DataTransfer): Dropped[] {
  return [...items].flatMap((item): Dropped[] => {
    if (item.kind !== 'file') return []
    const entry = item.webkitGetAsEntry()
    if (isFolder(entry)) return [entry]
    const file = item.getAsFile()
    return file ? [file] : []
  })
}

/** @throws UploadError `too_many`, before anything is read */
export async function gatherFiles(dropped: readonly Dropped[]): Promise<Gathered> {
  const uploads: Upload[] = []
  let hiddenCount = 0
  const add = (upload: Upload) => {
    if (uploads.push(upload) > uploadLimits.files) throw new UploadError('too_many')
  }
  const hide = () => {
    if ((hiddenCount += 1) > 10 * uploadLimits.files) throw new UploadError('too_many')
  }

  async function addFile(path: string, load: () => Promise<File>): Promise<void> {
    if (isZip(path)) return addArchive(path, load)
    if (isOtherArchive(path)) return add({ path, problem: 'not_zip' })
    add({
      path,
      load: async (countBytes) => {
        const file = await load()
        countBytes(file.size)
        return file
      },
    })
  }

  async function addArchive(path: string, load: () => Promise<File>): Promise<void> {
    try {
      const archive = await load()
      const entries = (await readIndex(archive)).filter((entry) => !entry.isFolder)
      if (entries.length === 0) throw new UploadError('empty')
      for (const entry of entries) {
        const entryPath = `${path}/${entry.path}`
        if (isHidden(entry.path)) hide()
        else if (isZip(entry.path) || isOtherArchive(entry.path)) add({ path: entryPath, problem: 'nested' })
        else add({ path: entryPath, load: (countBytes) => unpack(archive, entry, countBytes) })
      }
    } catch (error) {
      if (error instanceof UploadError && error.problem === 'too_many') throw error
      add({ path, problem: error instanceof UploadError ? error.problem : 'broken' })
    }
  }

  async function addFolder(folder: FileSystemDirectoryEntry): Promise<void> {
    const reader = folder.createReader()
    const nextBatch = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    // a browser lists a hundred at once
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch())
      for (const entry of batch)
        if (isHidden(entry.name)) hide()
        else if (isFolder(entry)) await addFolder(entry)
        else if (isFileEntry(entry))
          await addFile(entry.fullPath.replace(/^\//, ''), () => new Promise((resolve, reject) => entry.file(resolve, reject)))
  }

  for (const item of dropped)
    if (!(item instanceof File)) await addFolder(item)
    else if (item.webkitRelativePath && isHidden(item.webkitRelativePath)) hide()
    else await addFile(item.webkitRelativePath || item.name, async () => item)
  return { uploads, hiddenCount }
}
