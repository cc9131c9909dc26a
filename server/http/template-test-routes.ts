// Endpoints for email texts: tests and snippets.
import { postOutreachTestEmail } from './v2/outreach/test_email.ts'
import { getOutreachVersion } from './v2/outreach/version.ts'
import { deleteSnippets, getSnippets, postSnippets } from './v2/snippets.ts'
import { getProjectsTemplateTest, postProjectsTemplateTest } from './v2/projects/template_test.ts'
import { postProjectsTemplateTestEnd } from './v2/projects/template_test/end.ts'

export const templateTestRoutes = [
  getSnippets,
  postSnippets,
  deleteSnippets,
  postOutreachTestEmail,
  getOutreachVersion,
  getProjectsTemplateTest,
  postProjectsTemplateTest,
  postProjectsTemplateTestEnd,
]
