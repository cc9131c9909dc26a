// How use cases open the index of people, with the engine from the settings.
import type { JobModel } from '@fairlead/domain/ports/job-model'
import type { PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'

/**
 * @param tx of the searching workspace
 * @param workspaceId '' = none, only the shared pool
 * @param projectId whose candidates are left out; '' = none
 */
export type OpenPeopleIndex = (tx: Tx, workspaceId: string, projectId: string) => PeopleIndex

/** The dependencies of a search. */
export interface SearchTools {
  vocabulary: Vocabulary
  openIndex: OpenPeopleIndex
  /** Reads people for criteria in the user's own words; null or absent = none may. */
  profileModel?: JobModel | null
}
