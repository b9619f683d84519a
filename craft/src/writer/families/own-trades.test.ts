import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { planFor } from '../plan.ts'

const roleOf = (text: string) =>
  planFor(readBrief(text), { seed: '', unwanted: [], emphasise: [], website: null }).role.id

describe('trades with knowledge of their own', () => {
  it.each([
    ['Vet nurse for a small animal practice in Hexham, 4 days a week, £26-30k', 'veterinary-nurse'],
    ['Tiermedizinische Fachangestellte in Lübeck gesucht, 30 Stunden', 'veterinary-nurse'],
    ['Veterinary surgeon, mixed practice near Tralee, 1 in 4 on call', 'veterinarian'],
    ['Barber wanted for our shop in Leeds, Tuesday to Saturday', 'hairdresser'],
    ['Friseur in Kiel gesucht, Vollzeit', 'hairdresser'],
    ['Beauty therapist, Galway, 3 days a week', 'beauty-therapist'],
    ['Farm worker, dairy farm near Skipton', 'farm-worker'],
    ['Jardinier à Nantes, CDI, 35 h', 'gardener'],
    ['Boulanger tourier à Nantes, CDI, 35 h', 'baker'],
    ['Maestro pastelero en Talca, 42 horas', 'pastry-cook'],
    ['Responsable de tienda en Soria, 40 horas', 'store-manager'],
    ['Gardener for a country estate near Bath, 37.5 hours', 'gardener'],
    ['Technical writer for medical devices, Galway, hybrid', 'technical-writer'],
    ['Technische Redakteurin in Jena gesucht, Teilzeit', 'technical-writer'],
    ['Traductora jurada en Bilbao, media jornada', 'translator'],
    ['BSL interpreter, Glasgow, freelance', 'sign-language-interpreter'],
    ['School caretaker in Ripon, 37 hours a week', 'caretaker'],
    ['Gardien d’immeuble à Rennes, CDI, logement fourni', 'caretaker'],
    ['Vigilante de seguridad en Murcia, turnos rotativos', 'security-guard'],
    ['Information security officer in Leeds, full time', 'software-engineer'],
    ['Workshop manager for our tractor dealership near Ely', 'workshop-manager'],
    ['Kfz-Mechatroniker (m/w/d) in Ulm, Vollzeit', 'vehicle-mechanic'],
    ['Automotive service advisor, Cork, full time', 'service-advisor'],
    ['Customer service advisor, Cork, full time', 'support-agent'],
    ['Bike mechanic in Bristol, April to September', 'bike-mechanic'],
    ['Bäckergeselle in Fulda, ab 2 Uhr', 'baker'],
    ['Vendeuse en boulangerie à Dijon, CDI', 'shop-assistant'],
    ['Pâtissier à Annecy, CDI, 39 h', 'pastry-cook'],
    ['Metzger in Passau, Vollzeit', 'butcher'],
    ['Florist in Norwich, three days a week', 'florist'],
    ['Swim teacher for a leisure centre in Hull', 'swimming-teacher'],
    ['Bademeister in Ulm, Saison', 'lifeguard'],
    ['Monitora de pilates en Gijón, tardes', 'sports-coach'],
    ['Nanny in Bath, three afternoons a week', 'childminder'],
    ['Animatrice en centre de loisirs à Brest, mercredis', 'youth-worker'],
    ['Dental hygienist, Cardiff, two days a week', 'dental-hygienist'],
    ['Zahnmedizinische Fachangestellte in Trier, Vollzeit', 'dental-nurse'],
    ['Chirurgien-dentiste à Pau, temps plein', 'dentist'],
    ['Augenoptikerin in Ulm, Vollzeit', 'optician'],
    ['Phlebotomist, Leeds, mornings', 'phlebotomist'],
    ['PTA in einer Apotheke in Trier, Teilzeit', 'pharmacy'],
    ['Bibliothekarin in Hof, Teilzeit', 'librarian'],
    ['Gallery attendant, Dundee, weekends', 'museum-attendant'],
    ['Periodista en Zaragoza, jornada completa', 'journalist'],
    ['Fotografin in Mainz, freie Mitarbeit', 'photographer'],
    ['Architektin in Kassel, Vollzeit', 'architect'],
    ['Delineante en Burgos, jornada completa', 'draughtsperson'],
    ['Estate agent in Stroud, full time', 'estate-agent'],
    ['Gestionnaire de copropriété à Nantes, CDI', 'property-manager'],
    ['Bankkauffrau in Aalen, Vollzeit', 'bank-adviser'],
    ['Claims handler, Ipswich, hybrid', 'insurance-clerk'],
    ['Tischlermeister in Husum, Vollzeit', 'carpenter'],
    ['Peintre en bâtiment à Metz, CDI', 'painter'],
    ['Seamstress in Oban, part time', 'tailor'],
    ['Relojero en Toledo, jornada completa', 'goldsmith'],
    ['Haushaltshilfe in Bonn gesucht, 4 Stunden pro Woche', 'domestic-help'],
    ['Femme de ménage à Tours, 10 h par semaine', 'cleaner'],
    ['Cleaner for our offices in Derby, evenings', 'cleaner'],
    ['Volunteer coordinator in Hull, three days a week', 'volunteer-coordinator'],
    ['Community fundraiser, Kent, hybrid', 'fundraiser'],
    ['Pfarrsekretärin in Fulda, 15 Stunden', 'parish-office'],
    ['Conseiller funéraire à Limoges, CDI', 'funeral-director'],
    ['Sound engineer for a concert hall in Bath', 'event-technician'],
    ['Kirchenmusikerin in Ulm, Teilzeit', 'musician'],
    ['Lokführer in Ulm, Vollzeit', 'train-driver'],
    ['Train guard, York, shifts', 'train-crew'],
    ['Auxiliar de vuelo en Palma, jornada completa', 'cabin-crew'],
    ['Agent d’escale à Nice, CDD', 'ground-staff'],
    ['Cartero en Soria, jornada completa', 'postal-worker'],
    ['Spülkraft in Ulm, Teilzeit', 'kitchen-porter'],
    ['Transport coordinator in Hull, full time', 'dispatcher'],
    ['Docker à Sète, CDI', 'warehouse-operative'],
    ['Biomedizinische Analytikerin in Graz, Vollzeit', 'laboratory-technician'],
    ['Técnico de laboratorio en Vigo, jornada completa', 'laboratory-technician'],
    ['Postdoctoral researcher in Durham, two years', 'research-scientist'],
    ['Staff nurse on a surgical ward in Leeds', 'nurse'],
    ['Farm manager, arable estate near Ely', 'operations-manager'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})

describe('a trade of a wide sector that no role knows is given no work of another', () => {
  it.each([
    'Hörakustiker in Ulm, Vollzeit.',
    'Rettungssanitäter in Ulm, Vollzeit.',
    'Fluglotse in Ulm, Vollzeit.',
    'Éboueur à Lyon, temps plein.',
    'Exam invigilator in Leeds, casual.',
    'Tierpfleger in Ulm, Vollzeit.',
  ])('%s', (brief) => expect(roleOf(brief)).toBe('general'))
  it.each([
    ['Ward sister in Leeds, 37.5 hours', 'nurse'],
    ['Alltagsbegleiter in Ulm, Teilzeit', 'carer'],
    ['Elementarpädagogin in Linz, Vollzeit', 'early-years'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})

describe('a title that only sounds like a trade keeps its own work', () => {
  it.each([
    ['Architecte logiciel à Lyon, temps plein', 'architect'],
    ['Arquitecto de software en Sevilla, jornada completa', 'architect'],
    ['Sales consultant in Leeds, full time', 'estate-agent'],
    ['Court reporter in Leeds, full time', 'journalist'],
    ['Bäckereifachverkäuferin in Ulm, Vollzeit', 'baker'],
    ['Tellerwäscher in Ulm, Vollzeit', 'bank-adviser'],
    ['Clinical research associate in Leeds, full time', 'research-scientist'],
    ['Carpintero de aluminio en Lugo, jornada completa', 'carpenter'],
    ['Zimmermädchen in Lech, Saison', 'cleaner'],
    ['Conducteur de ligne à Dole, 3x8', 'train-driver'],
  ])('%s', (brief, role) => expect(roleOf(brief)).not.toBe(role))
})

describe('a trade of a wide sector is known by all that people call it', () => {
  it.each([
    ['Bar staff in Leeds, evenings', 'server'],
    ['Restaurantfachfrau in Ulm, Vollzeit', 'server'],
    ['Hotelfachmann in Ulm, Vollzeit', 'hotel-receptionist'],
    ['Employé d’étage à Lyon, temps plein', 'housekeeping'],
    ['Jefe de cocina en Soria, jornada completa', 'chef'],
    ['Shelf stacker in Leeds, nights', 'shop-assistant'],
    ['Gérante de boutique à Lyon, CDI', 'store-manager'],
    ['Support worker in Leeds, 30 hours', 'carer'],
    ['Sage-femme à Lyon, CDI', 'nurse'],
    ['Assistenzarzt in Ulm, Vollzeit', 'physician'],
    ['Pädagogische Fachkraft in Ulm, Teilzeit', 'early-years'],
    ['Moniteur-éducateur à Lyon, CDI', 'social-worker'],
    ['Verwaltungsfachangestellte in Ulm, Vollzeit', 'administrative-assistant'],
    ['Operador de máquina en Soria, turnos', 'production-operator'],
    ['Controls technician in Leeds, full time', 'maintenance-technician'],
    ['Qualitätsingenieur in Ulm, Vollzeit', 'quality-engineer'],
    ['Schichtführer in Ulm, Vollzeit', 'shift-leader'],
  ])('%s', (brief, role) => expect(roleOf(brief)).toBe(role))
})
