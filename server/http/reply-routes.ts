// Endpoints for handling candidates' replies.
import { putMailLabel } from './v2/mail/label.ts'
import { postMailResume } from './v2/mail/resume.ts'
import { deleteTasksFlag, getTasks, postTasksClose, postTasksReferral, putTasks } from './v2/tasks.ts'

export const replyRoutes = [postMailResume, putMailLabel, getTasks, putTasks, postTasksClose, postTasksReferral, deleteTasksFlag]
