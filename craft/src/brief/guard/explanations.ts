/** Why a part of a brief is set aside, and what can be asked instead, in the language of the brief. */
import type { Language } from '../facts.ts'
import type { Ground } from './demands.ts'

export interface Explanation {
  why: string
  instead: string | null
}

export const EXPLANATIONS: Record<
  Language,
  Record<Ground | 'private' | 'instruction' | 'discrimination', Explanation>
> = {
  en: {
    age: {
      why: 'Age must not decide who applies (EU Directive 2000/78, ADEA in the US, Equality Act in the UK).',
      instead: 'Name the skill or the level: "entry level, we train you", or the experience the work needs.',
    },
    sex: {
      why: 'A job must be open to people of every sex, and its wording must say so.',
      instead: 'Describe the task; speak of "you" or "they".',
    },
    origin: {
      why: 'Asking for origin, or for a native speaker, shuts people out because of where they come from.',
      instead: 'Ask for the level the work needs, such as C1, and say why.',
    },
    religion: {
      why: 'Religion must not decide who applies, unless the law allows it for this very job.',
      instead: 'Say what the organisation stands for and which tasks follow from it.',
    },
    disability: {
      why: 'Health and disability must not decide who applies; only the tasks may be described.',
      instead: 'Name the task, its load and the aids: "moves boxes up to 20 kg with a trolley".',
    },
    family_status: {
      why: 'Marriage, children and family plans are no business of an employer.',
      instead: 'State the hours and days of the work.',
    },
    appearance: {
      why: 'Looks, photos and private habits do not show who can do the work.',
      instead: 'State a dress code plainly, if there is one.',
    },
    belief: { why: 'Opinions, union membership and sexual orientation must not decide who applies.', instead: null },
    criminal_record: {
      why: 'A blanket ban on records is unlawful in many places, and checks come after an offer.',
      instead: 'Name the check that the law asks for in this job, if there is one.',
    },
    employment_status: {
      why: 'Being out of work or a gap in a CV says nothing about ability.',
      instead: 'Ask for the experience the work needs.',
    },
    nationality: {
      why: 'Asking for a nationality, a visa type or experience from one country is unlawful in most places (INA section 1324b in the US; Ontario bans "Canadian experience").',
      instead: 'Ask for the right to work in the country.',
    },
    pay_history: {
      why: 'Asking what people earn now is banned in the EU (Directive 2023/970, Art. 5) and in many US states.',
      instead: 'State the pay of the job; ask for expectations at most.',
    },
    unpaid_work: { why: 'Unpaid work is unlawful in most places.', instead: 'Offer a paid trial.' },
    discrimination: {
      why: 'Whether someone may apply must depend on the work alone, and this reads as if it did not.',
      instead: 'Name the task, the skill or the hours that are behind it.',
    },
    private: {
      why: 'This reads like a note for you, not for applicants, so it stays out of the description.',
      instead: null,
    },
    instruction: {
      why: 'This is an instruction to the tool, not a fact about the job, so it was not followed.',
      instead: null,
    },
  },
  de: {
    age: {
      why: 'Das Alter darf keine Rolle spielen (§§ 1, 7, 11 AGG).',
      instead: 'Nennen Sie die Fähigkeit oder das Niveau: „auch für den Einstieg, wir arbeiten Sie ein“.',
    },
    sex: {
      why: 'Eine Stelle muss allen Geschlechtern offenstehen und so ausgeschrieben sein (§ 11 AGG).',
      instead: 'Beschreiben Sie die Aufgabe, neutral oder mit (m/w/d).',
    },
    origin: {
      why: 'Herkunft oder „Muttersprache“ zu verlangen, schließt Menschen wegen ihrer Herkunft aus (BAG 2017).',
      instead: 'Nennen Sie das nötige Niveau, etwa C1, und den Grund.',
    },
    religion: {
      why: 'Die Religion darf nicht entscheiden, außer das Gesetz erlaubt es für genau diese Stelle.',
      instead: 'Sagen Sie, wofür das Haus steht und welche Aufgaben daraus folgen.',
    },
    disability: {
      why: 'Gesundheit und Behinderung dürfen nicht entscheiden; beschrieben werden nur Aufgaben.',
      instead: 'Nennen Sie Aufgabe, Last und Hilfsmittel: „bewegt Kisten bis 20 kg mit dem Wagen“.',
    },
    family_status: {
      why: 'Familienstand, Kinder und Familienplanung gehen den Arbeitgeber nichts an.',
      instead: 'Nennen Sie Arbeitszeiten und Tage.',
    },
    appearance: {
      why: 'Aussehen, Foto und private Gewohnheiten sagen nichts über die Eignung.',
      instead: 'Nennen Sie eine Kleiderordnung, falls es eine gibt.',
    },
    belief: { why: 'Weltanschauung, Gewerkschaft und sexuelle Orientierung dürfen nicht entscheiden.', instead: null },
    criminal_record: {
      why: 'Ein pauschaler Ausschluss wegen Vorstrafen ist meist unzulässig.',
      instead: 'Nennen Sie die gesetzlich verlangte Prüfung, falls es eine gibt.',
    },
    employment_status: {
      why: 'Arbeitslosigkeit oder eine Lücke im Lebenslauf sagt nichts über das Können.',
      instead: 'Nennen Sie die nötige Erfahrung.',
    },
    nationality: {
      why: 'Eine Staatsangehörigkeit darf in der Regel nicht verlangt werden.',
      instead: 'Verlangen Sie eine Arbeitserlaubnis für das Land.',
    },
    pay_history: {
      why: 'Nach dem bisherigen Gehalt darf nicht gefragt werden (Richtlinie (EU) 2023/970, Art. 5).',
      instead: 'Nennen Sie das Gehalt der Stelle.',
    },
    unpaid_work: { why: 'Unbezahlte Arbeit ist unzulässig.', instead: 'Bieten Sie einen bezahlten Probetag an.' },
    discrimination: {
      why: 'Wer sich bewerben darf, soll allein von der Arbeit abhängen; das hier liest sich anders.',
      instead: 'Nennen Sie die Aufgabe, das Können oder die Zeiten, um die es geht.',
    },
    private: { why: 'Das ist eine interne Bemerkung und steht daher nicht in der Anzeige.', instead: null },
    instruction: {
      why: 'Das ist eine Anweisung an das Werkzeug, keine Angabe zur Stelle; sie wurde nicht befolgt.',
      instead: null,
    },
  },
  fr: {
    age: {
      why: "L'âge ne peut pas être un critère (Code du travail, art. L.1132-1).",
      instead: 'Indiquez le niveau attendu : « débutant accepté, formation assurée ».',
    },
    sex: {
      why: 'Un poste doit être ouvert à toutes et à tous (Code du travail, art. L.1142-1).',
      instead: 'Décrivez la tâche et utilisez H/F.',
    },
    origin: {
      why: 'Exiger une origine ou une langue maternelle exclut des personnes en raison de leur origine.',
      instead: 'Indiquez le niveau utile, par exemple C1, et la raison.',
    },
    religion: {
      why: "La religion ne peut pas être un critère, sauf si la loi l'autorise pour ce poste.",
      instead: 'Dites ce que défend la maison et les tâches qui en découlent.',
    },
    disability: {
      why: "L'état de santé et le handicap ne peuvent pas être des critères ; seules les tâches se décrivent.",
      instead: 'Nommez la tâche, la charge et les aides : « déplace des caisses de 20 kg avec un chariot ».',
    },
    family_status: {
      why: 'La situation de famille et les projets familiaux ne regardent pas l’employeur.',
      instead: 'Indiquez les horaires et les jours.',
    },
    appearance: {
      why: "L'apparence, la photo et les habitudes privées ne disent rien des compétences.",
      instead: "Indiquez une tenue de travail, s'il y en a une.",
    },
    belief: { why: 'Opinions, syndicat et orientation sexuelle ne peuvent pas être des critères.', instead: null },
    criminal_record: {
      why: 'Un casier vierge ne peut être exigé que si la loi le prévoit.',
      instead: 'Nommez le contrôle prévu par la loi pour ce poste.',
    },
    employment_status: {
      why: 'Une période sans emploi ne dit rien des compétences.',
      instead: "Indiquez l'expérience utile.",
    },
    nationality: {
      why: 'La nationalité ne peut en règle générale pas être exigée.',
      instead: "Demandez l'autorisation de travailler dans le pays.",
    },
    pay_history: {
      why: 'Demander le salaire actuel est interdit (directive (UE) 2023/970, art. 5).',
      instead: 'Indiquez le salaire du poste.',
    },
    unpaid_work: { why: 'Le travail non rémunéré est illégal.', instead: 'Proposez un essai rémunéré.' },
    discrimination: {
      why: 'Seul le travail doit décider de qui peut postuler ; ce passage laisse entendre autre chose.',
      instead: 'Indiquez la tâche, la compétence ou les horaires dont il s’agit.',
    },
    private: { why: "C'est une note interne : elle reste hors de l'annonce.", instead: null },
    instruction: {
      why: "C'est une consigne à l'outil, pas une information sur le poste ; elle n'a pas été suivie.",
      instead: null,
    },
  },
  es: {
    age: {
      why: 'La edad no puede ser un criterio (Ley 15/2022; Directiva 2000/78/CE).',
      instead: 'Indica el nivel: «sin experiencia, formación a cargo de la empresa».',
    },
    sex: {
      why: 'Un puesto debe estar abierto a todas las personas, sea cual sea su sexo.',
      instead: 'Describe la tarea y usa formas neutras o /a.',
    },
    origin: {
      why: 'Pedir un origen o ser nativo excluye a personas por su procedencia.',
      instead: 'Indica el nivel necesario, por ejemplo C1, y el motivo.',
    },
    religion: {
      why: 'La religión no puede ser un criterio, salvo que la ley lo permita para este puesto.',
      instead: 'Di qué defiende la entidad y qué tareas se derivan.',
    },
    disability: {
      why: 'La salud y la discapacidad no pueden ser criterios; solo se describen las tareas.',
      instead: 'Nombra la tarea, la carga y las ayudas: «mueve cajas de 20 kg con carretilla».',
    },
    family_status: {
      why: 'El estado civil, los hijos y los planes familiares no incumben a la empresa.',
      instead: 'Indica horarios y días.',
    },
    appearance: {
      why: 'El aspecto, la foto y los hábitos privados no dicen nada de la capacidad.',
      instead: 'Indica un código de vestimenta, si existe.',
    },
    belief: { why: 'Opiniones, sindicato y orientación sexual no pueden ser criterios.', instead: null },
    criminal_record: {
      why: 'Solo se pueden exigir antecedentes si la ley lo prevé.',
      instead: 'Nombra el certificado que exige la ley para este puesto.',
    },
    employment_status: {
      why: 'Estar en paro o tener un hueco en el currículum no dice nada de la capacidad.',
      instead: 'Indica la experiencia necesaria.',
    },
    nationality: {
      why: 'Por regla general no se puede exigir una nacionalidad.',
      instead: 'Pide permiso para trabajar en el país.',
    },
    pay_history: {
      why: 'Preguntar por el salario actual está prohibido (Directiva (UE) 2023/970, art. 5).',
      instead: 'Indica el salario del puesto.',
    },
    unpaid_work: { why: 'El trabajo no remunerado es ilegal.', instead: 'Ofrece una prueba remunerada.' },
    discrimination: {
      why: 'Quién puede presentarse debe depender solo del trabajo, y esto se lee de otra manera.',
      instead: 'Indica la tarea, la capacidad o el horario de que se trata.',
    },
    private: { why: 'Es una nota interna y por eso queda fuera de la oferta.', instead: null },
    instruction: { why: 'Es una orden a la herramienta, no un dato del puesto; no se ha seguido.', instead: null },
  },
}
