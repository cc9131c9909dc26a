// The endpoints about what becomes of candidates' replies.
import { postMailResume } from './v2/mail/resume.ts'

export const replyRoutes = [postMailResume]
