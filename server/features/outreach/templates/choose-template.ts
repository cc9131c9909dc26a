// Which template a first email uses: the given one, a running test's, or the project's first one.
import { createHmac } from 'node:crypto'
import { templateOf } from '@fairlead/domain/outreach/sequence'
import { validateTemplateTest, type TestVersion } from '@fairlead/domain/outreach/template-test'
import type { OutreachTemplate } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { findRunningTest } from '../../projects/settings/template-test-store.ts'
import { text as texts } from '../texts/texts.ts'

export interface ChosenTemplate {
  template: OutreachTemplate | undefined
  /** null = the email doesn't count for a test. */
  test: { id: string; version: TestVersion; other: OutreachTemplate } | null
}

interface Written {
  templateName?: string | undefined
  subject?: string | undefined
  body?: string | undefined
}

/** A fair coin for each candidate and test, with a stable result. */
export function versionFor(testId: string, candidateId: string): TestVersion {
  return must(createHmac('sha256', testId).update(candidateId).digest()[0]) % 2 === 0 ? 'a' : 'b'
}

/**
 * For one or more candidates of a project. A manually chosen template or custom text isn't part of a test, because the choice
 * may depend on the candidate. @param seenTest the test the user was shown, '' = none; a different one is refused, undefined
 * isn't checked
 */
export async function openTemplateChoice(
  tx: Tx,
  project: Pick<LoadedProject, 'id' | 'settings'>,
  written: Written,
  seenTest?: string,
): Promise<(candidateId: string) => ChosenTemplate> {
  const templates = project.settings.outreachTemplates
  const byHand = [written.templateName, written.subject, written.body].some((text) => text?.trim())
  if (byHand) return () => ({ template: templateOf(templates, written.templateName), test: null })
  const test = await findUsableTest(tx, project)
  if (seenTest !== undefined && seenTest !== (test?.id ?? '')) throw new Refusal('edited_meanwhile', texts.testChanged)
  if (!test) return () => ({ template: templates[0], test: null })
  return (candidateId) => {
    const version = versionFor(test.id, candidateId)
    return version === 'a'
      ? { template: test.a, test: { id: test.id, version, other: test.b } }
      : { template: test.b, test: { id: test.id, version, other: test.a } }
  }
}

/** The running test, unless one of its first emails is currently empty. */
async function findUsableTest(tx: Tx, { id: projectId, settings: { outreachTemplates } }: Pick<LoadedProject, 'id' | 'settings'>) {
  const row = await findRunningTest(tx, projectId)
  if (!row || Object.keys(validateTemplateTest(outreachTemplates, { a: row.template_a, b: row.template_b })).length > 0) return null
  return { id: row.id, a: must(templateOf(outreachTemplates, row.template_a)), b: must(templateOf(outreachTemplates, row.template_b)) }
}
