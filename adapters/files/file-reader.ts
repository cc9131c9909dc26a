// The product's way to read files people bring: CSV tables and JSON Resume documents.
import type { FileReader } from '@fairlead/domain/ports/files'
import { readCsv } from './csv.ts'
import { readJsonResume } from './json-resume.ts'

export const fileReader: FileReader = { readCsv, readJsonResume }
