// What the law of the recipient's place requires below an email, line by line with the rule that asks for it.
import { Anchor, Text } from '@mantine/core'
import type { WireNotice } from '@fairlead/contract/shapes/notice'
import { Link } from '@tanstack/react-router'
import { text as noticeText } from '../i18n/notices.ts'

/** More are counted. */
const maxNamed = 3

export function NoticeLines({ notice: { lines, is_place_unknown, missing } }: { notice: WireNotice }) {
  if (lines.length === 0) return null
  return (
    <section className="stack gap-4 text-13" aria-label={noticeText.below}>
      <Text size="xs" fw={600}>
        {noticeText.below}
      </Text>
      <ul className="stack gap-4">
        {lines.map(({ part, text, rules, place }) => (
          <li key={part}>
            <Text size="xs" className="anywhere">
              {place === 'added' ? text : noticeText.elsewhere[place](noticeText.parts[part])}
            </Text>
            <Text size="xs" c="dimmed" className="anywhere">
              {noticeText.requiredBy(rules.slice(0, maxNamed).join('; '), rules.length - maxNamed)}
            </Text>
          </li>
        ))}
      </ul>
      {is_place_unknown && (
        <Text size="xs" c="dimmed">
          {noticeText.placeUnknown}
        </Text>
      )}
      {missing && (
        <Text size="xs" c="red">
          {missing}{' '}
          <Anchor component={Link} to="/team" size="xs" underline="always">
            {noticeText.openTeam}
          </Anchor>
        </Text>
      )}
    </section>
  )
}
