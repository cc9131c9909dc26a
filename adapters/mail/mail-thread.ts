import { answerTasks } from '../threads/thread-side.ts'
import { parseMail } from './parse.ts'

answerTasks(
  (source: Uint8Array) => parseMail(source),
  ({ documents }) => documents.map(({ bytes }) => bytes.buffer).filter((buffer) => buffer instanceof ArrayBuffer),
)
