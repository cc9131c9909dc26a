// English texts of domain/candidate/more-like-this.

/** 'Data engineer in Texas, United States, ideally with Airflow, dbt, Kafka' */
export const search = (title: string, place: string, skills: readonly string[]) =>
  `${title}${place === '' ? '' : ` in ${place}`}${skills.length === 0 ? '' : `, ideally with ${skills.join(', ')}`}`
