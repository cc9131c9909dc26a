// Endpoints for what a search has learned.
import { getProjectsLessons, putProjectsLessons } from './v2/projects/lessons.ts'
import { postProjectsLessonsPreview } from './v2/projects/lessons/preview.ts'
import { getProjectsLessonsProgress } from './v2/projects/lessons/progress.ts'
import { postProjectsLessonsRestore } from './v2/projects/lessons/restore.ts'
import { postProjectsLessonsUndo } from './v2/projects/lessons/undo.ts'

export const lessonRoutes = [
  getProjectsLessons,
  putProjectsLessons,
  postProjectsLessonsPreview,
  getProjectsLessonsProgress,
  postProjectsLessonsRestore,
  postProjectsLessonsUndo,
]
