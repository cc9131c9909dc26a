// Searches for real postings as the wizard reads them, each with the people of the fictional pool that it finds.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { acceptProposals } from '@fairlead/domain/project/accept-proposals'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { limits } from '@fairlead/domain/shared/limits'
import { readJob, type ReadingVocabulary } from '@fairlead/extraction/read-job'

/** The seven postings of the review first, then ten more. */
const names =
  'jd1 jd2 jd3 jd4 us_rn de_buchhaltung us_platform de_cnc de_gebaeudetechniker en_datacite en_delivery es_fullstack fr_cto it_cnc nl_performancetester pt_java pl_ekspedientka'.split(
    ' ',
  )

/** The criteria that the wizard proposes for a posting, all accepted. */
function preferencesOfPosting(vocabulary: ReadingVocabulary, text: string): SearchPreferences {
  const { proposals } = readJob(vocabulary, text, limits.keywordsProposed)
  return preferencesOf({ ...emptySettings, jobDescription: text, ...acceptProposals(emptySettings, proposals) })
}

/** @returns null where the folder is absent */
export function readPostings(vocabulary: ReadingVocabulary, folder: string): { name: string; preferences: SearchPreferences }[] | null {
  if (!existsSync(folder)) return null
  return names.map((name) => {
    const text = readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    return { name, preferences: preferencesOfPosting(vocabulary, text) }
  })
}
