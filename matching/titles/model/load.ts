// Loads the shipped model and names from their files.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readTitleForms } from '../title-forms.ts'
import type { TitleForms } from '../title-forms.ts'
import { readConceptNames } from '../concepts.ts'
import type { ConceptNames } from '../concepts.ts'
import type { TitleData } from '../title-space.ts'
import { readModel } from '../model-file.ts'
import type { TitleModel } from '../model-file.ts'

const folder = new URL('./', import.meta.url)

/** @throws BrokenTitleModel when the file is damaged */
export const loadTitleModel = (file: string | URL = new URL('titles.bin', folder)): TitleModel => readModel(fs.readFileSync(file))

export const loadConceptNames = (): ConceptNames =>
  readConceptNames(gunzipSync(fs.readFileSync(new URL('concept-names.tsv.gz', folder))).toString('utf8'))

let data: TitleData | null = null

/** Read once: one copy serves all of a process's vocabularies. */
export const loadTitles = (): TitleData => (data ??= { model: loadTitleModel(), names: loadConceptNames() })

/** Masculine and feminine forms of titles, which counterfactual runs swap. */
export const loadTitleForms = (): TitleForms =>
  readTitleForms(gunzipSync(fs.readFileSync(new URL('title-forms.tsv.gz', folder))).toString('utf8'))

let modelChecksum: string | null = null

/** The shipped model's checksum, as eight hexadecimal digits. */
export const titleModelChecksum = (): string =>
  (modelChecksum ??= fs.readFileSync(new URL('titles.bin', folder)).readUInt32LE(12).toString(16).padStart(8, '0'))

let namesChecksum: string | null = null

/** The same of the shipped names of occupations. */
export const titleNamesChecksum = (): string =>
  (namesChecksum ??= createHash('sha256')
    .update(fs.readFileSync(new URL('concept-names.tsv.gz', folder)))
    .digest('hex')
    .slice(0, 8))
