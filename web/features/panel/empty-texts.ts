// What an empty stage says: that no one is there, and what will bring people here.
import type { Stage } from '@fairlead/domain/shared/stages'
import * as panelEmptyText from '../../i18n/en/panel-empty.ts'

const texts: Partial<Record<Stage, string>> = panelEmptyText.emptyStages

export function emptyTextOf(stage: Stage): string {
  return texts[stage] ?? panelEmptyText.emptyStage
}
