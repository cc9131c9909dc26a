// Reads the reference files that training needs.
import fs from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { CorpusTexts } from './corpus.ts'

const folder = new URL('../../domain/reference/data/', import.meta.url)
const read = (name: string): string => fs.readFileSync(new URL(name, folder), 'utf8')

export function loadTexts(): CorpusTexts {
  return {
    labels: gunzipSync(fs.readFileSync(new URL('occupation_labels.tsv.gz', folder))).toString('utf8'),
    us: read('occupations_us.tsv'),
    usRelated: read('occupations_us_related.tsv'),
    crosswalk: read('occupations_us_esco.tsv'),
    groups: read('job_title_groups.tsv'),
    titles: read('job_titles.tsv'),
    aliases: read('job_title_aliases.tsv'),
  }
}
