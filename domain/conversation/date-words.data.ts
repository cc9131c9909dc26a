// Words that dates are written with in English, German, French, Spanish, Italian, Dutch and Portuguese, lower case, without accents.

/** Month names and their abbreviations, January first. */
export const monthWords: readonly string[] = [
  'january jan januar janner janvier janv enero ene gennaio gen januari janeiro',
  'february feb februar fevrier fevr febrero febbraio februari fevereiro fev',
  'march mar marz maerz mars marzo maart mrt marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag mei maio',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
]

/** Weekdays, Sunday first. */
export const weekdayWords: readonly string[] = [
  'sunday sun sonntag dimanche domingo domenica zondag',
  'monday mon montag lundi lunes lunedi maandag segunda',
  'tuesday tue tues dienstag mardi martes martedi dinsdag terca',
  'wednesday wed mittwoch mercredi miercoles mercoledi woensdag quarta',
  'thursday thu thurs donnerstag jeudi jueves giovedi donderdag quinta',
  'friday fri freitag vendredi viernes venerdi vrijdag sexta',
  'saturday sat samstag sonnabend samedi sabado sabato zaterdag',
]

export const tomorrowWords = 'tomorrow morgen demain manana domani amanha'

/** One to twelve; the place in the list is the number. */
export const numberWords: readonly string[] = [
  '',
  'a an one ein eine einem einer eines un une uno una een um uma',
  'two couple zwei zwo deux dos due twee dois duas',
  'three few drei einigen paar trois quelques tres algunos tre qualche alcuni drie enkele alguns',
  'four vier quatre cuatro quattro quatro',
  'five funf fuenf cinq cinco cinque vijf',
  'six sechs seis sei zes',
  'seven sieben sept siete sette zeven sete',
  'eight acht huit ocho otto oito',
  'nine neun neuf nueve nove negen',
  'ten zehn dix diez dieci tien dez',
  'eleven elf onze once undici',
  'twelve zwolf zwoelf douze doce dodici twaalf doze',
]

export const unitWords = {
  day: 'day days tag tage tagen jour jours dia dias giorno giorni dag dagen',
  week: 'week weeks wk wks woche wochen semaine semaines semana semanas settimana settimane weken',
  month: 'month months monat monate monaten mois mes meses mese mesi maand maanden',
  quarter: 'quarter quarters quartal quartale trimestre trimestres trimestri kwartaal',
  year: 'year years yr yrs jahr jahre jahren an ans annee annees ano anos anno anni jaar',
} as const

/** 'in six months': what makes a duration a point in the future. */
export const aheadWords = 'in within dans en tra fra over dentro daqui depois'
/** 'six months from now': the same behind it. */
export const laterWords = 'from later spater spaeter tard dopo later'
export const halfWords = 'half halben halbes halbe demi medio mezzo half meio'

export const nextWords =
  'next coming following nachste nachsten nachstes nachster kommende kommenden kommendes prochain prochaine proximo proxima prossimo prossima volgend volgende komend que viene'

/** Seasons by the day of the year they are taken to begin: [month, day]. */
export const seasonWords: readonly { words: string; month: number; day: number; end: number }[] = [
  { words: 'spring fruhjahr fruhling printemps primavera voorjaar lente', month: 4, day: 1, end: 6 },
  { words: 'summer sommer ete verano estate zomer verao', month: 6, day: 15, end: 9 },
  { words: 'autumn fall herbst automne otono autunno herfst najaar outono', month: 9, day: 15, end: 12 },
  { words: 'winter hiver invierno inverno', month: 12, day: 1, end: 3 },
]
export const afterWords = 'after nach apres despues tras dopo na depois apos'
export const endWords = 'end ende fin finales fine eind einde fim final'

/** 'until 7 December': up to and perhaps including that day. */
export const untilWords = 'until till til bis jusque jusqu hasta fino sino tot ate through thru'
/** With these the named day belongs to the absence. */
export const throughWords =
  'through thru including inclusive einschliesslich einschl inbegriffen inclus incluido inclusive compreso met inclusief incluindo'
/** 'back on 8 December': the named day is the first one at work. */
export const backWords =
  'back return returning returns resume zuruck wieder retour reviens revenir rentre regreso regresare vuelvo volvere vuelta reincorporo rientro rientrero torno tornero ritorno terug weer retorno regresso volto voltarei volta available disponible'
