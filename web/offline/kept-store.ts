// Storage of responses: one table in the browser's database, opened for each use so that it can be deleted at any time.
import type { Table } from './table.ts'
import { readingName } from '../api/session.ts'
import type { Kept } from './kept-rules.ts'

const table = 'answers'
/** One project never needs more than this; the oldest are deleted first. */
const maxAnswers = 300

function whenDone<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(readingName, 1)
  request.onupgradeneeded = () => {
    const made = request.result.createObjectStore(table, { keyPath: 'id' })
    made.createIndex('project', 'project')
    made.createIndex('at', 'at')
  }
  return whenDone(request)
}

async function inTable<T>(mode: IDBTransactionMode, work: (answers: Table<Kept>) => Promise<T> | T): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(table, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const result = await work(transaction.objectStore(table))
    await done
    return result
  } finally {
    database.close()
  }
}

export function readKept(): Promise<Kept[]> {
  return inTable('readonly', (answers) => whenDone(answers.getAll()))
}

/** Stores responses; with a project, those of all others are deleted. */
export function putKept(entries: readonly Kept[], project: string): Promise<void> {
  return inTable('readwrite', async (answers) => {
    for (const entry of entries) answers.put(entry)
    const ranges = project === '' ? [] : [IDBKeyRange.bound('', project, true, true), IDBKeyRange.lowerBound(project, true)]
    for (const range of ranges) for (const key of await whenDone(answers.index('project').getAllKeys(range))) answers.delete(key)
    const tooMany = (await whenDone(answers.count())) - maxAnswers
    if (tooMany > 0) for (const key of await whenDone(answers.index('at').getAllKeys(null, tooMany))) answers.delete(key)
  })
}

export function dropKept(ids: readonly string[]): Promise<void> {
  return inTable('readwrite', (answers) => {
    for (const id of ids) answers.delete(id)
  })
}
