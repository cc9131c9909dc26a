import { acceptLessons, listLessons } from '@fairlead/contract/v2/projects/lessons'
import type { LessonView } from '@fairlead/domain/project/lessons'
import { acceptLessons as accept } from '../../../features/sourcing/lessons/change-lessons.ts'
import { readLessonsView } from '../../../features/sourcing/lessons/lesson-views.ts'
import { endpoint } from '../../endpoint.ts'
import { changeToWire, choicesOf } from '../../wire/lessons.ts'

const toLine = ({ key, change, text, why: explanation, unit, amount, isOff, isEdited }: LessonView) => ({
  key,
  change,
  text,
  why: explanation,
  unit,
  amount,
  is_off: isOff,
  is_edited: isEdited,
})

export const getProjectsLessons = endpoint(listLessons, async (ctx, { input, services }) => {
  const view = await readLessonsView(ctx, services.vocabulary, input.project_id)
  return {
    ...view,
    lines: view.lines.map((line) => ({
      ...toLine(line),
      difference: line.difference,
      learned_amount: line.learnedAmount,
      names: line.names,
    })),
    versions: view.versions.map((version) => ({
      number: version.number,
      made_at: version.madeAt.toISOString(),
      made_by: version.madeBy?.name ?? null,
      cause: version.cause,
      restored_number: version.restoredNumber,
      decisions: version.learnedFrom.length,
      lines: version.lines.map(toLine),
    })),
  }
})

export const putProjectsLessons = endpoint(acceptLessons, async (ctx, { input, services }) =>
  changeToWire(
    await accept(ctx, services.vocabulary, {
      projectId: input.project_id,
      version: input.version,
      choices: choicesOf(input.choices),
    }),
  ),
)
