import { ROLE_FAMILIES } from './all.ts'
import type { Role } from './role.ts'

/** Titles whose first word belongs to one sector and whose work to another: "responsable qualité" is no head of operations. */
const ELSEWHERE: [titles: RegExp, role: string][] = [
  [/educador[a]? (?:de )?guardería|crèche|nursery (?:nurse|worker|assistant)/, 'early-years'],
  [/lagerlogisti|^logistiker|logistikmitarbeit|fachlagerist/, 'warehouse-operative'],
  [/osteópata/, 'therapist'],
  [/services généraux|servicios generales/, 'facility-manager'],
  [/secretari[oa] de (?:colegio|instituto|escuela)|opérat(?:eur|rice) de saisie/, 'administrative-assistant'],
  [/tractorista|tractor driver|traktorfahr|tractoriste|vigneron/, 'farm-worker'],
  [
    /chargé\p{L}* de projets? humanitaire|coordinador[a]? de (?:cooperación|proyectos de cooperación)/u,
    'project-manager',
  ],
  [/^chemiker|^chimiste|^químic[oa]/, 'laboratory-technician'],
  [
    /responsable (?:de (?:la )?)?(?:qualité|calidad)|(?:jef[ea]|director[a]?) de calidad|directeur\p{L}* qualité/u,
    'quality-engineer',
  ],
  [
    /production planner|ordonnance(?:ur|use)|planificador[a]? de producción|arbeitsvorbereit|fertigungsplan|produktionsplan|planificat\p{L}+ (?:de )?production/u,
    'supply-chain-planner',
  ],
  [/disponent\p{L}* supply|planificador[a]? de la cadena/u, 'supply-chain-planner'],
  [/chef\p{L}* d['’]équipe (?:de )?(?:production|fabrication|atelier)/u, 'shift-leader'],
  [
    /instandhaltungselektr|betriebselektr|industrial electrician|électricien\p{L}* (?:industriel|de maintenance)|electricista (?:industrial|de mantenimiento)/u,
    'maintenance-technician',
  ],

  [
    /training (?:officer|coordinator|specialist)|chargé\p{L}* de formation|responsable (?:de )?formation|(?:técnic[oa]|responsable) de formación/u,
    'learning-development',
  ],
  [
    /personalberat|headhunt|(?:conseill|chargé|consultant)[\p{L}/·.()-]* (?:en |de |du )?recrutement|(?:técnic|consultor)[\p{L}/]* de selección/u,
    'recruiter',
  ],
  [
    /call.?cent(?:er|re)[ -]?(?:agent|operator|advis|represent|worker|mitarb)\w*|télé(?:conseill|opérat)\p{L}*|teleoperador[a]?|agente de call/u,
    'support-agent',
  ],
  [/comercial de (?:campo|calle|zona)/, 'field-sales'],
  [/ingenier[oa] comercial|ingénieur\p{L}* commercial|technico-commercial\p{L}* avant-vente/u, 'sales-engineer'],
  [/responsable e-?commerce|(?:responsable|gestor[a]?) de (?:e-?commerce|tienda online)/u, 'ecommerce-manager'],
  [/schauwerbegestalt|gestalter\p{L}* (?:für )?visuelles marketing|escaparatista/u, 'visual-merchandiser'],
  [/küchenchef|jef[ea] de cocina|chef\p{L}* de cuisine/u, 'chef'],
  [/hoteldirekt|hotelleit|director[a]? de hotel/, 'venue-manager'],
  [/(?:jef[ea]|responsable) de almacén/, 'warehouse-manager'],
  [
    /accounts payable|comptable (?:fournisseurs|clients)|contable de (?:proveedores|clientes)|kreditoren|debitoren/,
    'accounts-clerk',
  ],
  [/juriste assistant|assistant\p{L}* juridique|asistente jurídico|secrétaire juridique/u, 'paralegal'],
  [
    /online-?marketing|performance.?marketing|marketing digital|traffic manager|paid (?:media|search|social)/,
    'performance-marketer',
  ],
  [/social-?media/, 'social-media-manager'],
  [/^(?:directeur\p{L}* (?:technique|marketing)|director[a]? (?:técnic[oa]|de tecnología))$/u, 'coo-cto'],
  [/desarrollador\p{L}* (?:móvil|android|ios)/u, 'mobile-developer'],
  [/editor[a]? de v[ií]deo|animador[a]? 3d|monteu\p{L}* vid[eé]o/u, 'motion-designer'],
  [/customer-success/, 'customer-success'],
]

const ROLES = new Map(
  Object.values(ROLE_FAMILIES).flatMap(({ roles }) => roles.map((role) => [role.id, role] as const)),
)

/** The role that a title names in so many words, whichever sector lists its first one. */
export function namedElsewhere(title: string): Role | null {
  const named = title.toLowerCase()
  const id = ELSEWHERE.find(([titles]) => titles.test(named))?.[1]
  return (id ? ROLES.get(id) : null) ?? null
}
