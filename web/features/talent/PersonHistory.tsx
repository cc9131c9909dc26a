// Where a person has been in the projects the user may open, and what runs in others.
import { Badge, Text } from '@mantine/core'
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import { Link } from '@tanstack/react-router'
import { When } from '../../ui/When.tsx'
import styles from './talent.module.css'

type Person = ReadPerson['answer']

export function PersonHistory({ projects, elsewhere }: Pick<Person, 'projects' | 'elsewhere'>) {
  return (
    <section aria-label="History" className={styles.panel}>
      <h2>History</h2>
      {elsewhere.map((touch) => (
        <p key={touch.sentence} className={styles.notice}>
          {touch.sentence[0]!.toUpperCase() + touch.sentence.slice(1)}
        </p>
      ))}
      {projects.length === 0 && (
        <Text size="sm" c="dimmed">
          Not in any of your projects yet.
        </Text>
      )}
      {projects.map((project) => (
        <article key={project.candidate_id} className={styles.project}>
          <header>
            <Link to="/panel" search={{ project: project.project_id, candidate: project.candidate_id, view: '0' }}>
              {project.project_name || 'Untitled project'}
            </Link>
            <Badge component="span" variant="light" size="sm">
              {project.stage}
            </Badge>
            {project.is_archived && <span className={styles.soft}>Archived</span>}
          </header>
          <ol>
            {project.history.map((line, at) => (
              <li key={at}>
                <span>
                  <strong>{line.label}</strong>
                  {line.by && ` by ${line.by}`}
                </span>
                <When date={line.at} className={styles.soft} />
                {line.detail && <span className={styles.detail}>{line.detail}</span>}
              </li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  )
}
