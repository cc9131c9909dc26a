// The endpoints about the texts of emails: tests, snippets, and shared templates.
import { postOutreachTestEmail } from './v2/outreach/test_email.ts'
import { getOutreachVersion } from './v2/outreach/version.ts'
import { deleteSnippets, getSnippets, postSnippets } from './v2/snippets.ts'
import { postProjectsTeamTemplate } from './v2/projects/team_template.ts'
import { deleteTeamTemplates, getTeamTemplates, postTeamTemplates } from './v2/team_templates.ts'
import { getTeamTemplatesVersions, postTeamTemplatesVersions } from './v2/team_templates/versions.ts'
import { getProjectsTemplateTest, postProjectsTemplateTest } from './v2/projects/template_test.ts'
import { postProjectsTemplateTestEnd } from './v2/projects/template_test/end.ts'

export const templateTestRoutes = [
  getSnippets,
  postSnippets,
  deleteSnippets,
  getTeamTemplates,
  postTeamTemplates,
  deleteTeamTemplates,
  getTeamTemplatesVersions,
  postTeamTemplatesVersions,
  postProjectsTeamTemplate,
  postOutreachTestEmail,
  getOutreachVersion,
  getProjectsTemplateTest,
  postProjectsTemplateTest,
  postProjectsTemplateTestEnd,
]
