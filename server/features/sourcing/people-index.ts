// How use cases open the index of people, whichever engine the settings name.
import type { PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../platform/database.ts'

/**
 * @param tx of the workspace that searches
 * @param workspaceId '' = none, the shared pool only
 * @param projectId whose candidates are left out; '' = of no project
 */
export type OpenPeopleIndex = (tx: Tx, workspaceId: string, projectId: string) => PeopleIndex

/** The dependencies of a search. */
export interface SearchTools {
  vocabulary: Vocabulary
  openIndex: OpenPeopleIndex
}
