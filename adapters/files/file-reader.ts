// The product's way to read files people bring: CSV tables, JSON Resume documents, texts, PDF and DOCX.
import type { FileReader } from '@fairlead/domain/ports/files'
import { readCsv } from './csv.ts'
import { readDocument } from './document.ts'
import { readJsonResume } from './json-resume.ts'

export const fileReader: FileReader = { readCsv, readDocument, readJsonResume }
