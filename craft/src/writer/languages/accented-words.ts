/** Words that hurried typing leaves without their accents, and that say nothing else without them. */

const FRENCH =
  'accès activité activités adhérents agrément aménagement aménagements ancienneté année années août après arrêt ' +
  'arrêts auprès barème bâtiment bâtiments bénéficiaires bénévole bénévoles béton bibliothécaire binôme boîte ' +
  'budgétaire câbles carrière catégorie chaîne chaudières chèques chère clientèle clôture collège collègue ' +
  'collègues comptabilité congé congés congrès connaître consécutifs contremaître contrôle contrôles contrôleur ' +
  'coopérative création crèche crèmerie croisières cuisinière début débutant débutants décembre découcher ' +
  'découchers découpe défense dégustations déjà déjeuner délais démarrage déménagement démontage déneigement ' +
  'dépannage départ département départs déplacement déplacements dépôt dernière derrière désherbage désossage ' +
  'détail deuxième développement développeur dîner diplôme diplômes discrète discrétion disponibilité durée durées ' +
  'échafaudage échelle échelon école écoles écoute écran écrire écris écrit écriture éditeur éducateur éducatrice ' +
  'église élections électricien électricité électrique électronique élevage élève élèves éleveurs employé employée ' +
  'employées employés énergie enquête entrepôt épicerie équipe équipementier équipes équivalent ergothérapeute ' +
  'espèces esthéticienne établissement étage été étiquetage étoile étoiles étranger étrangers étude études étudiant ' +
  'étudiants événement événementiel événements éviter expérience fédéral fédération féminin fenêtres fête fêtes ' +
  'février fidélité fiscalité forêt français française frères funèbres funéraire garçon général générale génération ' +
  'générations genève génie géomètre gérant gérante gérer goûter grève hépatite hôpital hôpitaux hospitalière hôtel ' +
  'hôtels idéal idéalement indemnité indemnités indépendant indépendante infirmière ingénieur intempéries ' +
  'intéressement intérêt intérim intérimaires journée journées léger légumes lumière lycée maître maîtrise marché ' +
  'marchés matériel maternité matière matières matinée matinées mécanicien mécanique mécènes médecin médecins ' +
  'médiathèque médical médicale ménage méthode méthodes métier métiers mètres ministère mobilité modèles moitié ' +
  'musée nécessaire néerlandais négoce négociable opérateur opérateurs pâques paternité pâtissier pédagogique ' +
  'pépinière période périodes pièce pièces plaît plutôt préavis précédente préfecture préférence prélèvements ' +
  'préparateur préparateurs préparation préparer présence présentation présentiel président présidente prétentions ' +
  'prévention prévoyance priorité procès propreté proximité qualité québec québécois réassort réceptionniste ' +
  'réclamations récolte récup rédaction rédiger réduit rééducation référence références régie régime région ' +
  'régional régionale régisseur réglage réglages règle règlement réjean relève rémunération rénovation réparation ' +
  'réparations répondre réponse réponses réseau réseaux réservations réserve résidence résidents responsabilité ' +
  'résultats rétrocession réunion réunions réussi révolus rhône rivières salarié salariée salariées salariés santé ' +
  'schémas séances secrétaire secrétariat sécurité sélection sépare séries siège sociétaires société soirée soirées ' +
  'spécialité stérilisation synthèse systèmes tâche tâches téléconseillers téléphone télétravail têtes théâtre ' +
  'tournée tournées treizième très trésorier troisième unité variété véhicule véhicules vétérinaire visibilité ' +
  'voilà'

const SPANISH =
  'académico acompañante acompañar además administración albañil alemán alérgenos algún almacén análisis andén aquí ' +
  'árabe área áreas artículos asesoría asignación asociación atención auditoría auditorías autobús automática ' +
  'automático automoción autónomo averías básica básicas básico básicos baterías bilingüe biología bitácora café ' +
  'cafetería calefacción cámaras camión campaña carácter carné carnicería carpintería cartón catalán categoría ' +
  'católica católico cerámica certificación científico clínica clínicas clínico código colación colegiación ' +
  'colocación comisión comité compañera compañero compañeros compañía concesión conciliación conservación ' +
  'contaduría contención corporación crédito crítica crítico críticos cronológicas cumpleaños currículo currículum ' +
  'débito dermocosmética después día diabético diagnóstico días didáctico dietética diseñador diseñadora diseño ' +
  'dueña dueño duración ecógrafo ecología economía económica económico edificación educación eléctrica eléctrico ' +
  'eléctricos electromecánica electrónica electrónico energía enfermería enólogo enseñanza escalafón escáner españa ' +
  'español española especialización estadística estándar esterilización estética evaluación evangélico exportación ' +
  'extracción fábrica fácil facturación farmacéutico ferretería física fontanería formación fotografía francés ' +
  'frutería función fusión garantía garantías género geografía geriatría gestión gestoría gráfica gráfico hábil ' +
  'hábiles habilitación habitación híbrido hidráulica homologación incorporación inducción informática informático ' +
  'ingeniería inglés inscripción inseminación interés intervención inyección japonés jardín jardinería jóvenes ' +
  'joyería jubilación jurídica jurídico lavandería librería líder límite línea líneas liquidación líquidos ' +
  'logística logístico mañana mañanas máquina máster matemáticas matrícula máxima máximo mecánica mecánico médica ' +
  'medicación médicas médico médicos mención método metodología miércoles mínima mínimo montaña móvil movilización ' +
  'música natación negociación neumática niñas ningún niños nómina nóminas número números óptica órdenes otoño ' +
  'página país países panadería pastelería patrón pedagógico pediatría peluquería pequeña pequeñas pequeño pequeños ' +
  'pescadería petróleo planificación plástico plásticos podólogo policía polígono portátil portería portugués ' +
  'prácticas preparación presentación prestación préstamo préstamos prevención producción protección próximo ' +
  'psicóloga psicología psicólogo pública públicas público públicos punción química químico quirófano rápida rápido ' +
  'recuperación redacción refinería región relación retráctil retribución revisión rotación sábado sábados según ' +
  'señal señor señora señoras señorita sesión subvención sustitución tacógrafo también técnica técnicas técnico ' +
  'técnicos tecnología telefónica telefónico teléfono tensión término términos tesorería titulación título todavía ' +
  'topógrafo tráfico través tuberías tutoría último últimos única único urbanización útil vacío vehículo vendrán ' +
  'viático viáticos zapatería'

const byPlain = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(' ').map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]))

/** In plain letters -> as it is written. */
export const ACCENTED = { fr: byPlain(FRENCH), es: byPlain(SPANISH) }
