import { answerTasks } from '../threads/thread-side.ts'
import { readCsv } from './csv.ts'

answerTasks((bytes: Uint8Array) => readCsv(bytes))
