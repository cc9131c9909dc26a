// The endpoints about tests of two first emails.
import { getOutreachVersion } from './v2/outreach/version.ts'
import { getProjectsTemplateTest, postProjectsTemplateTest } from './v2/projects/template_test.ts'
import { postProjectsTemplateTestEnd } from './v2/projects/template_test/end.ts'

export const templateTestRoutes = [getOutreachVersion, getProjectsTemplateTest, postProjectsTemplateTest, postProjectsTemplateTestEnd]
