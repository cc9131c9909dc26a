// Loads the shipped model and names from their files.
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readConceptNames } from '../concepts.ts'
import type { ConceptNames } from '../concepts.ts'
import { readModel } from '../model-file.ts'
import type { TitleModel } from '../model-file.ts'

const folder = new URL('./', import.meta.url)

/** @throws BrokenTitleModel when the file is damaged */
export const loadTitleModel = (file: string | URL = new URL('titles.bin', folder)): TitleModel => readModel(fs.readFileSync(file))

export const loadConceptNames = (): ConceptNames =>
  readConceptNames(gunzipSync(fs.readFileSync(new URL('concept-names.tsv.gz', folder))).toString('utf8'))
