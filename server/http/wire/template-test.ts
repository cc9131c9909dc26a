import type { WireTemplateTest } from '@fairlead/contract/shapes/template-test'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import type { TemplateTestView } from '../../features/outreach/templates/template-test-views.ts'

export function templateTestToWire(test: TemplateTestView): WireTemplateTest {
  const { difference, verdict, sentence } = test.result
  return {
    id: test.id,
    started_at: test.startedAt.toISOString(),
    ended_at: test.endedAt?.toISOString() ?? null,
    end_reason: test.endReason,
    a: versionToWire(test, 'a'),
    b: versionToWire(test, 'b'),
    difference,
    verdict,
    sentence,
  }
}

function versionToWire({ result, templates }: TemplateTestView, version: TestVersion): WireTemplateTest['a'] {
  const { repliedInterval, interestedInterval, ...counts } = result[version]
  const { name, subject, text } = templates[version]
  return { template: name, ...counts, replied_interval: repliedInterval, interested_interval: interestedInterval, subject, text }
}
