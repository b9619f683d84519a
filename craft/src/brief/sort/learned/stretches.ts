/** Written by craft/training/train.ts from 3823 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `!	tR
! !	qUt]
!$	rS
"	rg
" a	rRsVtV
" bitte	aVtF
" das	jWmGqT
" et	hHrY
" in	rV
" ni	r[
" no	rZ
" not	sU
" pasion	mJrS
" passionate	qT
" so	cWpIqU
"$	rX
#1	cU
#capitals	iSj[
#money	g^
$ +	fGhV
$ /	gTnE
$ 0	hU
$ 00	gV
$ 000	h\\
$ 900	h_pI
$ a	fAgbhG
$$	gVjFk\\
%	gS
% +	qR
% /	fHgRiT
% 0	nSrS
% 00	sW
% after	e]fAg[hFj?
% auf	hZlG
% commission	sT
% de	gf
% del	gYnV
% du	fJgahFiG
% en	hT
% holiday	hI
% in	gW
% match	gHhW
% mobil	dbgF
% of	bSg[
% off	f?gGhg
% on	gY
% over	gU
% pension	gGhY
% por	gd
% remote	cSgYhEjH
% shift	fBg\\jH
% sobre	gWiH
% sur	hU
% umsatz	g[
% variable	gV
% vom	hV
%$	fZgS
& 0	f^mWpT
& 00	aIfYoX
& a	jW
& b	aFbImWnX
& co	b\\
& d	i]jIqY
& e	aWiS
& i	bYhYjF
& l	bIi_
& m	iV
& op	iSjR
& r	aWfUgJhXiG
& s	aYkJtG
& t	jTkT
& the	iGq\\
&$	iX
( !	fZhGnIqS
( 0	a]j>
( 000	aRfHgT
( a	aVfH
( about	fHiW
( b	hX
( c	a^jFmItC
( der	q^
( die	r[
( e	a^nR
( el	aIq[
( ere	a_mE
( euse	a\\
( fe	aXtI
( head	m[
( ja	aUfEhTtV
( k	gGhXjIkX
( m	aZjI
( mid	aS
( ne	aTrYsJ
( nice	k\\
( no	fSs\\
( not	jYkJ
( one	aVnW
( or	jW
( s	j[
( saale	cW
( se	a^fGgFqS
( the	dJq_
( trice	aSbH
( w	aVtI
( we	j[
( yes	h\\
+ $	fFj>kalF
+ +	aTiSkVrI
+ 0	m^
+ 00	fHgUhS
+ 000	bVcTgV
+ a	bU
+ apprentice	aImZ
+ auxilio	gWjGqS
+ b	j[tI
+ bank	fW
+ bh	hT
+ bono	hIsS
+ carte	sR
+ comision	jIsZ
+ cook	aIhSmT
+ cv	pW
+ deplacements	fZgTiGnC
+ e	jXkV
+ ec	i]
+ eng	aHiJj^mG
+ english	jUkI
+ fuel	hS
+ horas	aIg[
+ nacht	fIrUsT
+ one	dJpV
+ ot	g[jH
+ own	hXnW
+ piece	gWiHsT
+ plus	gT
+ pourboires	fHjSsS
+ prime	fGsU
+ propina	sT
+ propinas	qS
+ sat	bR
+ tip	sT
+ tips	sS
+ two	bSiEp\\
+ umsatzbeteiligung	gV
+ van	sT
+ variable	qS
+ xmas	hW
+ £	hSjH
+$	iZjS
-'acte	fIgY
-'aise	iHjYsT
-'aout	iVoU
-'d$	jX
-'elle	jT
-'en	oX
-'etat	iR
-'info	pW
-'ll	jU
-'oral	jSqV
-'s$	bScW
-'t$	iRlRqRrU
-'un	sT
--aout	fSo_
--auto	dFhSiFjUnV
--bike	h^pH
--call	fVgT
--card	cHgHh_iIpI
--chef	aSmS
--cinq	eThJtW
--club	aTbUeHhHiSjF
--crew	fGhIm\\pH
--ct	kU
--deux	fSgUqJ
--doku	iY
--down	cDiZ
--ende	eIoW
--ends	fY
--etre	pFq_rW
--ex	cV
--fare	hW
--file	cJgSi]jD
--five	gX
--form	qIrh
--four	aTdIfWhS
--free	bThV
--frei	bFcIeVtV
--haus	b\\cEgFhT
--have	kZ
--home	hYpZ
--hour	f[
--huit	eIf\\oV
--ii	b_iItG
--in	iU
--june	cHfWoU
--kurs	bCjf
--la	jHrYsW
--land	bWcVi?jI
--le	iCjVr\\
--life	iZ
--like	aDc]rS
--line	hFi]jH
--mail	pW
--main	cW
--midi	cSfUpT
--neuf	fV
--nord	cWhG
--offs	iZ
--olds	iVlJpV
--on	jYsY
--only	eZfDjGl[
--op	hUiW
--outs	iS
--over	aIi]qZ
--p$	iDj\\pR
--page	r\`
--pass	eYhRiF
--rate	hY
--room	aGbYhJ
--satz	aEfGgYhYjHmApH
--sept	fYo]
--shop	bZcEfIqI
--site	iRjZ
--size	bUiV
--star	aHb\`cIiC
--surg	a[cD
--takt	f[hG
--team	iYjHnX
--tech	bZcGiSjHkJ
--term	eVpUqU
--test	iDjVpb
--time	eZfR
--trip	hZiT
--tu	iSqXtU
--type	bThS
--up	iY
--v$	b[cIgIiDjU
--vous	pX
--wide	bTh\\iG
--wo	fV
--work	hWrW
--year	aScIefhHiDjHmI
-00$	iR
-000	pS
-00000	pS
-a'd	fW
-a's	iHoXqV
-a-ebs	jS
-aa$	aCiEjRkW
-aal	bUiRmR
-aalde	e]
-aar	bVmV
-aat	aEcYiXtG
-ab$	fFiVmS
-aba	cUiIqa
-abaco	iW
-abado	f]
-abais	hV
-abaja	fVmZ
-abajo	dR
-abane	h[
-abase	bIiUjX
-abatt	hf
-abe	iXoT
-abels	bViR
-abend	fXgJhUiTpH
-abeza	iWsT
-abi	kT
-abies	hGsW
-abina	cGjSmW
-abine	h[sRtS
-abits	iHj^
-ablan	q[
-ablar	kUpS
-ablas	gZ
-abled	iSkT
-ablet	fJh[
-ablon	bW
-abo	cDgIhh
-abord	eSiGnTrV
-abore	aEbbcHgFiIjF
-abour	iUqX
-abras	rY
-abria	c\\
-abric	bUiToG
-abrik	aHb^cHjD
-abril	cEoe
-ac$	cZ
-aca	fWhTjH
-acant	iWmEoZ
-ace	gRiS
-acete	cV
-ach	c^
-achat	qUrR
-ached	i]mE
-achen	iT
-acher	aWbS
-aches	cXiUsI
-achie	c\\mU
-achis	aSiS
-achon	bIcciG
-achte	fYnY
-achts	fViT
-acias	jUpU
-acier	iUsY
-acies	b[cGpJtZ
-acing	jTqR
-acion	i[
-acios	i_
-acist	iU
-acite	iFjV
-acity	j]kG
-ack	bV
-acked	aCbcfJhT
-acken	gViUsJ
-acker	bSlV
-acket	hU
-ackie	hIiHm\\qS
-ackup	dJhRiT
-aco	c\\hWjI
-acons	aYfIgGiVoD
-acora	iY
-acros	cIiSjZ
-acruz	hU
-acs	bSqS
-act	eR
-acted	eXfIjJlWpW
-acter	jWpTsS
-actil	iU
-actor	bYeU
-acuna	jRpS
-acy	iY
-ad$	jU
-adame	mStU
-adder	hWlJsU
-addle	aGfIiXoXpGtJ
-ade	c[
-adece	k[
-adege	iItV
-adell	cW
-adeln	bCi\`jI
-ademy	cShJ
-adena	bW
-adera	aV
-aders	aR
-adeus	jY
-adh	cU
-adier	mY
-adies	mUsX
-adine	mX
-adios	iU
-adito	cFq^sX
-adius	nY
-admap	iX
-admin	ad
-adora	aTjRmU
-adrar	eJiY
-adrer	bJiS
-adres	sZ
-adrez	bHiJmY
-adrid	c[hSnR
-adros	iY
-ads	gYiRkD
-adset	h[
-adt	cX
-adura	iV
-ae$	bViUjSpS
-aeg	kWrU
-ael	bScJqZ
-aelic	kSsR
-aelle	mWqSsGtW
-aer	cVhHnHsW
-af$	aSiZjVlE
-afael	bTcHqS
-afana	iT
-afe	j\`rS
-afely	jS
-afety	iS
-aff	c[hImIsH
-affee	hV
-affel	aZg\\iC
-affen	aHi\\qW
-affic	lTmG
-afico	hSpT
-afo	iSpRrS
-afond	hYqV
-afood	aSbVcI
-aform	kW
-aften	aXjZ
-after	oSsX
-aftig	fGiHjXsW
-ag$	hV
-aga	c\\
-agada	cFgTh\\
-agado	hSkSpS
-agage	gRlT
-age	iT
-agena	ca
-agent	aYiS
-agern	cJjAka
-ageur	bT
-agger	kW
-agh	cYmV
-aghan	cU
-agina	r[
-aging	gEhT
-agnen	bHfRi[jG
-agner	kW
-agnes	cCjV
-agnie	qStU
-agnol	pHt\\
-agnon	aVjV
-ago	cRiU
-agoge	aZfJ
-agold	aIbRcV
-agona	aW
-agoza	cXnW
-agram	jElSrU
-agros	jHmV
-ags	fRiV
-agt	eTqRsS
-agues	bSiC
-ah$	cTgTtX
-aha	bTjS
-aheim	dRfRnT
-ahili	jSkVrT
-ahl	pS
-ahlen	gVlS
-ahler	iU
-ahmen	fZiWnWsA
-ahn	fDgDhZiUjU
-ahnen	bSiSqT
-ahona	bXiVtC
-ahors	cV
-ahr	iToY
-ahren	jS
-ahrer	a^mV
-ahrig	eSoS
-aht	fIgIia
-ai$	cUiRmS
-aid	hJqT
-aigan	pY
-aigas	lWsU
-aight	fWhF
-ailed	bXjCqU
-aille	dR
-aim	hT
-ained	jXlX
-ainee	aSmT
-ainer	hIjImU
-aines	hR
-ainly	bRcU
-ainne	aIdHmRpTrX
-ainst	iJqW
-aints	bSiajJ
-aiolo	aX
-aipur	bUcU
-aique	bCcHiDjFk\\mGnZpG
-airie	cT
-aised	bUgIiI
-aiser	aShZ
-aises	hEiFjIk]sZ
-aisie	iY
-aisir	qV
-aisse	qU
-ait	kU
-aites	lRsY
-aiths	aGi[
-aitre	mZ
-aix	c]
-aja	bVkTmS
-ajado	iS
-ajaja	qU
-ajara	cR
-ajera	aSmU
-ajero	aVgU
-ajets	gFhTiFnX
-ajors	bVjI
-ak$	aScHhUjSlR
-akant	aJjTmX
-ake	cX
-akers	bVm[pJ
-akery	bU
-aki	pS
-akima	cV
-aking	k\`qR
-aks	hRiXmE
-akt	eSi[
-aktur	aIb]
-ala	bAcXiIjY
-alace	bVqU
-alada	aHc\`eHiDqU
-alade	iW
-alaga	cSdU
-alais	c[dZiEjFsV
-alana	cFjTkU
-alapa	cV
-alara	bXc[iDjE
-alary	h[rU
-alate	jSlT
-alben	bHiVpW
-alber	iTpS
-alcul	iW
-ald	cX
-aldas	aZ
-ale	bR
-alect	iEjXkT
-alejo	c_iI
-alekt	aIjHl\\sS
-alent	j_
-alera	gGj\\lIsW
-alero	aU
-alers	aSbRmS
-alets	aHb^
-aleur	aHjZ
-alfte	dUhU
-ali	cVgJhUjHkS
-alian	bSjS
-alias	bXsR
-alida	fXnRqV
-alide	jWqS
-alien	cHiTkZ
-alier	aYpU
-alina	bS
-alind	pS
-aling	cViGmHpAs\\
-alise	fU
-alism	gIlX
-alist	aWe[gHjRtB
-ality	aGbW
-aliza	bIi^jFpE
-alk	iUjX
-alked	qZ
-alker	a[cFiFkBlFmZ
-allan	c[qJsT
-allas	bRoW
-alled	lW
-allee	bHsY
-allen	bUjIkZ
-alles	iT
-allet	bVlU
-alley	nV
-allon	aIb^cIiInE
-allos	kWtS
-allot	bY
-allow	bT
-almas	iS
-almon	hT
-alo	k[lFpDqUr^
-alogo	hJiVjS
-alons	sS
-alora	bIjSk[
-alpan	cV
-alpha	cIjZ
-als	iT
-altar	eVgJjHr\\
-altas	jVrS
-alten	i\\rZ
-alter	aUjT
-altet	pGra
-althy	iUsZ
-altst	jY
-alupe	cW
-alves	bX
-alway	cTnR
-alyse	hWiZ
-alyst	aY
-alz	aFbUhYiCjUqItI
-am$	iS
-ama	bRc[
-amada	fRgTjJpZ
-amado	dGiTpW
-amaha	bTjS
-amais	lS
-amans	sU
-amara	bTsU
-amati	cVpT
-amber	dR
-ambes	cTjS
-ambio	iV
-ambre	hXjW
-ame	rRsT
-ament	dUjTpT
-amera	iTs]
-amese	jWp\\
-amica	aHb\`
-amina	bHiSjX
-aming	aSbS
-amino	jDkZ
-amion	hW
-amira	nV
-amish	bXcXiJ
-amite	iT
-amm	iYlY
-ammar	bTjX
-ammen	mY
-ammer	sS
-ammes	jT
-amo	kT
-amora	cW
-amore	cX
-amp	iW
-ampen	bIcRdUiU
-amper	bYeJhTjG
-ample	pz
-ampus	cUnV
-ams	hHiW
-amy	kU
-anach	eT
-anada	eUhGnW
-anado	gTiW
-anage	rS
-anale	bR
-anama	fX
-anana	dRfS
-anced	fJhTjS
-ancer	cIiVqU
-ancha	mJnV
-anche	fS
-anchi	mW
-ancia	dXi[
-ancon	cW
-ancos	fTiU
-andar	jX
-andas	cWhJk[
-andat	eW
-andau	cX
-andby	fXgS
-anded	jFlVqS
-andee	lX
-andel	b_pJ
-andem	bJfWmW
-anden	bIkY
-ander	jRqUsS
-andes	i^
-andia	cTiEm[
-andig	eRgFiUqS
-andit	tZ
-andle	iX
-andli	iJmZ
-andma	jW
-andom	iJjW
-andos	aJgH
-andra	b\`c?jIsS
-andre	bGcXjX
-ane	fIkU
-aneda	aHcX
-aneja	jFkX
-aneje	jS
-anejo	jX
-anels	iW
-anent	e[
-anero	jHq\\
-aners	aTfGmVqG
-anese	jJkRsV
-anete	cZrUsI
-angar	bTcViJ
-anged	hViIjRqW
-angen	cV
-anges	iW
-angig	f]iG
-angla	iT
-angoo	hW
-angor	cU
-angre	iRjS
-angue	kZ
-ani	hFiXjHsY
-anian	kVsS
-anias	cW
-anica	k[
-anico	hUsR
-anics	bHiDkElEm]qS
-anier	gUhV
-anies	b[hGiJ
-anila	cY
-anine	bXcIgJ
-aning	aS
-anish	jRkSlR
-anist	mY
-anium	iU
-ank	b^
-anked	fIgUpZ
-anken	bRnS
-anker	qX
-ankte	j[
-ann	mFpT
-annah	kVq[
-anned	iSrW
-annee	oS
-annel	aSbBcGe[iFj>tV
-annen	aHbWiV
-annes	cViRmS
-annst	tS
-annte	j^lJqH
-ano	kT
-anque	iT
-ans	s[
-ansas	bEc_
-ansea	dHnW
-ansit	hX
-antal	qY
-antar	jX
-antas	aGbXiZ
-antee	gUrX
-anten	cUmWsT
-anteo	iW
-anter	jUsS
-antia	cFiU
-antie	iRrU
-antil	bVeYrF
-antin	c^
-anton	bGcSgJhUjW
-antos	iTpS
-antry	jZ
-anual	kT
-anuar	fT
-anuka	bUiS
-anung	iVsT
-anz	bScSiW
-anzas	jU
-anzen	iVjW
-anzig	gV
-anzug	h\`iB
-ao$	cUiW
-aos	iEjGkYq\\
-ap$	bXiS
-apa	bVcUs[
-apado	cFiZjY
-apcut	jX
-ape	oS
-apers	iSlW
-apeut	a[bGcHhI
-aph	jZlHtR
-apham	cS
-apher	aYjElT
-aphie	iSjSkS
-api	cJjckI
-apide	jX
-apier	bWcCdW
-aping	aXbEj\\mD
-apler	cIjU
-apo	c_tH
-apore	fX
-apped	gY
-appel	eRpVqW
-appen	hRjVpVqTsF
-apr	f[iI
-apres	eXqU
-april	eToWpH
-aps	jXoUqF
-apses	iUjHoJqX
-apter	aJfRpS
-aptop	eIh[
-apy	kX
-aq$	cSiGj\\
-aques	cZoS
-ara	aBcZjF
-arado	gUiSrT
-arama	cY
-arant	abiGjG
-arate	cZiW
-arati	cFkSsS
-arb	aZbFdSjV
-arber	bR
-arbes	cU
-arbon	iTkZ
-arbre	jW
-arcal	aGcT
-arcas	bTnV
-arcel	qY
-arche	c\`iJ
-arcle	cW
-arcon	aRbIhHsW
-arcus	pGsR
-arded	jVpItZ
-arden	bRqS
-arder	bSrRsS
-ardes	fS
-ardia	fY
-ardin	aJcTgEhY
-ardon	b@c[iJqUrR
-ardot	iUjHkU
-areas	cRfX
-aredo	cT
-areer	eS
-arees	cIfR
-areil	aIgTjRlItV
-areja	sR
-arely	fT
-areme	g\\
-argar	i\`
-argas	qU
-arges	sW
-arget	iVqR
-argin	iX
-argon	mGrb
-argos	aHgYiS
-arh	bFc_iG
-arhus	cV
-ari	aFfGiXjDkVtY
-arial	oS
-arian	bXcEjVlV
-arias	m[
-ariat	qR
-aridh	mV
-arido	sS
-arier	sWtW
-aries	bW
-arifa	gSrW
-ariff	g]hJ
-arina	aScY
-arine	iH
-aring	eW
-arish	pR
-arite	hG
-arity	bVjJ
-arium	aXbIqX
-ark	bWcZjS
-arked	eU
-arken	bYiD
-arker	aGbDgAi]jAs[
-arket	bT
-arkte	fUiUjI
-arlas	iW
-arlat	cV
-arler	qVrTtH
-arles	bHjYkFqW
-arlow	cU
-arlys	mY
-arm	gJiXjZ
-armas	i[jH
-armen	hDmY
-armer	cVhW
-arn	hYsU
-arned	lWsZ
-arner	bWqHrS
-arnet	jS
-arney	aGc^fJ
-arole	pZ
-arote	cUh[iGjI
-arpet	i[
-arque	cS
-arras	cS
-arrei	aHbYiCr\\
-arrel	bSiY
-arrer	aHmbpI
-arres	bW
-arria	cX
-arrio	cV
-arroa	iS
-arros	cZiFtJ
-arrow	iHjU
-ars	aIbWi[mR
-arsal	gSjT
-art	aS
-artal	iSqS
-artas	pSqV
-arted	bWjU
-artel	cJm\\pErS
-arten	bVcFhe
-artet	iRkStT
-artie	iR
-artin	aHtU
-arton	cSpVtD
-artos	cTiVpT
-artup	b^dI
-arung	iYkV
-ary's	gYjX
-arzte	bUfJgYiTmItH
-asa	k]
-asada	iWqSsV
-asaje	gJhRnU
-asant	i]jT
-asche	aJb]h[tH
-asens	cW
-asenz	d[sU
-asern	b[cGiVjAkG
-aseta	p\\
-asgow	cT
-ash	hIjCm]
-ashed	hTiAjU
-ashes	b]cJiT
-asi	bYcXgDiH
-asica	iGjWkU
-asico	iT
-asics	iIl\\
-asier	hTiJpW
-asing	hc
-asino	bVhX
-asins	bYdXiH
-asium	c[
-asloe	cS
-asmin	m]tF
-asn't	q\\
-asoil	hY
-asons	jZ
-asque	kS
-ass	hWi]
-assar	iW
-assat	cEfAh]iFqY
-assed	hSjS
-assel	cY
-assen	iRjTrW
-asser	aCiWpS
-assez	iVsV
-assic	bXjG
-assif	bJc[iFjR
-assig	jWrV
-assis	cUiY
-ast	iY
-asted	qS
-asten	jRpU
-astic	iSkW
-astle	bTpS
-astor	mS
-astos	nW
-astra	c]tJ
-astre	iWjT
-astro	jTnU
-astry	aRiUkV
-asual	e[
-asury	bR
-ata	cWiYjF
-atado	bYeWjI
-atane	cX
-atbed	aTbSlT
-ate's	aRjJkUqV
-ateau	jJmS
-ategy	iZ
-ately	bR
-atent	bEcHjc
-aters	i[kW
-atest	o_pJ
-ateur	aS
-ath	aVcS
-athal	cSm[
-athon	tS
-ati	c\\
-atial	b_cCpH
-atica	jW
-atico	bIgTiWjZqI
-atics	bZiH
-atier	aX
-atifs	r[tH
-atina	cFi[sW
-ating	iS
-atins	sT
-ation	iU
-atios	i[
-atite	jX
-ativa	cRiH
-ativo	sS
-atixx	jS
-atlab	jW
-atley	c]
-ato	cSeV
-atons	h_iF
-ators	bXm_
-atory	bSfX
-atres	bY
-atria	bWkZ
-atric	jT
-atrie	a]bGjU
-atrix	iIkYqT
-atriz	iXjG
-atrol	iZ
-atron	iImU
-ats	jFkX
-atsch	fGgIi\\
-att	bWhS
-atten	bZ
-atter	lT
-attet	gUhHpT
-attle	iXlU
-atung	aZtR
-atura	jTlX
-ature	iX
-aty	aVcW
-atz	hU
-atzen	bZqU
-au$	cZ
-aub	hX
-auban	c\\
-auben	aJb\`iSjImJ
-auber	iRjU
-auche	iUqSrU
-aucht	aIlRtU
-aud	bWcJmZ
-audes	bSdJi]
-auern	iUkT
-auert	eGpYtY
-auf	iV
-aufen	iU
-aufer	jSqR
-auffe	bIhYiR
-aug	gEhBiXmCpX
-augen	fGjHm\\
-aught	fChZlZ
-auing	aZ
-aukri	pW
-aulic	aViV
-aulik	jW
-aults	iZ
-aum	b^hViW
-aumen	i\`kI
-aumur	cU
-aunch	cU
-aurer	aVjIlV
-aus	b^cRh\\
-ausch	ia
-ausen	cjiH
-auser	b[iW
-auses	fVjSsU
-aut	cYoIqV
-auten	b\`cI
-auter	bY
-autes	iJqSrY
-autre	qYsT
-auung	cUgV
-aux	iT
-außen	cSqR
-av$	aZmV
-avado	hW
-avage	iT
-avail	dR
-avane	hV
-avans	gFhYjGkY
-ave	bUcThS
-avera	cVjRoT
-avers	c\\kHlT
-avian	hJkU
-avier	aEc\`jSmH
-aving	iTjTqV
-avoir	jRlS
-avour	gWjJkU
-avril	aHe[oA
-aw$	aUjSmS
-awa	jHk[lG
-awi	aEhAjGm_
-awing	dUiR
-awyer	aZ
-ax$	iYrS
-axe	iW
-axima	qTrYsR
-aximo	pRrT
-ay-up	jY
-aya	cUhR
-ayees	fShTnT
-ayern	g]jHsV
-ayers	bZfJiS
-aying	sR
-ayo	cVhSsR
-ayr	bGcIfGmYpU
-ayuno	hWiR
-az$	cZiGmRtH
-aza	aSqW
-azado	b_
-azard	gSiT
-azier	aR
-azine	aTeGiVtU
-azing	b]cIiHkT
-azo	jCkZtT
-aße	cXnS
-ba$	cXjS
-bable	eTjW
-bacco	iTjV
-backs	g[iVkI
-bad	bScTiT
-baden	aHbFcYiFmHnZpG
-bados	fT
-bague	cW
-bai	f?iZ
-bains	bGcgiC
-bajar	j]
-bajos	jT
-bal	bSiT
-bamme	aUjR
-ban	cX
-banne	cUjI
-bao	bV
-bar	fW
-barca	cTjU
-bares	cHqFtY
-bargo	c^fJq]
-barna	cYiI
-based	cSdb
-basis	bDe^gUiE
-bat	b]cIfVgJjI
-bau	baiT
-baude	j\\
-bauen	i[
-bauer	aYbW
-bault	pR
-bbath	hWjS
-bbe	cSiStT
-bbing	ib
-bec	dU
-bed	bZiT
-bei	aIi]pV
-being	bVhX
-bel	bWfT
-belle	gTtS
-bemos	qW
-benan	hSqS
-bende	f]
-bends	fRpS
-bener	fIiS
-benso	lW
-beral	eR
-beres	aJb\\iJjUtE
-berge	c[
-berin	mS
-berte	cUeHhWiIpJ
-bes	cVsWtS
-betag	pZ
-betes	iY
-betic	iY
-beton	bacAiDsG
-bezug	aHhU
-bgang	iIoTq]
-bherr	iU
-bi$	mU
-bia	cUdSlRmVrFsG
-bic	kS
-bid	iTmIp[
-bie	eZhR
-big	rR
-bikes	iTjT
-biles	bSdWpV
-bille	sU
-bimos	bXgT
-bin	bYcGdWgDpS
-binas	aGbWiV
-bined	aXgRjH
-binen	iS
-bines	b]
-binet	bW
-bio	c\\
-bis	aUmT
-bisch	kRlS
-bit	rT
-bital	jGkV
-bject	pSqSrRtR
-bjerg	bT
-bke	mS
-bla	kHnT
-blado	iWjT
-blage	iVkY
-blatt	bTpIrZtW
-bleas	iW
-bleau	jW
-bledo	cU
-blets	iY
-blica	bX
-blich	sZ
-blick	gHhW
-blico	kV
-blier	aHcIh_iDjEpH
-blies	iW
-blige	dUpI
-blind	bJkX
-bling	aTbWiDmGpGqTrStC
-blish	qXrR
-blo	cSnT
-block	f[jJ
-bloux	c^
-bly	jRrCsYt\\
-bmast	qS
-bo$	c\\hXiRjG
-board	hU
-bol	bXhIsZ
-bon	bSh]kX
-bonne	cVnU
-bonus	gb
-books	bSjU
-boote	bR
-bor	bUiRjGkS
-boral	bIpU
-borne	bCj_
-bos	aJbTgDib
-bot	aHbVcGhGq]
-boten	fS
-boter	bUiS
-bound	iVjZ
-bourg	b[n]
-bouts	gSjHtV
-box	jUpV
-brado	aXiZkI
-brary	bTeGfHhT
-brazo	t]
-bre	oX
-brero	hSoZ
-breta	j[
-brett	bIh^kF
-brica	jX
-bride	dWhS
-brido	d[
-brief	fHj^
-bro	q\`tJ
-bronn	c]
-brook	bTc[jI
-bruar	jRoUpT
-bruch	aBb_cC
-bruck	cc
-brush	jW
-bs$	iTt\\
-bsidy	hVjV
-bsite	rW
-bsrat	jWpIq[
-bst	iSjI
-bsten	kRsU
-build	bWiVkJ
-built	bS
-bully	bXcJmI
-bunal	qU
-buque	cW
-burgh	cU
-buros	jT
-bus	hZ
-buy	aXbGhJiY
-by$	cV
-bys	cUiIj]qI
-ca$	cSjT
-cab	i\\sS
-cabin	dXgCpV
-cable	fWhRjS
-cad	j^kS
-cadas	iJjbmFpF
-cador	hV
-cados	i\\lS
-cadre	m[rW
-caire	aZ
-caise	s_
-calar	cX
-caldy	aIcU
-cales	bTiSjV
-calls	iYnJ
-cally	sTtU
-cam	iRkY
-camos	lT
-can	cViSkR
-cancy	tT
-cando	j[
-caner	jW
-cania	bY
-caniz	cSmT
-canos	iX
-cansa	f[oF
-canso	fWhV
-cante	aTcTpJ
-cants	bIiTkUrV
-cap	bVrS
-car	iT
-cared	jRlW
-carga	i_kJ
-cargo	gRiTtU
-caria	mW
-cario	bUqW
-carte	i\`jJoI
-cas	jS
-cases	bYiI
-cat	cZgX
-cates	i[pY
-catif	iUtJ
-cator	aSb[
-cbook	hY
-cc$	bTcRiDjV
-ccent	lSsZ
-ccess	bV
-ccins	jR
-ccion	iT
-cco	iRjTqR
-ccord	gRhS
-cd$	jU
-ceaux	bU
-cedes	aVbSiJqU
-cee	hZqWsU
-ceite	iV
-cel	iWqS
-celle	iTjS
-cemos	bViJrU
-cen	cHgHh^iGrI
-cenal	nY
-cence	jSkS
-cense	jRlW
-cents	iGsZ
-cepte	aRoT
-cer	aX
-ceres	aGcTgUiI
-ceria	aJbdiJ
-ceros	a@b_cI
-certs	hV
-ces	iT
-cesos	iS
-cetas	iW
-ceuse	i]
-cha	nT
-chado	hY
-chaft	fS
-chage	ic
-chain	j\\sT
-chair	iV
-chale	bIcCg[h\\nH
-chant	gSkT
-chase	pEqY
-chats	nR
-chaum	iU
-chbar	b_cFgJiC
-chbau	aS
-chday	aR
-chdem	gW
-check	i]qT
-cheid	cYrS
-chein	j_kZlS
-chema	g]
-cheme	hYjInR
-chena	cU
-chens	iX
-chera	cGh\\iX
-chern	i\\
-chers	bU
-chert	fShUiJjU
-chery	iT
-cherz	hWoV
-chete	h\\iI
-chets	eUgYiTjI
-cheur	a^jBrW
-chi	cWiItW
-chick	cBiDj\`mG
-chien	jSnZ
-chiff	aTiJqS
-chila	hTjX
-chine	cGiVjT
-ching	i\\
-chirm	iWjXqI
-chise	e]gJ
-chita	cW
-chive	iUkX
-chivo	iZ
-chl	fHhRjT
-chlaf	jZ
-chlag	g_
-chler	iVsX
-chmal	tV
-chnam	pV
-chnee	j[
-chnen	cIiWjV
-chner	aVjAmSpZqJtG
-chnet	fSgU
-chnik	aT
-cho	cUmT
-cholt	cX
-chons	cIt\\
-chors	i]
-chrom	aGbWcHhHiW
-chs	fSgRhS
-chsal	cSkU
-chsel	cDfRiaoX
-chsen	iFsZ
-chste	bUhT
-cht's	jIlUqSrS
-chtag	iWjJoFp\\
-chten	fViV
-chter	bX
-chtes	hS
-chtet	aUbHeXhJiR
-chtig	eWfS
-chuca	bHc]jI
-chuhe	aEcBhZiW
-chule	ba
-chung	h]iZ
-chuss	hh
-chutt	iW
-chutz	jZ
-chzig	dRnG
-ci$	l^
-ciada	jFpHq]sR
-ciado	iJjRt[
-ciale	hV
-ciano	cCjEkYlU
-cians	aSb]lUsH
-ciate	aSeWiXjB
-ciaux	aDbGj_
-cicio	aVpT
-cidad	aHbTgZ
-cided	aIrT
-cides	eZ
-cidez	bGiV
-cidos	aJbHjZs_tI
-cie	kWoH
-ciens	bY
-cient	fTgY
-ciera	aVb\\cHjJmI
-ciete	bY
-ciety	hRrV
-cific	cZdCi[jGnI
-ciles	i_jJ
-cilio	iRpS
-cimos	fThUpT
-cin	jTkT
-cinas	bTsS
-cinco	fWjW
-cines	iU
-cinos	qU
-cioso	s[
-cipal	mR
-cipio	eSgJ
-cis	aHb\\cHhFiJjGkEmGpXqHrFtJ
-cista	aWb]mEqG
-citor	jY
-citud	mIpZ
-ck-in	dS
-ck-up	bHhSiT
-ckage	gV
-ckbar	eXgGiD
-cke	b[cGiT
-ckend	a[
-ckers	iT
-ckets	hY
-ckgut	i]
-ckies	aW
-cking	iV
-ckler	abbGm[
-cklog	dRiWqJ
-ckney	cU
-ckons	q\`
-ckout	i\`
-cks	iW
-ckt	iGjSqUrW
-ckton	cTjR
-ckung	iZrU
-ckups	iY
-cla	iX
-clado	mXpTqZ
-clage	f[hIiDjX
-claim	hT
-clave	hY
-clayo	iSnU
-cle	jT
-clear	iRjV
-clico	iV
-cling	aUbJiS
-clude	fSjHpGr]
-cluye	iV
-cme	mV
-cnica	mT
-cnico	aWjR
-codes	cVjI
-coger	fX
-cohol	hIjV
-col	jZqS
-colab	iR
-colar	aU
-coles	fR
-color	jWkS
-colte	iY
-com	j]
-con	c[hS
-conde	iV
-conel	i\\
-cones	i[
-connu	jT
-conry	jS
-copia	bHiHkZpT
-copie	iUkVrE
-copio	jW
-cords	iZ
-cores	iW
-corte	gZiV
-cos	iU
-cou	tX
-coupe	iVjR
-cours	iVlT
-court	cX
-coute	iWjT
-cover	hWiSjI
-cp$	kV
-cre	mZ
-credi	fS
-creen	hViGpT
-creet	rUsS
-crete	sX
-creto	gWkD
-criba	pZ
-cribo	qUtV
-cript	kUtR
-crire	aJlGqT
-crita	jU
-crito	fZjU
-crits	bIjUkIsZ
-cro	jT
-cross	hU
-crubs	hWiU
-cruit	aU
-crute	cJqRtW
-cs$	bTjX
-cta	iYjG
-ctado	qXtW
-ctalo	rY
-cte	aWiX
-ctees	f\\hHmG
-ctica	jRpX
-ctice	bV
-ctifs	bU
-ctile	kY
-cting	lYp?r\\
-ction	iT
-ctiva	jYqU
-ctive	hYsS
-ctivo	eUoVrW
-ctora	bSmT
-ctors	bRmR
-ctory	bUjZ
-ctric	fT
-cts	iW
-ctuel	eYgRjI
-ctura	eR
-cu$	c^
-cue	bRjS
-cueil	iS
-cuela	cU
-cuite	jY
-cuits	bIhViW
-cul	iW
-cular	bVcEdV
-culas	iSjEr\\
-cules	r]
-culos	bSmW
-culty	iZ
-culum	eIiTpS
-cun	c\\dXhH
-curso	eWoT
-cus	iIj[pI
-cut	iX
-cy$	tW
-cycle	jZ
-d's	bXcVjU
-d-sat	fW
-d-sun	qS
-d-vka	gY
-dable	cHiJj^kV
-dacht	cFi[pJ
-dades	bR
-dados	iGj]
-dah	bJcZjX
-daire	aTjTlS
-dajoz	cR
-dal	c\\
-dalia	tJ
-dam	hRiY
-damio	iWsU
-damos	cWiIlT
-dan	mb
-dance	fEhZiYkX
-dando	fSjW
-dansk	cSnR
-dante	bT
-dants	aSm\\
-dards	iX
-daria	kXtR
-darin	jUkX
-darse	eSjIoTqS
-das	iS
-dasee	hRnZ
-dat	eW
-dated	gZhR
-daten	iYtX
-dates	iWsV
-datex	jV
-dau	c]
-day's	aDbIrAt^
-dback	iUpX
-dball	iVjGl]
-dband	dShVjI
-dblue	iW
-dbook	iT
-dbuch	a[cJiS
-dbury	aIc\\
-dby	fXgS
-dcare	hW
-dcast	iZ
-dchen	aWbHfIm[
-dders	j]
-dding	bSiRpS
-ddler	aWiR
-ddush	iX
-deamt	pV
-deaux	cVhS
-dec	bHf_mGo[
-decin	mS
-dedor	aRg[
-dee	bV
-degas	b\\cIpI
-dej	bIh\\iSpI
-del	bZcJiS
-deles	iV
-delle	bBcWiS
-delos	jV
-delta	aHcY
-demas	hSkW
-demia	hW
-demie	kT
-demos	b]lVpT
-denar	iZjGlS
-denas	iVjImW
-dence	pU
-dency	bRjY
-dende	iVlHmW
-dener	aSlI
-denes	fIi]mT
-denos	fYjJpT
-denta	mV
-dente	mSqZ
-deo	iW
-der's	bHp\\qDrSsT
-deral	lV
-deras	aXeHfIiWjR
-derat	mXqV
-dered	eSlT
-derei	b\\
-deres	i[kR
-deria	h^mV
-derie	cZfGgHhXiH
-derly	aF
-derno	i[jI
-deros	bSiV
-derte	pU
-desma	mW
-det	iDkWqW
-dette	mg
-deurs	iSmT
-deuse	aYjW
-dez	aHiTtT
-dford	nS
-dgang	p^
-dge	cT
-dgets	gGiSjW
-dging	aHbWjW
-dh$	a@cJhGiIm_
-dhand	bX
-dheim	cZ
-dheit	bW
-dheld	jX
-dhood	hJ
-di$	fR
-dia	fUiWmS
-diado	hU
-diana	bYcRtE
-diate	aRiIkSpT
-dible	jRlVsR
-dic	aTbV
-dicap	kFrW
-dicat	bTqWsS
-dices	iY
-dicos	bSiSjI
-did	jGk\\tV
-didas	i[sS
-didat	kHqU
-didos	iToI
-die	jIk^pG
-diens	iIjWnY
-diert	bXqT
-dig	gJj[
-diger	tR
-diges	dWiFpW
-dillo	i[jR
-dimia	oY
-dimos	lUqU
-din	rS
-dinar	iW
-dings	iT
-dingt	qWrT
-dique	bTsVtS
-dir	iYmEqS
-diria	cGiAjFk^
-dis	fTiGmX
-disch	kY
-dised	hU
-dista	aVbVmI
-dit	hTiS
-ditch	c\\fJqR
-dited	b]iI
-ditor	aU
-dives	eShViI
-dix	aGmR
-dizin	a\\bJcJ
-dl$	jIsY
-dland	bTtU
-dle	oRpW
-dlers	aXbTsR
-dlery	jVpU
-dli	iJmZ
-dlich	j]
-dlife	bSjI
-dline	iVpSrW
-dling	iR
-dlohn	gS
-dlung	bIigpG
-dly	rR
-dma	jW
-dment	e]
-dmins	m\`
-dness	cGhJj\`
-dnete	aHbZcIhGi>j\\tU
-dnung	bVj]
-doc	gS
-docks	iW
-doise	cU
-dolid	cVdS
-dom	iJjW
-don	cT
-doo	jV
-doors	jS
-dor	aY
-doras	bSm]
-dores	aYbRmV
-dorte	cZ
-dot	iUjHkU
-dough	iU
-dover	iSoT
-dow	pX
-dowed	bV
-downs	bYiR
-dra	cW
-draht	bZgF
-drait	aStR
-drauf	hS
-dre	iUjU
-dredi	dSfWgI
-dress	cVrVsT
-dri	mRqS
-drigo	mVpT
-drine	mWqU
-drive	bSpU
-dro	bV
-droid	aTiS
-drome	aFbFc\\iStF
-droom	h]
-druck	iYj[
-dry	aUhSiR
-ds$	iW
-dship	fIg[hIiWjJ
-dshut	cV
-dside	aVcHiT
-dsman	aT
-dt$	cZ
-dte	aIbJcShJnY
-dtech	b]cGiHjG
-du$	aFbVcYmH
-duado	jW
-duate	aSsV
-ducer	aW
-ducto	bS
-ducts	h[mF
-due	lSqT
-duire	iR
-duite	iTkW
-duits	bT
-dukte	fIgIh[
-dular	bIiajCoG
-duler	a]iH
-dules	iWjR
-dulos	f]
-dults	kS
-dun	bHcc
-duras	iJjY
-dures	ia
-duria	aGbXmZtG
-dus	hS
-dvent	oU
-dvert	rVtT
-dvice	iU
-dwell	c\`
-dwerk	jXlR
-dwest	cTiZjG
-dwide	bBcVhHiIjDn^
-dwife	aVgI
-dwirt	j\\
-dwork	iSjW
-dy$	hSkW
-dyman	tV
-dynia	cV
-e-bed	hZ
-e-day	fRi^pS
-e-dix	mS
-e-fri	fTiI
-e-off	iIkX
-e-out	bEeIi[p\\
-e-sat	fS
-e-six	qT
-e-sun	fSgI
-e-thu	dY
-ea$	cXrT
-eable	eRkYsT
-eac	cUgU
-ead	cb
-eader	aVmU
-eados	bTgJiEjS
-eague	bYiStT
-eajes	bIh[
-eak	bGi?jZlEnY
-eaker	bEjRrHsRtU
-eal	jVrS
-ealed	iWpU
-ealer	bU
-eales	bWiEjW
-eally	sT
-eam	m_
-ean	cJsW
-eance	a]jR
-eaned	iZpH
-eaner	aY
-eanne	mUqU
-eanos	h[
-eante	aT
-eaper	jSkZ
-ear	eWhY
-ear's	gIhU
-earch	iR
-eared	iJjSrS
-earer	aWlHqXtG
-eario	bU
-early	nS
-earnt	jGl\\
-earse	iZ
-eas	bW
-eased	bEqXrS
-eases	iZ
-easts	bJfY
-eat	bWhE
-eater	b]kTsT
-eaths	i\\
-eaton	cV
-eatre	aRbS
-eatro	bXiT
-eauce	cW
-eaune	cY
-eauty	aU
-eaved	jU
-eaves	dHhHnZqR
-eavis	iVjIoZ
-eb$	tU
-eback	iS
-ebajo	iI
-ebase	jW
-ebate	oVqH
-ebaut	iTjToEqT
-ebe	i\\
-eberg	cW
-ebida	bRiV
-ebiet	cUnU
-ebles	c\`gJiC
-ebook	hTrXtS
-ebosh	jR
-ebote	iW
-ebout	iHjY
-ebras	bSjEkZ
-ebres	bUmH
-ebrew	kUrT
-ebs	jS
-ebt	fUgEkW
-ebuch	aIcGibjGtB
-ebuhr	g\\nItG
-ebung	iX
-eburg	aGcW
-eburo	aTlVsJ
-eburt	nUsT
-ebzig	fUhG
-ec$	iS
-eca	iTrS
-ecano	aV
-ecast	bX
-ece	kR
-ecent	sT
-ecera	bBcZqY
-ecess	bJfXgHhSjI
-eceta	iRjJpV
-ech	b[jUkT
-echas	jYqS
-echen	fIiYpTsS
-echer	i\`j>
-echos	gRsU
-echst	mY
-echta	cV
-echte	iHj]sZ
-echua	kX
-ecial	aT
-ecibo	e[gC
-ecida	fX
-ecide	pS
-ecido	kUr[
-eciee	jGk[
-ecien	lV
-ecion	jUpSqS
-ecise	rStU
-eck	cViZ
-ecken	i[
-ecker	iW
-eclan	mTpTtV
-ecnia	jY
-eco	cUhYsY
-ecoge	hW
-ecole	lS
-econd	kS
-ecord	jTsW
-ecreo	cYfI
-ecret	qV
-ecris	qXrZsH
-ectar	i_jG
-ectas	gSiT
-ectif	qZ
-ectio	iZ
-ectly	eYjImVqJ
-ectos	bT
-ectra	jTkS
-ecy	cT
-eda	c\\jG
-edago	iY
-edaje	hW
-edded	aU
-eddic	jV
-ede	i[r^
-edger	iYpUrI
-edhof	cU
-edi	fX
-edial	a[iX
-edias	h[jG
-edica	i]mToGsS
-edico	aWkT
-edida	iS
-edido	jT
-edige	jS
-edikt	mT
-edina	cY
-eding	fTiW
-edios	aJtT
-edish	bRlU
-edite	aWbGg@i_jE
-edito	hViR
-edits	hY
-edium	jFk]
-edles	bT
-edn't	l[sV
-edo	cV
-edora	bVmY
-edral	bZtH
-eds	dHfWhGiUpIrX
-edt	cV
-eduit	hX
-edula	jW
-eduld	jXsS
-edule	cJfTiV
-edupe	iV
-edure	iZ
-eeded	lZ
-eeder	qW
-eefer	aUbIeDjV
-eeing	iX
-eek	bCca
-eek's	eVsU
-eekly	iX
-eel	cZ
-eelen	mU
-eeler	hVjU
-eenth	g[hIpT
-eep	gSnY
-eeper	a]
-eer	aW
-eet	kV
-eezer	iU
-ef$	cRiTpS
-efahr	gTtU
-efaut	aJkW
-efe	iXqV
-efeld	c_
-efere	fZqX
-efern	iTkCpHrZ
-efers	bVjG
-eff	iGjYpTtU
-effen	cFd[iIqS
-effer	iVjImJo[qH
-efing	iStV
-efits	hTrS
-eflex	h[iI
-eford	cZiI
-efore	oS
-efr	eU
-efs	jZ
-efuge	aRbT
-efuhl	cBj^
-efuse	aSfI
-eg$	bScR
-ega	fFhDjAmT
-egacy	eU
-egado	jIkYmT
-egale	hSiT
-egalo	bTkW
-egane	bWjYkGrJ
-egeld	g]
-egeln	cHf@h\\iSjG
-egenz	cX
-egg	cU
-egian	hRjS
-egies	gTiR
-egime	gFhWiT
-egina	hUmV
-eginn	fVo\`
-egins	oV
-egion	cWhT
-egios	bXiZpI
-egium	bT
-egler	aJmRpU
-eglos	iX
-ego	jS
-egoce	bT
-egona	mZ
-egory	jSsS
-egral	bEgTiS
-egras	bEc\`iDjHmJ
-egree	jRlX
-egros	cYjJmH
-egs	aHbGc_iEkHnX
-egt	b^s[
-egues	bRmZ
-egung	hWqV
-egura	bYjH
-eguro	hY
-egy	iZ
-eh$	bRjU
-ehalt	g[rU
-ehand	aHhVkJm^
-ehe	b\\c[eJiDjEmApJqDrJsHtE
-eheim	bXcJq[
-ehend	kJrSs[
-ehind	cUjU
-ehler	kXqTtT
-ehmer	bRiU
-ehn	gW
-ehold	aHbShX
-ehors	nVqS
-ehort	bRfShT
-ehpad	tX
-ehr	eSfJiUkI
-ehrer	aXlS
-ehrte	tR
-eht	mSsS
-eht's	jSoS
-ehude	cWfH
-ehung	i\`pG
-ei$	cT
-eib	bS
-eibad	b[
-eiber	aTiSsU
-eibst	rTsItS
-eiche	cHicjI
-eicht	iG
-eid	cTtX
-eiden	iSrS
-eides	eUrT
-eie	kU
-eiert	fT
-eifen	iX
-eig	cT
-eigen	bTjElZqT
-eiger	aWgWkGlY
-eight	bTgYsV
-eigne	bVqU
-eih	bUhX
-eihen	iWpU
-eiher	aIbUe_hBiGlIpErHsF
-eihum	hT
-eilen	i]rV
-eilge	kV
-eille	cSjS
-eilte	fVmT
-eim	cW
-eimal	nW
-eimar	cS
-eimer	kUqU
-ein	jUkR
-einde	aHb\\pS
-einem	bTiJtR
-einen	qS
-einer	lR
-eines	aHiZ
-einte	fV
-eipts	dU
-eirat	iYjGqVsX
-eis	jR
-eisen	iXnW
-eises	aIbV
-eisme	i\\
-eitag	fSoR
-eiten	iT
-eiter	a\\md
-eites	b_hSiIsU
-eitet	iX
-eitig	cGn[
-eitvg	eU
-eiz	bVcWiIjG
-eizen	i\`
-eizer	qSrUsU
-eiß	bJhU
-eißen	iTjY
-eißer	aXmR
-eißig	fThU
-ejado	kVqW
-eje	jS
-ejean	mTqT
-eject	iU
-ejera	aWbF
-ejero	bIpY
-ejo	jR
-ejobs	hIp\\
-ek$	bTcTmY
-eka	gImS
-ekapo	cV
-ekday	fZ
-eke	bR
-ekend	fV
-ektar	bV
-ekten	aYfFhIiW
-ektiv	bU
-ektor	tV
-ektro	bVjT
-eky	rT
-el$	cS
-ela	aC
-elada	gU
-elado	bUiUqT
-elage	cEi^
-elais	aDbViUjB
-elaje	gRjT
-eland	aEbZdGjW
-elaya	hT
-elbar	aFbGg[
-elben	cGiSq\\
-elbst	bThRjE
-eld	cSgU
-elden	cejI
-elder	bHc^
-eldet	bIgTpV
-eldos	gZ
-ele	fSkT
-elear	hHjSsT
-elegt	qItW
-elene	bTiFmR
-elera	aUb[cFjF
-elero	aX
-eleur	aUoU
-eleve	fSiR
-elevo	eSiT
-elfen	kZ
-elfer	aakZ
-elfth	oS
-eli	bGc\\
-elico	s\\
-elies	aEcWiGtX
-eline	iYjJ
-eling	bGcX
-elite	gV
-elitz	c[iF
-elium	bEcJiZjT
-elken	iUsU
-elker	aV
-ell	cW
-ellac	jZ
-ellar	aSgHhU
-ellas	bWsX
-ellen	cS
-eller	b[
-elles	cZiU
-ellin	aTcU
-ellon	aVc]
-ellor	a^
-ellos	iWjT
-ellow	qTsR
-ellte	aZbV
-elm	mS
-eln	i[
-elnde	bJc]
-elo	cXr[
-eload	iZ
-elona	cR
-elong	cV
-elors	bEhHiUjImWsV
-elped	aHq[
-elper	iS
-els	bS
-elsen	iIj\\
-elson	mT
-elt	q^
-elten	kXsR
-elter	bYhG
-elugu	jT
-elung	bGiWkIq[rB
-elves	gYiHjGmDnTq\`
-ely	cTtW
-elzen	cW
-em$	fTiT
-ema	jJkT
-emain	gIqT
-emale	sY
-emand	kS
-emann	fHkIlUp^
-emark	iUnT
-ember	oV
-emble	cRpS
-embra	oZ
-embre	fSo\\
-embro	iTsX
-emens	jW
-ement	iT
-emi	bJcUjS
-emien	bW
-emier	iIjToTrS
-emise	gIhY
-emium	bSfHgY
-emmes	mS
-emona	cZ
-emont	c]jI
-emote	dX
-emoto	d[
-emper	jSpW
-emple	bVcXpHtC
-emplo	iX
-ems	cTsS
-emsen	iS
-emuse	hTiU
-emy	cShJ
-en$	iU
-enach	bEcY
-enado	iVlU
-enage	cY
-enang	bRcU
-enant	hIqSsZ
-enbad	bWcE
-enbau	iV
-enc	aIbSiW
-encer	eT
-ences	iT
-encil	iZkU
-encio	qT
-endal	cU
-endan	bUcE
-endar	iT
-endas	bUi]
-ended	dWeU
-enden	fW
-ender	iUqU
-endes	lUmUsY
-endez	iGmW
-endie	iZ
-endly	dJhY
-endon	c]iU
-endor	hUiU
-endos	iUjTsJ
-endra	qW
-endre	nZqRrF
-endue	iTlT
-ene	iU
-eneer	aIjS
-eners	mS
-eness	jW
-eneva	cT
-eneve	cSdS
-eng	pRqW
-enger	hW
-ength	rWsV
-engua	cIkY
-enham	cS
-enhof	aEcCiYjHp\\
-enial	kX
-enida	kX
-enido	eJjRkTlT
-enier	iHmT
-enino	rTsS
-enior	aU
-enios	iX
-enise	mRtS
-enist	aV
-enita	aHbYcBmWpJ
-enito	cY
-enk	bJcGgHh_iGjSpCsG
-enken	iUjHqWrGtW
-enlos	hVqR
-enn	iGp[
-enn's	gHjVkVpJtU
-ennel	aZ
-ennen	iV
-enner	aIgYhEiYkJ
-ennes	bUcWiR
-eno	sX
-enoit	pV
-enora	aSnUtF
-enoux	bTiEsX
-enque	bUhIiU
-enrad	h]
-enrat	aZiEjVtJ
-enred	hY
-ensas	jU
-ensch	bUjVkGlJ
-ensed	aYjT
-ensee	cUfXhG
-enser	a_
-ensic	hV
-ensor	iYjV
-enste	f\`
-ensum	fVtR
-ensus	iY
-ent's	bDhYqSsT
-entag	bSgIhEiWsT
-ental	eRhS
-entar	iTjVqS
-entas	iS
-ented	bVpX
-enten	iR
-entez	jCs\\
-entia	bYcFiS
-entif	eJi[
-entin	mY
-entis	lSmUpS
-entle	jZrT
-entor	cYiCjYmT
-entos	gT
-entre	bS
-entro	c^
-entry	cZlS
-entum	jW
-entur	aFbWlS
-enues	hTiIn[
-enugt	jG
-enver	cViS
-enwat	jV
-enweg	cVsS
-eny	m[
-enzen	iTnGp[rD
-eo$	rT
-eomin	jU
-eon	kUmW
-eones	aRmU
-eonie	jIkJmU
-eos	ij
-eover	oUqV
-eovil	cW
-ep$	aTfV
-epaar	sS
-epaga	h[
-epage	pYrS
-epair	jS
-epare	q[
-epark	cXjD
-epart	oU
-epeat	pS
-epend	mV
-epers	iWmV
-eph	pS
-ephew	q[
-ephyr	jSkS
-eping	fJnW
-eploy	iW
-epool	c]
-eport	iVpS
-epose	aWcIiS
-epots	bUiR
-eppen	jS
-epper	aFbIcGjbmJ
-epris	b_j<lXmGpI
-eps	fS
-ept	oT
-epted	iCmFp[
-eptes	bIl\\
-eptic	jS
-eptor	pJ
-epuis	bRoIqS
-eputy	mU
-equen	c[
-eques	hZiY
-equin	iUsS
-equis	l]
-er$	aR
-eracy	iTlV
-erada	cGpW
-erade	qZ
-erado	dW
-erait	k[sY
-erale	e[fJiG
-erall	bUiGjU
-erals	gSjS
-eramt	aYcIiFpT
-erano	hW
-erans	bJiVsS
-erant	iIkU
-erapy	kX
-erate	iTja
-eraum	bBgGh_
-erbau	bU
-erben	hFiVjJlW
-erber	oTsT
-ercam	jY
-ercat	cJj[
-ercer	fSjY
-erche	aStX
-ercio	aHg\\
-ercon	bV
-erd	fJhT
-erdad	jStR
-erdam	hTiX
-erdas	bGgEiXjW
-erdem	hTsU
-erder	bIc\\iIjX
-ereda	bSkSnW
-erees	eHp[
-erein	bejFmX
-ereit	nS
-eremi	jW
-erena	hSqUtG
-erend	fWjV
-erent	a\\lU
-erenz	hUoSpU
-erers	bIgBiZpZ
-erest	kX
-ereux	hX
-ereza	aZbGfI
-erfen	fIrT
-erfil	rTsV
-erful	jZqTrH
-erg	c\`
-ergal	cJkRmV
-ergen	bRqR
-erger	bS
-erges	m\\
-ergie	jUkRmS
-ergue	cX
-ergut	iS
-erhof	c[iH
-eri	aScaiImTpH
-erial	iY
-erias	bWiR
-erich	bHc[mYqFtH
-erico	gWmX
-erics	bV
-erida	lTtT
-eriel	hSiW
-erien	f]oV
-erile	aZcF
-erine	aJb@cdnC
-ering	kT
-erino	bSeV
-erior	cSjV
-erito	kXsXtI
-erium	iIkTqR
-erk	b_
-erken	iJq\`
-erker	i]
-erlag	b\\cH
-erlap	fSoW
-erlen	a@cbt@
-erley	aBcCmVtY
-erlin	nX
-erloo	cS
-erm	eSpS
-ermal	aFb[nU
-ermas	i[
-ermel	cV
-ermes	c[
-ermin	iWoY
-ermis	jU
-ermit	iJsS
-ermle	iRjU
-ermot	bJqV
-ern	iR
-ernal	qS
-ernan	mHtX
-ernas	jX
-ernat	bWiS
-ernen	iRlb
-erner	hIn\\
-ernes	fS
-ernet	hXjX
-ernis	gViSkX
-ernos	f[hDiGjSpV
-ernte	gCle
-ero	a\\
-erome	mU
-erone	gJk\\mHpH
-erons	kX
-eroom	i^lG
-erous	iT
-erp	cX
-erque	bHcbiG
-err	iTqU
-erral	hIi\\
-erran	eEiHm\\q\\
-erras	bUcRtJ
-erred	kWsS
-erren	iXmUpJ
-errey	cU
-erros	bZ
-ersal	bHfGj\`kH
-ersee	cZ
-ersey	iU
-erson	aV
-ertag	dTgSiH
-ertal	bScX
-ertas	iSjW
-ertel	cd
-erten	iW
-erter	aHhV
-ertes	fViDqU
-erths	bZ
-ertif	hVjU
-ertig	fS
-ertis	aHhEjBlZ
-erton	ca
-ertos	bT
-erung	jS
-erust	bZcE
-ervas	iX
-erved	bRjTlT
-erven	cJjZ
-erver	aHbUfFjW
-erves	pU
-ervir	iVjT
-ervus	tX
-ery	bS
-erz	cWhVoUqI
-erzig	gW
-erzon	cW
-es$	iR
-esada	kT
-esado	iUjRmH
-esagt	eUhJ
-esamt	nT
-eschl	jU
-escue	bRjS
-esday	dSpU
-esden	iIj[lR
-ese	iSkT
-eseau	aUbRkV
-esent	q[
-esetz	rU
-esfam	cU
-esgos	eIiWjHtW
-esh	cJi_mU
-esham	cS
-eship	gTkH
-esian	iUkV
-esico	eUgEiIjHmW
-eside	iS
-esina	c[iV
-esion	fJiU
-esita	aUtU
-esito	aUtV
-esitz	b_cB
-esk	jX
-esmal	rSsU
-esner	aR
-eso	hR
-esoft	jVkY
-esoin	lRtV
-esort	bW
-esoul	cU
-ess	jS
-essai	dT
-essed	dJf^jFlG
-essel	b\\iT
-essen	fAhYiUnW
-esser	bTpU
-esses	iVm\\
-esson	gTpV
-essor	aSrR
-essus	bJhVqS
-estar	gJh\\
-estas	bT
-ested	jWpVqT
-esten	cTjJpUsS
-ester	c\`
-estes	jX
-estic	iT
-estly	bScHqSsV
-eston	cZnX
-estor	pWqS
-estos	lS
-estre	eR
-estro	kR
-estry	jW
-esume	pT
-esund	aHc\\
-esure	hX
-esy	i[jDrR
-et-up	nY
-etafe	cW
-etage	bTnU
-etain	gViS
-etall	gT
-etals	iZ
-etaro	bRcV
-etary	aS
-eteen	bU
-eteil	cV
-etend	b\\iWrI
-etera	fEgIhSjDmDn[pG
-eters	aV
-eteur	aW
-eth	bCc[iImY
-ether	d]qT
-ethod	iW
-ethus	jX
-etica	iYjT
-etico	aHs\\
-etics	iXsS
-etien	pU
-etier	jT
-etins	bGi]jF
-etion	jV
-etiro	cGi\\
-etite	aIfSjHkR
-etits	nR
-etivo	eUhHiY
-etons	hGi\`q[
-etour	cGhTn\`
-etrel	jZ
-etres	i[nS
-etria	bJiWjW
-etric	hIiUpU
-etrie	bCcDhIif
-etrol	gUnI
-etros	gIiVnY
-ets	iV
-etson	iZ
-ett	hW
-ettag	oV
-etted	j]p@qHsS
-ettel	cFgRiTjWqVrJ
-etten	c_
-ettes	i\\
-ettre	iRqS
-etude	eIhGpIq[rR
-etung	ee
-eture	hTjIoFqR
-eturn	fEgRhRiSpX
-etz	aWrS
-etzen	iXtU
-etzer	a[
-etzte	bSqS
-eu$	gTiW
-eubau	bCcZhS
-eud	cY
-eue	iajFsT
-euern	i\\
-euf	fV
-eug	hWjRlT
-euils	bR
-eum	b^
-euner	hXsX
-eunes	sT
-eup	bXpX
-eur	a^
-euren	bCc^
-eures	fY
-eus	bIcZjX
-euses	mT
-eussi	jV
-eut	aVkZ
-euten	iS
-euung	bJib
-euven	bRcS
-euves	pZ
-euvre	bUiUjI
-eux	cZkU
-ev$	eIm]
-eva	cT
-evage	aVk[
-evant	bHlX
-evaux	fJiY
-eve	cS
-evees	iR
-eveil	b[fFh\\iF
-evels	gRiR
-evers	cXnT
-eveso	bZ
-evete	jX
-eveux	sX
-evi	b@hEiapI
-evier	aFbJcViXmT
-eview	cRoCpS
-eving	bUqS
-evo	eSiT
-evops	aWcIiH
-evues	iV
-ew$	qT
-ewals	eEfEhViY
-eward	g[iBmU
-eware	jZ
-ewe	bFc[
-ewell	cU
-ewerk	b\\iF
-ewers	aGbGmFp^qD
-ewery	bUcWiI
-ewing	r[
-ewish	bSqI
-ewood	cVhWjH
-ework	dSiW
-ews	iSpR
-ex$	c[iV
-excel	bT
-exe	eThV
-exiko	nY
-exion	jJrJsa
-ext	pEr\\tS
-extil	bS
-exual	aTsU
-ey$	cX
-ey're	sW
-eye	bJcEiZ
-eyman	gHkZ
-eyond	gUhSjI
-eyors	bWmT
-eys	ia
-ez$	cViU
-ezcla	iX
-eze	bHcYiIoT
-ezeit	eZfU
-ezept	aGbSiV
-ezi	tU
-ezirk	bZ
-ezuge	g\`hIiBjF
-eß$	jYkCmX
-eßend	jU
-fa$	aCcVmXtG
-faces	iW
-faela	aGcZ
-fahig	iDjZkS
-fahrt	fRh\\nV
-faire	g@iIp\\
-fairs	bV
-falen	a@cDgUiHn\`
-falle	i\\
-falls	bHsRtU
-fallt	fVlT
-fam	cU
-fan	cTmX
-fanos	aJb_gIiGmF
-fants	sW
-fapme	jU
-fas	iV
-fasst	iYqEtW
-fasts	hXiS
-fax	cV
-fe$	iW
-feb	f\`oR
-fecto	k[
-fects	iSkR
-fee	hYpS
-fel	gVhYlWqIrF
-felia	mUpS
-femme	aUbR
-fende	bW
-fense	cY
-ferde	bZs[
-fered	oJpTrS
-ferer	a>be
-ferie	iWpW
-ferin	mR
-ferta	bGcJp[
-ferts	hU
-fes	hSjFkSmY
-fesor	aU
-feste	id
-fests	iV
-fet	iR
-feu	a[cIlHpG
-feurs	aZhGsZ
-feuse	aRbRtB
-ffage	iU
-ffe	bWgI
-ffene	bJi\\sI
-ffers	iY
-ffert	h\\
-ffets	iY
-ffeur	bS
-ffice	dZ
-ffing	eTtU
-ffith	iJnX
-ffold	iUjGsT
-ffrau	j[
-ffres	jDpYqVsI
-ffs	gSiX
-ffset	bS
-fft	fSpU
-ffure	jVlU
-fg$	eSiGjX
-fgabe	p]
-fi$	aHbSiUmGpW
-fia	bHj\\
-fic	kV
-ficar	iU
-ficat	jYsS
-ficer	aV
-fices	bV
-ficil	mIqY
-ficio	iU
-ficos	fTiImY
-fie	jIkSlV
-fiees	jU
-field	c\\
-fig	i^j>p[tI
-fikat	jSkZ
-fiker	aUbI
-fil	cUtW
-filee	gGjXqT
-files	pZ
-fills	bDc[iS
-fin	hWmW
-fined	jUlU
-fines	iRjS
-fings	i\\
-firma	bUeTiS
-firme	aT
-first	aEbIdZiV
-fit	bR
-flake	kS
-fle	bVfSiI
-flege	aTcFiX
-flich	eSgXjY
-floor	bUjY
-flour	cW
-fluge	gGh^kH
-fmann	aUjgt<
-fnung	iAjFo\`
-fo$	iVjT
-folge	iSqR
-folio	jW
-fonat	oIpUrHtU
-fonds	bXgGh^iBjF
-fonso	bIiIpWqX
-fonte	iV
-for	aIb]hIjFp]
-force	jW
-forma	aIjU
-forme	tV
-forms	bYiTjJ
-forte	c\`hGiE
-fplan	jW
-fr$	f^
-frage	iW
-fragt	kZ
-fraid	jW
-frain	mY
-frame	iYjS
-fre	iRrT
-freie	kU
-fresh	gU
-fri	fW
-fries	cZ
-froid	jX
-front	cVsT
-fruit	bTiU
-fs$	iY
-fscme	mV
-fseep	gV
-fsted	rS
-fteen	fThImX
-fth	oS
-ftigt	bT
-fting	iR
-ftrag	cIhJ
-fts	iS
-ftuch	s_
-ftung	iYrT
-fuera	cGdY
-fugen	bViFpHr[
-fugio	bIcXgGsT
-fuhrt	b_iB
-fully	bGeXhI
-funds	i[
-fy$	j[
-fzehn	qV
-fzeit	e\\
-fzuge	aJbXlW
-g's	bHcRgYiIlU
-g-oct	fT
-g-out	hWjJqX
-ga$	c\\hUmT
-gaben	iW
-gable	bEeahI
-gadas	bTfWiG
-gados	bYn[
-gages	i[
-gaise	lVsR
-gal	eT
-galog	jS
-galow	h\\
-gamos	hSqV
-gan	cW
-ganda	iR
-gange	bUia
-ganic	b[hTiF
-gar	jT
-garde	aJkX
-garon	c\`fGiI
-gasin	bRhW
-gasse	bDcadX
-gasta	cShU
-gaste	sZ
-gat	bHcTfDiTpS
-gated	gciD
-gates	iV
-gathe	c?eSiHp^
-gator	a\`
-gau	cSnS
-gbo	kV
-gbook	pR
-gcp	jR
-ge-wo	fV
-geben	iS
-geber	bWgGhXiTjI
-ged	jS
-gee	gRiXjFkT
-gel	bThTi]
-geles	aGbUcZ
-genda	iR
-gende	bItX
-gends	q[
-genen	hSjSqT
-gener	hS
-genes	bU
-genos	iT
-gente	mU
-geois	cHkWs\\
-geous	c^fIiGjJrJtF
-gerac	bH
-gerat	gIiHjVkWsW
-gerei	bYmIpW
-gerer	iWrIsY
-geres	fIhWtG
-gerie	hTiV
-gerin	mUqV
-get	hV
-geurs	bW
-gg$	i[
-gge	bT
-ggeld	gTnW
-ggers	mSqU
-gging	i\`
-gh$	c\\
-gheda	cV
-ghing	aJjW
-ghout	cYiJ
-ghreb	iVsV
-ghs	bZhIoSqR
-ghted	ia
-ghter	bHcDfVjXmToH
-ghtly	iUmRnZ
-ghton	nYpF
-ghurt	bcc@
-gi$	iHjImbpI
-gia	aTj\\
-giada	cFiFjcqU
-giado	jW
-gible	hYt?
-gic	bSjX
-gical	bDcYlY
-gicas	fZiXjF
-gicos	iW
-gidos	cIiJjTkT
-gie	jU
-giene	iTjU
-gig	bUcIfYiDoS
-gik	aXtC
-gimen	eU
-gin	aScS
-ginal	jT
-gines	bUiX
-gings	bYiI
-gio	cV
-gious	hTsT
-gique	bVjU
-gis	hIjUk]
-giste	a_eW
-gists	bWiFjWm^pI
-git	tS
-gix	jW
-gkeit	i^jasG
-gl$	aJcatH
-gla	iT
-glage	iW
-glais	jXkSlT
-gland	cYiDnR
-glass	fHiU
-gleur	aU
-glich	hRj^tI
-glied	i>pRsW
-gling	aJgWi[
-glise	oU
-glish	rR
-gment	eJiUjV
-gmore	cX
-gn$	jU
-gn-up	iU
-gna	cJnX
-gnado	hTpV
-gnant	sS
-gne	c\\
-gners	jImVs\\
-gnies	bHc^
-gning	bIi[jDqI
-gnons	bUmY
-gnore	qU
-gnose	iY
-gns	gJi\\
-gnung	jSlIpV
-gny	c\\
-gogia	jW
-gogie	bS
-gogik	aXtC
-gogin	a\`fH
-gogue	aXtH
-going	eSiJ
-gol	cZ
-gon	cTrW
-gones	bGfZgYiB
-goo	hW
-gop	hX
-gor	ce
-goria	g[
-gorie	iG
-gorre	cV
-gos	jS
-gosto	eRoT
-gow	cT
-gra	gSsU
-grade	aVbGiEr_
-grado	cRgTjTkH
-grafo	iUpT
-grale	gSjW
-grama	bUcFeTfS
-gramm	iTlV
-graph	jZlHtR
-grase	iX
-grave	aDbEc\`hEjFmJpHtF
-gre	cXfDkY
-greed	iElJqUs\\
-grees	bSiR
-greso	fRgToU
-gress	h]jR
-gri	iDm^
-gro	i\\jF
-grono	cW
-grund	eVgEj@k[sV
-gry	sY
-gs$	iV
-gsbau	b\\cI
-gside	mW
-gst	cZmUnGtI
-gsten	bEfSjZoTpH
-gston	nWpT
-gt$	lU
-gte	bTsI
-gth	rWsV
-gts	jX
-gu$	mY
-gua	cU
-guada	cYjJ
-guage	cYiF
-guaje	r\\
-guard	cFi[
-guero	r[
-guese	jRrS
-gueur	jVrT
-gui	cT
-guien	aU
-guing	iTjI
-gular	eS
-gumes	kR
-gun	jS
-gunda	aUbSiGpR
-gundo	kVoU
-gunte	iW
-gures	iTjToE
-guros	aU
-gut	bYcHi\\lW
-gutet	hTpU
-gware	cX
-gwitz	cXpJ
-gy$	gV
-gym	iW
-h's	cRqZrS
-h-gcp	jR
-ha$	cStW
-haben	iYjHqY
-haber	hTmX
-hable	hIiBj_
-hadas	gIhSiX
-haden	fXkZ
-hadow	cJmIp_
-hafen	cbhR
-hafft	fUqT
-hafte	aUb^cIiJlDmI
-hagen	cU
-hains	bUjT
-haire	aBbEc_dIeZiIjDlHpE
-hairs	bRcS
-haker	cZ
-hal	cc
-halde	b_h@
-halen	aDbZ
-halle	bUiH
-ham	ce
-han	c^mY
-hanau	iSjS
-hance	eTqW
-handy	fHhZ
-hanet	cZiI
-hanga	aHfGgCiHjGkBlHmHo_rE
-hange	pJqT
-hanic	aXmW
-hanks	iVrTtU
-hants	jW
-hapel	bV
-haque	hRmTsR
-har	ia
-hared	hS
-hares	bIgXjD
-harge	mV
-harla	pZ
-harma	iVjGk[
-has	i]
-hasen	iUjZ
-hases	iZjI
-hasse	iV
-hat	bGc\`pI
-hau	cSiT
-haude	kS
-hauen	jVqZ
-hause	d]
-haval	jJqSsY
-haven	c\`
-haves	jU
-hback	iV
-hbarn	h[
-hberg	b[
-hboot	bViV
-hcare	hUiS
-hea	c[jX
-hears	jV
-heath	aFbIc\\dCfHiU
-hecks	iT
-hed	bS
-hee	cGfHhFjIlIpHr^
-heeky	rT
-heels	bUjT
-heese	gCh\\kW
-heets	iV
-hef	md
-heffe	m\\
-hefin	m\\tF
-hefte	idjH
-heide	c\\pW
-heime	aDcGn\`
-heine	bSiT
-heirs	jIrT
-hek	bTcI
-hel	bEc\\hIiFkJlJmHoGpT
-helle	cUgXjJ
-helon	gW
-helor	hS
-hem	cThInVsS
-hemas	jYqU
-hemes	bTiX
-hemie	bUcJl[
-hemin	iVsV
-henkt	h\\iG
-henta	mR
-heque	bSjGkU
-her's	lXoX
-heran	bY
-hered	lZ
-herei	iHjXlI
-herer	aIba
-heres	iHjVlV
-herie	bWjW
-herin	aWsS
-heron	bIcIe]iHjGkJ
-herry	bT
-heses	i\\
-hesia	iTjGkR
-het	jXoFpV
-hetag	fT
-hetic	aRiFjV
-hette	fIgX
-heuen	j[
-heure	gX
-heurs	aS
-heval	hW
-hever	cSfShGlT
-hew	q[
-hey	c]
-hey'd	iWmR
-hez	cZiIm]
-hfrei	fYhG
-hgrat	iW
-hheim	aHc\`
-hi$	iRjR
-hia	cV
-hibit	iTjGrT
-hicad	jX
-hical	gUhH
-hicas	iTsR
-hicht	f\\
-hicle	hV
-hicos	fGiVsX
-hie	cVmR
-hiens	aBbXjV
-hiers	cX
-hiffe	iX
-hifts	fS
-hig	iFjXsX
-higan	cS
-higen	iX
-hilfe	bShT
-hillo	cHjY
-hiloe	iUtJ
-hinen	iSlV
-hines	bUkU
-hings	pSsX
-hinks	q\\
-hio	aJcIi\\
-hip	bSjR
-hip's	iW
-hippy	aSbSrJ
-hique	iZjFrV
-hir	aHj\\rDt\\
-hirds	bXgViG
-hirts	cIhci?pD
-hirty	fT
-his	bScUrV
-hisch	jTkW
-hisky	bTiT
-hitby	bRcS
-hiv	aHjGkWpS
-hivar	bStJ
-hiver	hYiR
-hives	bWjW
-hjahr	iUoV
-hkeit	jeqS
-hl$	aGcWiXjU
-hlaft	qX
-hlage	g\\
-hland	cAd^n\\sT
-hlank	sb
-hlass	iY
-hlbar	fV
-hle	aDbXcGiWm^pF
-hleiß	bJhU
-hlich	jDlTmUr[
-hling	bHi\\
-hlt	gUhV
-hlung	ge
-hluss	jTlR
-hly	iS
-hma	sW
-hmann	a\\nDpYtG
-hmark	aHbEcEhGiTjY
-hme	eViZkR
-hment	aEbTeTiXqGtT
-hmied	a\`jG
-hmond	cZ
-hn$	gVjTnV
-hne	bGgRh[sU
-hnell	jXlV
-hnern	b[
-hnhof	c[pJ
-hnitt	cIi\\
-hnt	gT
-hnten	pS
-hnter	aHcGfHhWrE
-hntes	hU
-hnung	h_
-ho'll	aRsW
-ho've	jJmS
-hoa	mR
-hobia	bFl[
-hod	iUmXpG
-hoden	cIi\`
-hodri	mRqS
-hoe	cS
-hof	bUc]iR
-hofen	c\\tD
-hofer	aTjR
-hoice	eSfW
-hol	jZ
-holds	bY
-holen	bFfIiZjHk[
-holes	aHbWiS
-holet	cZtH
-holic	sS
-holog	aXeRjG
-homme	iUsW
-hools	iR
-hoose	eSqS
-hop	bV
-hop's	bRcTqS
-hor	dS
-horde	aCbSqR
-hords	bW
-horen	bIfTiImSnYpHqV
-horpe	c_
-horra	cY
-horro	hUsU
-horts	iUsZ
-horus	aW
-hos	hVsT
-hosen	iUjUqJ
-hot	cYi@jZmH
-hotel	b\\hZ
-hotos	iT
-hough	cHdRqSrRtH
-hould	qT
-hours	aHeXf_
-hovel	jT
-hoven	cW
-how	aUdHhGlS
-hport	cT
-hr$	iSoS
-hrain	cZ
-hramt	jU
-hrase	eStX
-hre	j^
-hread	pHtV
-hreib	bUiHpR
-hrend	a\\cE
-hrens	iJm\\
-hrift	r[tS
-hrige	bIcGfFiXoI
-hrome	iTjW
-hroom	hSiHjIkTsS
-hrt	bThW
-hrten	cFeTgGiTnb
-hrter	bUtT
-hrung	jbk]
-hselt	jRkSmS
-hsten	bViDoTsV
-hta	cV
-htage	fYjIkW
-htags	rY
-hte	jR
-hteen	bUjUtT
-htern	jTkIrVsS
-htest	gIjUlU
-htigt	j^lEpT
-hting	jIqR
-htung	aRfIiWnT
-hty	bU
-htzug	bYhJ
-hu$	cUfU
-hua	kW
-hub	bJjRpV
-hulen	i]nU
-huler	bRcTgGiTtJ
-hum	iIjY
-hup	jV
-hur	c\`
-hurch	cSiR
-hures	bW
-hurso	aIcW
-hut	cV
-hutte	a>bccEhRiCtI
-hwege	cYiS
-hweig	cT
-hwein	bZcH
-hweis	cIjbkS
-hwirt	aRkZ
-hy$	aUhIrT
-hyr	cU
-hys	bUkW
-hysik	aW
-hysio	hW
-hzehn	bV
-hzeit	cJhViZ
-i's	aWhDq\\
-i-sun	fT
-i-vis	hX
-ia$	cS
-iabel	fUgW
-iable	gRjZ
-iacan	cX
-iacre	mZ
-iados	b\\fT
-iages	gSiU
-iaise	iV
-iajes	nVrS
-ialen	b[
-iales	cInW
-ially	iU
-ialog	jUlS
-ialux	kX
-iam	cUmY
-iamos	bSeU
-ian's	cR
-iance	hIpFsIt[
-ianda	hX
-iande	fG
-iando	j\\kHsV
-ianos	bUs^
-iante	jZsS
-iants	lVrS
-ianza	eWsR
-iar	hV
-iares	m_
-iaria	bX
-ias	iT
-iat	oU
-iated	k^
-iaten	jFkUnU
-iatif	aFbZ
-iativ	iYkV
-iator	aY
-ib$	bUcIhUjX
-iba	cZiI
-ibaut	mZ
-ibbon	i\\
-ibe	jHqUrU
-iberg	cY
-ibier	cWh[
-ibits	bRjG
-ibles	sU
-ibo	eVgDiSpG
-ibras	fV
-ibres	hV
-ibros	iS
-ibt's	bSgIjF
-ibung	jS
-iburg	cR
-ibuto	e\\
-icada	jY
-icado	bSjV
-icaid	bYhFjHkR
-icale	jW
-icals	j^
-icana	bUcZiHnJ
-icano	fXiWsS
-icans	s^
-icant	aFpHs[
-icapa	cGjc
-icato	eTsW
-icats	iU
-icaux	iX
-icely	rT
-icero	a\\
-icers	adiB
-ichas	iV
-ichen	r[
-icher	j_mX
-iches	bT
-ichet	iUkT
-ichst	oWsZ
-ichte	cTjS
-ichts	qV
-ician	ae
-icide	iTjIk[
-iciel	cIj]
-icien	aa
-icier	aYjYkG
-icile	d\\hT
-icina	dT
-icine	i[
-icing	i^
-icion	iY
-icios	eTsR
-icity	hViIjY
-ick	calW
-ickau	cW
-icked	iCjYqW
-ickel	bIiY
-icken	lSpWqGs[
-icker	r]sS
-icket	hX
-ickly	jW
-ickup	hY
-icles	b]hY
-icola	bZiT
-ict	qX
-icted	jZ
-ictee	pUtV
-ictly	fZrS
-icula	jY
-icule	hRjWnS
-iculo	k[
-icy	kUmGrW
-id$	jT
-idado	hT
-idare	e[
-idate	tS
-idato	pWqV
-idats	fSiJqT
-idays	hW
-idday	a>cEfGiGmWt_
-iddle	cUoTsT
-idend	fJiGj]kYlIqJrIsJ
-ideos	kV
-iders	iX
-idest	fZiVjF
-idges	bXj]
-idh	mR
-idi	cSfUpT
-idien	cU
-iding	kWlR
-idite	jU
-idity	iT
-idjan	aJcTnV
-idles	iU
-idn't	hZiG
-idora	bW
-idorm	cV
-ids	bXjJs\\
-idual	nS
-idung	hdi?oR
-idy	hVjV
-ieb	bWtR
-ieben	jR
-ieber	qTsT
-iebke	mS
-iebre	aIbEcGhFj_kImJoDrF
-ieces	bU
-iecle	bViGjX
-iedad	mWqWrV
-ieder	sS
-iedra	jV
-iee	iIkVlR
-ief	iRjY
-iefen	iW
-iefer	iTjU
-ieg	eSjHlX
-iegel	bIiY
-iegen	jUqY
-ieges	bScX
-ieh	b[
-iehen	i\\kW
-iehre	aXbHcUjHtJ
-iel	pX
-ields	bTcUiJ
-ielen	kW
-ieler	bSfT
-ielle	aFbScGfJiFjSmXqR
-iem	cHdHf_hHiFmHqIsItI
-iempo	jI
-ience	jX
-iende	aSqS
-iendo	eV
-iends	aFhIlJmFpHs\\tY
-ienen	bShTiS
-iener	aBbJhRsitH
-ienes	bVl]
-ienne	qU
-ienst	fWiX
-ienta	hU
-iente	qU
-iento	iT
-ients	bX
-ieras	aWfSrJ
-ieren	i[
-ierer	a]sV
-ieres	c[mW
-ierge	aSkU
-ierie	b]
-ierno	bEc\\qT
-ieros	aXiFm\\tH
-ierre	iR
-ierta	kY
-ierte	iY
-ierto	bRcAiZ
-iesel	cT
-iesen	bIiY
-ieses	rXtT
-iesgo	gR
-iesta	aDfY
-ieste	cYiU
-iet	cSnS
-ietas	gR
-ieten	qUtV
-ieter	aAfVt[
-ietes	aEi_
-ietse	lImX
-iette	cSi\\
-ieu	cUdX
-ieure	eHiDjEk[mZpH
-ieurs	iYjV
-ieuse	iX
-ieval	iVjS
-ieves	qS
-iew	cWpW
-iezas	dT
-ießen	cR
-ifa	gSrW
-ife	bS
-ifers	bIcFib
-iff	gSmRqU
-iffer	fGgJhGmFp_
-iffes	aViU
-iffre	rS
-ifica	iXjU
-ifico	aGbYiJjU
-ified	jS
-ifiee	jW
-ifier	hGi[qY
-ifies	iYjIlCpZ
-iform	hXsW
-ifs	bXjU
-ifter	bGcGiRlSpY
-ify	iYjW
-ig$	fR
-iga	cEiZnX
-igabe	iVoXpIqU
-igada	aWmU
-igade	f[mT
-igado	cSdU
-igbar	jUsV
-igeac	cU
-igend	aHfEhJjXtU
-igene	bVhX
-igeno	iZ
-igent	aTmWpHtI
-igest	aEcEeIfHhGiJjCk\`lImHoHpHqHrHsHtI
-igger	aVkRrY
-igh	cR
-igher	gSjS
-igine	s]
-igist	aAb_cFjI
-ignal	fJiIjWlEnTsJ
-ignan	c\\
-igned	gTqX
-ignee	iEl^s[
-igner	aZ
-ignes	r[
-ignet	eSfV
-ignon	cGhVmUpU
-igo	cS
-igono	c\\
-igt	j[qT
-igten	bTgJmW
-iguel	mV
-igung	gUhSjU
-igura	qRs\\
-igure	fSiD
-igzag	jW
-ih$	bShWiI
-iheit	iXkS
-ii$	bZt\\
-iii	t^
-ija	cFjZmX
-ijera	iW
-ik$	aWjS
-ika	aScCiSjImW
-ikant	jW
-ike	aHiT
-ikely	eY
-ikett	fY
-iki	caiE
-iking	bFhZiE
-ikler	bV
-iko	nY
-ikt	mT
-iktat	pHt[
-iktok	iV
-ikura	iHjY
-ila	m\\
-ilado	bVeHgUsS
-ilage	bViImHo\\
-ilano	c[rF
-ilans	iW
-ilbao	bV
-ilbar	f\\gI
-ilber	j[
-ilder	bScFiGj]kT
-ile	iS
-ilege	h\\
-ilent	iHjZqT
-ilers	aUbStJ
-ilets	h]
-ilfen	aRmg
-ili	hRjWkS
-ilial	aJbYeVfH
-iliar	hV
-ilias	iXjJ
-ilica	jS
-ilidh	pR
-ilien	bS
-ilier	aTbChTiVqR
-ilieu	aUsV
-iliff	mY
-iling	iSkWqS
-ilios	iHkWnT
-ilite	hTiU
-ility	iTjR
-ilker	aWcHmX
-ill	cYlS
-ill's	qVrV
-illac	cT
-illas	bRmX
-illed	cJjIpRsT
-illen	aAc]hViC
-iller	aX
-illes	iV
-illet	hRiRoV
-illez	aIrStU
-illig	h[
-illis	bW
-illon	aGcYq\\
-illos	bRiSjX
-ilo	cWrY
-ilote	bJmX
-iloto	aZ
-ilots	iSlV
-ils	iV
-ilter	iSpV
-ilton	lUpI
-iltro	iU
-ilung	hGmVpJtV
-ilver	bUhH
-ilzug	cHhBi_
-im$	cW
-ima	cUqV
-image	iSjIsXtI
-imano	iU
-imary	bSfFiRkU
-imate	i\\
-imaux	bViI
-imber	a[
-imble	iU
-imens	gJiY
-iment	hEsZ
-imera	mFoVrW
-imero	iUrW
-imers	mZsX
-imica	jR
-iming	iSjS
-imite	bDh[iHjE
-immel	hIiUqW
-immen	i\\
-immer	h]
-immst	qS
-imo	rT
-imper	aEc[jX
-impio	jXtX
-imple	iVrV
-ims	iTsT
-imsby	cV
-inacs	bW
-inada	iSjZ
-inado	gUiZqT
-inage	gTiSkRrI
-inals	pZ
-inant	c\\
-inary	bIi@jTl\\
-inata	c?m^
-inato	eYoJ
-inbau	bSiHjV
-incas	iCj]nT
-incia	aJcVmS
-ind	j]
-inden	c\\iT
-indet	hWkFsV
-indle	jVoW
-indly	jStS
-indre	jZqI
-ineal	kY
-ineas	bSiR
-ineau	mW
-ineer	aU
-inees	mU
-inema	hV
-inens	hW
-inera	hS
-inere	iY
-iners	bRgGmT
-inery	b^jS
-inese	jVsT
-iness	jV
-inete	hSiY
-inety	eSgZ
-ineur	bZcG
-ing's	bHcRgYiIlU
-ingar	c]
-ingbo	kV
-ingen	ca
-inger	aHcTjTmU
-ingle	hRnRsT
-ingos	f^kT
-ingst	c^iImJtF
-ingts	gR
-ingue	jR
-ingut	bT
-inhoa	mR
-ini	aGbFc\\iIoItJ
-inian	iUkE
-inica	bS
-inics	cViWnT
-inida	e]
-inido	eY
-inien	bThRiT
-inier	a[
-inigt	bWgYjIqI
-inimo	jT
-ining	hR
-inion	kVqS
-inish	fS
-inita	jU
-inite	e\`jD
-inium	bTjX
-ink	bVqS
-inked	eZrF
-inkel	bbcFiI
-inken	hHiVpS
-inmal	iU
-inn	fRgIo]
-innen	m\\sV
-inner	aShT
-ino	bS
-inome	mX
-inors	iU
-inoth	bXcJ
-inq	eThJtW
-ins	iU
-insam	b]fFpU
-insaw	jVkT
-insen	iY
-inson	cUiV
-inste	bFcYiIrW
-int	pTsR
-inten	cXmY
-intes	hJm[sU
-intor	aU
-intre	a]
-inuit	fUpU
-inuta	iZqS
-inute	jTpS
-inuto	jVpR
-inway	jW
-iny	c_
-inzel	eHiY
-inzer	jT
-iocho	gThJiGmT
-iodes	fXtS
-iodia	pV
-iodic	iWjI
-ion's	bHc[gAh]
-ionar	bTrX
-ioned	cUgHhFqVrU
-ionen	bYiXjR
-ioner	aIbTiY
-iones	iZ
-ionne	qRrS
-iopsy	iUqT
-ior's	cViFqW
-ioren	iSsV
-ios	iR
-iot	bZiS
-ip$	h]iJjU
-ipale	aUpG
-ipend	hS
-ipina	sZ
-iping	iZqU
-ipios	c[fIiIoR
-iplom	jTkT
-iport	c]
-ipped	hTjX
-ippen	iU
-ipper	iRmS
-ips	mX
-ipt	kUtR
-ipwcf	jV
-ipzig	cS
-iquee	qV
-iquer	iY
-iques	bUi_
-iquet	fV
-ira	cVjV
-irado	iSjGk[
-irage	i_
-irait	jAkclHqD
-irche	iSsZ
-ircle	cUiWjH
-irect	eZpW
-irees	f[kFlW
-irekt	cTiIjT
-irely	cJdY
-iri	hGnDp^
-iries	iW
-irige	kWmS
-iring	pT
-irk	c\\
-irm	g[iU
-irman	aSpS
-irmar	oHq[
-iro	cFiXm[pI
-irobi	cX
-irona	gV
-irs	iX
-irt	aVcGjZ
-irths	hEiTlSnV
-irtin	aVmY
-irway	iV
-iry	iX
-isa	m]
-isado	cIi\\kT
-isage	dGhVsS
-isbon	cYdI
-iscal	aImUoS
-ische	bZjX
-ischt	bRcVqW
-isees	gY
-iseis	hIiUmW
-iseno	jTmU
-isero	aVjCk]sD
-isers	bUjImanI
-iseur	aZiW
-ished	lV
-isher	aZqX
-ishes	qS
-isica	iV
-isico	pX
-isier	aV
-ising	iT
-isita	nT
-isite	fSgJpT
-isits	dRnU
-isley	nT
-ism	a@iblT
-ismus	aJi[
-iso	cWsX
-isons	jUrS
-isora	pW
-isors	aSfHhWpV
-isque	kZtI
-iss	i^
-issed	qVtR
-issen	bGjRl_
-isser	nWqIrY
-isses	iYsX
-ist	a\`
-istan	a[
-istas	m]
-isted	bX
-isten	iTsZ
-ister	aUjS
-istes	b[m\\
-istet	e^
-istic	bIiYjJoTqJ
-istig	fFo\\pE
-istik	iTjSpT
-istin	mZ
-istle	bFiVpV
-istol	cU
-istre	cIi^
-istro	jU
-istry	jR
-isual	iX
-isung	e@iUjf
-isure	bRhSjS
-itada	b]h[jAoF
-itado	gFi]jZqH
-itage	eS
-itags	hU
-itals	bTiV
-itane	jJkW
-itant	aUhFmU
-itary	aIbSjJlY
-itaux	b[
-iteau	bYcI
-itect	aV
-itekt	aWmR
-itend	fY
-itens	aZbG
-itere	aGeVmX
-iters	mZpT
-itest	iV
-iteur	aSjGkV
-ith	aV
-ither	fTlS
-ithub	bJjRpV
-itial	iT
-itian	mS
-ities	bS
-iting	iU
-itish	rXsU
-itive	fIiXjVrX
-itivo	j[
-itlab	jSkV
-itler	aY
-itles	bXjT
-ito	cT
-itone	iHjb
-itors	kU
-itory	bTcViVjC
-itrag	bIeHhYjF
-itres	bXjS
-itros	bU
-its	iR
-itsun	fIo[
-itt	iSmX
-ittag	f]hV
-ittau	cV
-itted	iElV
-ittee	hR
-ittel	eVhU
-itten	iFjTpR
-ittle	nR
-itual	cDiWmXnJ
-itude	jY
-itung	a^mU
-itura	iU
-itute	bRlT
-ituto	bVcI
-itz	c\\rS
-itzen	cTiFjWmT
-itzer	aHbThFiTjUtI
-iudad	aFcUhV
-ium	iR
-iurno	fW
-ius	fJiXjWmJqS
-iva	bR
-ivacy	iX
-ivada	jRlF
-ivado	bViEj[
-ivage	hYiTpItI
-ivals	fX
-ivant	eIgR
-ivate	hT
-iveau	jV
-ivees	fIi_
-ivent	jWpX
-ivero	aEb[
-ivers	aUiTmR
-ivery	bTiX
-ivida	jSkV
-ivist	aVbTtI
-ivite	iV
-ivity	eZiT
-ivors	aCbFc^tF
-ivres	bV
-ivy	cT
-iwali	gGh]
-ix$	tR
-ixing	i[jF
-ixx	jS
-iya	bHjVk[tF
-iyadh	cU
-iz$	bWjWmU
-iza	hSi\\
-izada	b^iGmR
-izado	gU
-izaje	eYiR
-ize	aUmI
-izehn	gV
-izenz	jYkU
-izier	aYbIcR
-izing	iYqJrJ
-izung	bJh_
-izzen	bRiXtI
-ja$	c\\
-jador	jS
-jados	bGfZiFjW
-jahre	gTjT
-jan	fYmS
-jango	jW
-jar	iJjX
-jaria	iUmT
-jas	iFjVmXsY
-je$	aTi[
-jects	gFi_
-jekte	bUcTiHnY
-jeres	sZ
-jeros	aSbTlFmRsY
-jeu	dX
-ji$	iUkZr_sJ
-jillo	hU
-jis	rZ
-job	e^
-joint	cFdIpZsY
-jores	bShIiIjTpW
-jos	rT
-jours	fUsT
-joz	cR
-juana	nV
-jue	fVjH
-junta	iJpX
-juste	gTiS
-k's	cFiFoYqX
-k-end	fU
-k-ins	b^hIjI
-k-ups	iWjT
-ka$	c\\
-kaans	jTkS
-kages	iY
-kal	bSi_
-kan	c[dGmWsW
-kanat	iJqW
-kannt	aJbSkV
-kar	i[jB
-karte	horT
-kas	cVsW
-kasse	aXbUhe
-kat	j_kV
-katon	iRkY
-kau	cW
-kauft	qS
-kdays	fU
-kdown	iY
-ke-up	i[
-kedin	rX
-kee	bIcefHiD
-kel	bXsW
-kends	fU
-kenny	cS
-ker	aW
-kerei	b]lRqS
-kerin	aXcImVpHtG
-kes	g@iRjXlUsY
-ket	hU
-key	hV
-kfill	qX
-kfurt	nR
-kgeld	gU
-khand	mU
-ki$	cRiXjS
-kid	dFlYpU
-kie	gHh]mU
-kills	gGjVkV
-kin	jUkIs[
-kings	mV
-kirch	c\`iG
-kisch	k]
-kjack	iGjY
-kkord	gSrItT
-kland	bFc\`qU
-kle	hSi^
-klers	bX
-klich	jYkFlS
-klift	jTkU
-kling	bZ
-klung	aSi]
-kly	iV
-kness	iX
-ko$	a?b\`cV
-kohol	jVsV
-kolle	bHic
-kommt	bJiImTqTtS
-kon	bDc]iY
-konie	bW
-konti	fX
-konto	f^hW
-kop	bIiV
-kow	qV
-kpool	cIiSjJoY
-kport	cV
-kraft	ae
-kreis	c\\iTjF
-kri	pW
-ks$	iW
-kst	i[qV
-kstar	rZ
-kt$	tR
-kte	dU
-kteur	aUlW
-ktion	aZ
-ktuar	aTmItH
-ku$	iZ
-kuche	bYdXiT
-kum	qIrJsZ
-kunde	jdk^
-kunft	hUpW
-kup	hZjT
-kurse	fBikjJkU
-kus	iWqW
-kwall	cW
-kwork	aYcH
-ky$	bSiHmT
-kzeit	dIf]pS
-kzeug	kSlX
-l's	hZqR
-l-off	aTcJe\\gHiXoG
-la$	cX
-lab	dS
-labau	jU
-lable	f^gA
-labor	bWhFiTjFkT
-labra	gSqSrS
-lacas	jU
-laced	hVoR
-lacer	rX
-laces	fJhT
-lache	aUfTgThRiEtJ
-ladas	bWjFsY
-laden	b\\iYsT
-lader	iXlT
-lades	cTh\\
-ladie	qT
-lador	gYjR
-laf	jZ
-lafen	bIjVq[
-lafon	g[iJjI
-lag	g[
-lagen	iT
-lager	bUcHiZmYpD
-lages	fSi\\
-laims	iS
-lains	bGc]iGjImX
-laise	aYbIjGsU
-lam	cbiFkS
-laman	bVrRs[
-lamar	pW
-lamos	eTt[
-lan	oT
-lanca	cSiS
-lance	eR
-lanco	cYiT
-landa	cWmCpU
-lande	b\\cDhS
-lands	aFcgiE
-lanen	bHiSmRqT
-laner	ae
-lange	lV
-langt	iUl[
-lanta	eV
-lante	bS
-lants	bXnT
-lanza	jU
-lao	bEcZqI
-lap	fSoW
-lappt	cSs[
-laque	jHpWq\\
-larat	cWgS
-lared	gTsS
-laren	iV
-lares	jW
-laria	cEjWkX
-larie	aTeYhR
-lario	gSpS
-larlo	iGjXkHnasF
-larms	iTnV
-las	iX
-laser	bIi[
-lases	i[
-lasse	gW
-lat	cV
-lated	hZiC
-lates	iTjIkSrW
-lator	aTqU
-latos	aVi]
-latze	b\`
-laubt	rV
-lauen	bXcUhF
-laufe	bSi^
-lause	e]hE
-lauto	jJn[
-laves	iS
-law	cTnT
-laxed	fV
-laxis	aIbDhJj_qU
-lay	dJhX
-layer	eRkY
-lazas	aT
-lba	aHbXcTjJ
-lbahn	gFhciFjEkD
-lberg	cT
-lbert	c[
-lbtax	hW
-lbuco	cWiJ
-lbums	bYjHsI
-lburo	p[
-lch	aGbFcEdGeGfGgGhJiGlJmHnGoGp=rFsGtd
-lcome	jJkWlU
-lcool	fGgJj\`qU
-lculo	jR
-lczyk	qS
-ld$	cR
-ld-up	oU
-lda	bJiZ
-ldach	iS
-ldbad	cSlRoUpI
-lde	bZiGmRpI
-ldera	cRiV
-lders	sZ
-lding	bTcW
-ldn't	jXsV
-lds	fIiS
-ldung	j\`
-ldy	aIcU
-le-ex	cV
-le-up	bWrS
-leado	gU
-leage	hUnZ
-leans	iU
-leaux	iRjV
-leben	c\\jH
-lecht	jUpH
-led	bS
-ledge	kVlV
-lee	cXdR
-leece	bRhIjZ
-lefon	hS
-leg	bHiSmR
-legen	iYtR
-leger	ai
-legin	aIqT
-legio	bUtS
-legre	kT
-legte	aHjX
-legue	aXiR
-lehnt	gT
-lehre	j_lR
-lei	cW
-leibt	qS
-leich	fXhT
-leida	aIcYdI
-leide	s\\
-leigh	cR
-leine	aGbW
-lem	fIlV
-leman	bTkR
-lemas	pXsW
-len	iS
-lenar	pS
-lence	cX
-lende	cY
-lends	cEiXjGkV
-lenge	hS
-lenou	cX
-lente	kU
-lento	pR
-lents	b[eE
-lenty	iTjS
-lenum	mWpS
-lenys	mV
-leras	bUhJiY
-lercs	bSmU
-lerei	aIcGiWjGlWqU
-leres	cXlV
-lergy	iU
-leria	iY
-lerie	aFb]jStR
-lerin	mYpI
-lerks	bTmUqU
-lermo	iS
-lernt	gUjW
-leroi	cX
-leros	cTgFiSkY
-lerta	fUiV
-lesen	iSrAsHt_
-lesia	bTsT
-letas	eTh]iFjR
-leted	tX
-letin	iWtZ
-letos	i\\
-lette	hVtW
-letzt	hXpHqW
-leuls	bY
-leurs	aTqW
-leute	aXbIiGj^tF
-levar	dRfW
-level	jX
-leven	qU
-lex	aIhWiVjX
-lexis	jU
-ley	c\`
-lez	fSrZ
-lfare	iS
-lfast	cX
-lfe	bShT
-lfest	jW
-lford	cbfJiI
-lfort	cWjI
-lfrei	j[
-lg$	iIj[
-lgada	sY
-lge	kS
-lgeld	bJcJh\\
-lgosc	hX
-lguna	fUjSnS
-lguno	bYgHmIqU
-lhaus	bBc\\
-lheim	cThYtI
-li$	cW
-lia	tV
-liado	pW
-liage	iTjS
-liale	bXpDsS
-liano	jUkY
-liant	eJgImIpJqU
-liary	iWjT
-lib	iW
-liber	cFiTj_
-libre	gT
-lican	iTkIrFsT
-licar	aItV
-liche	iS
-licht	aJhSiRjUpFrV
-licia	iVnT
-licos	iIjXpU
-lid	jCk[
-lidad	jT
-lidas	iR
-liday	gShS
-lides	j_
-lidos	iX
-lie	pTtW
-liego	iT
-liema	cY
-liens	aX
-lient	iRrS
-liere	bScJhR
-liers	cW
-liese	iFjWkImVpT
-lieve	aDbVcHmErWtU
-lif	jTlT
-lifax	cV
-liffe	bIc[i@j\\
-lifie	jJ
-lifts	aS
-lig	bUhY
-ligen	cWhIiAj[
-light	fYhTjR
-lik	jW
-lim	bSsR
-limat	iU
-limos	bXiHjIpT
-lin	cY
-linas	hZ
-linde	mRt\\
-lindo	iImUs\\
-liner	m\\pS
-lines	bUiRjU
-linge	lWsS
-lings	hV
-lingt	bTsItT
-linic	cS
-linie	iZjS
-linik	aHb\\hTiS
-linos	aGc[
-lions	iIjZ
-lipse	jUkT
-lique	bSjR
-lis	jRqI
-lisch	jRrS
-lised	eYfX
-lisee	bThYmR
-liser	mIqRr\\tG
-lises	bBh\\iDmGnRpFqF
-lisfa	gV
-lisis	iUsT
-lisle	cSnV
-lisse	aHbIccdHeHfFgFhEiIjIkGlGmEnHoFp?qGrGsHtG
-lista	m[
-liste	aRpT
-lists	bXcHmZ
-lit	bSmIqU
-litar	jCse
-litat	iY
-lites	h\\jX
-litik	aSbEiX
-livar	bV
-liver	cSiFpXrX
-livia	pY
-lizar	i[
-lizas	gJiZ
-ljahr	eRoWtH
-lk$	cViR
-lk-in	fIpY
-lkata	pX
-lkers	bGeGma
-lking	iR
-lkley	aFcX
-lkone	iY
-ll-in	fTgZiR
-llach	cS
-llack	iVjWsH
-llado	aSi[q^
-llage	iW
-llaje	iblI
-lland	bYcH
-llano	lRrU
-llant	sT
-llard	pTsa
-llars	iYkX
-llege	bR
-llego	rVsT
-llein	bHcViS
-llena	iZjJ
-llent	jWpS
-llera	aEcZkU
-llero	bRlUsZ
-llers	aVjR
-llery	aTbRsJ
-llets	bTrU
-lleud	cY
-lleur	qT
-lleys	iW
-llgau	bU
-lli	bBcVjGn_
-lliam	cX
-llier	cWiS
-llies	hGiSn[
-lligt	hY
-llina	nZ
-lline	aIcWmYpI
-lling	iR
-llinn	cT
-llion	bV
-llite	cY
-llner	aSlS
-llo	cTjU
-llons	b^cHjH
-llors	iSmTpTqF
-llots	bW
-llout	fS
-llows	pFr]
-lls	i^
-llt	hX
-lltag	tX
-llten	aGbTtU
-llung	ed
-llv	aSpS
-lly	cS
-llzug	b\\iUsFtI
-lm$	s\\
-lmann	pVqW
-lme	cWiR
-lment	cGhIi]jI
-lming	iY
-ln$	i\\rT
-lness	f@gHhXiT
-lning	eY
-lnius	cT
-loads	iW
-lobal	b\\
-loche	cbiI
-locks	oW
-lodie	bRkHmY
-loe	cX
-log	iU
-loger	aZ
-logia	iSjRkS
-logie	aZbUjX
-logix	jW
-logna	cJnX
-logos	iEmb
-logue	aUjX
-loh	c[
-loi	jIlT
-loire	bHcViW
-loise	aIcTjDmW
-lom	cT
-lomas	cZpX
-lomes	iHjIlSpY
-lon	cZ
-londe	bYcIiDsT
-lones	bZ
-lonia	cYqU
-lonie	bZhInT
-lonne	iXsT
-lonte	hY
-loo	cS
-loods	jR
-loops	cZhXiE
-loors	bTiY
-loper	a[
-lopes	aYbCpS
-lor	aS
-lor's	jY
-lorar	iGjUkYqV
-loren	cIqXsUtI
-lores	bUq^
-los	iW
-losed	fUhS
-losen	r[
-loses	p[qS
-losis	i]
-lot	bXcViGmT
-lotes	iT
-lotte	bW
-lough	aIcYqS
-louse	cVfEgFhZ
-louts	gWjI
-lovis	cS
-lowed	fShU
-lower	hGiYpY
-lowna	cY
-loy	eZiUpH
-loyed	e]
-loyee	aUhT
-loyer	hVjItX
-loyes	bY
-lpers	m\\
-lpful	kV
-lpine	bXiIjW
-lping	i[
-lques	kX
-ls$	iV
-lsall	cZ
-lsass	bU
-lse's	fUiR
-lside	i[
-lsory	fUlTrT
-lst	cId[fJiYrStF
-lster	bUiW
-lta	iT
-ltage	cId\\i@jRmI
-ltant	aS
-ltern	s\\
-ltero	jRsY
-ltest	jTqItS
-lteur	j_tG
-lties	i^
-ltige	aIiEk\\pH
-ltimo	eHqX
-lting	bJcFjb
-lto	aGbZhHiZlI
-ltora	rZ
-ltres	pX
-ltros	pX
-lts	iS
-ltung	a[mRpS
-ltura	jT
-lture	bS
-lturm	iT
-lty	bFcSgYhCiSmA
-lu$	eShGlW
-lub	bWiT
-lucia	hGnX
-lud	hZ
-luded	bJjV
-lue	sZ
-luent	jU
-lueve	fX
-lug	bIicnI
-lui	s[
-luida	fHgVnX
-lular	hUjT
-lumen	aRiU
-lumes	bb
-lures	iTjV
-lurry	bUcIiR
-lus	bVcIjX
-luses	bR
-lusse	i[jI
-lutot	jHrUsU
-lux	bIiTkTnY
-lv$	aT
-lvern	cU
-lvers	b\\e[iF
-lving	bSiS
-lvira	iJj\\mTtI
-lways	pS
-lwerk	bXcS
-lying	bYiSnT
-lyn	bU
-lys	bZmW
-lyses	iSjW
-lysis	iRjR
-lyste	aWmV
-lysts	mZ
-lz$	bSc\\hIiU
-lzado	bVcJ
-lzahl	gW
-lzbad	iZ
-lzbau	aVfT
-lzeit	eW
-m's	qVsX
-macen	bS
-macht	b[rEsW
-macia	aWmJ
-madan	fXgHoVsV
-madas	gRjR
-mador	pW
-mages	hS
-magro	cY
-mai	cDiTo\`pH
-mails	bIjUqU
-maire	aUbFe[
-maker	adcEiI
-males	iSsW
-malle	bGcUdJeJgFhHiTkJlInJoIqJrIsJ
-man's	bScDhXrI
-manal	dR
-manas	oR
-manay	cIfShV
-manca	cVnS
-mance	jS
-manda	qT
-mande	qY
-mando	aImT
-manga	cU
-mania	hIiWqT
-manos	bXqYsR
-mante	hCjYs\\
-map	iX
-mar	cXmT
-maras	aJbHi\\
-marca	cY
-maria	k\\
-mario	aVkJqZsU
-marra	bIc^h[iG
-marre	iY
-masar	iY
-masse	c[
-mat	j[
-mates	j[
-matic	iDjXqS
-matik	jTkR
-mator	a]
-matua	iYpT
-mba	jT
-mbasa	cV
-mbate	iZ
-mbe	c\\iC
-mberg	j\`
-mbero	aW
-mbers	bViV
-mbery	cZ
-mbiar	iY
-mbine	jW
-mbing	jW
-mbios	iW
-mbler	hJiZjT
-mbo	aIbCcYhDi[
-mbrar	qTrV
-mbres	b[pT
-mbria	dXfF
-mbs	jXqZ
-mburg	cSnS
-mea	bIfHm[pHtV
-med	fHjTqX
-medad	i[jH
-media	iVjEkUpE
-medio	gT
-medis	f[hF
-medoc	aGcX
-medor	hWtS
-mee	bWhT
-meier	b^cHmB
-mel	cUqRrS
-men's	aEb\\iS
-menal	kX
-menau	cXrI
-mence	iHo^
-mener	i[lZ
-menes	iVpU
-menia	cY
-mente	hHkWsZ
-mento	hV
-ments	bRi[
-meone	sU
-meras	qX
-merce	iV
-merie	jUkS
-merin	bYmDsY
-meros	kR
-met	i_jI
-meter	gIj\\
-metik	aSbYiG
-metre	a[cIeIh[jC
-metro	iWjXnI
-metry	hEjY
-meurs	sZ
-meuse	cWpJs]
-mex	jVkU
-meyer	aFbJfJiGjZkHlGmGt[
-mez	rW
-mfang	fZiRjI
-mfeld	dGj[
-mfony	jT
-mford	cS
-mgang	j\\
-mi$	i[
-mia	iT
-mic	i^jI
-mical	iZ
-micas	bIjTtT
-micos	iIjU
-micro	jT
-midas	hT
-mie	g\`kU
-miede	pT
-miere	jRmS
-miers	hWmR
-mik	aRbHiYjE
-milia	sT
-milie	gGhRpV
-milla	hGiWjJm]nHpE
-mille	hW
-mimos	bWfHpX
-min	mS
-minal	bTjR
-minar	iEj\\
-minas	iV
-minee	e[
-mingo	fV
-minin	aHbW
-minio	aYjWmH
-mio	gS
-mions	bY
-mique	cUkRtG
-misch	hGi\`rHtT
-mised	eVtW
-mises	pZ
-misos	iS
-mista	aUiRjW
-mists	bYmZ
-mit	jS
-mited	e^hS
-mites	i\\
-miums	gRhX
-mle	iRjU
-mlich	qSsU
-mline	aWiWjGqI
-mm$	hXjH
-mmand	jUmY
-mmelt	qY
-mment	qSrS
-mmern	cTiWqG
-mmers	cTmS
-mmeur	aX
-mming	cSi_
-mmune	bSqD
-mmung	gFqUtY
-mmuns	iU
-mn$	rU
-mnite	gY
-mnity	hWiS
-mnitz	cU
-mo$	iR
-mocom	iSjHkW
-mogen	aFfIiBj[tZ
-moges	cX
-moi	qZrT
-mojis	rZ
-moker	hWkIs]
-mon	cVhWmC
-money	aDbSkI
-monia	jR
-monie	aVbW
-monio	iTsU
-moria	i[oH
-mot	aVbXcDjI
-motor	mX
-mouth	cZ
-moval	iX
-mox	jU
-mp$	aHiIjUkTtW
-mp-up	oT
-mpact	bSjV
-mpala	hW
-mpana	bUoS
-mparo	pT
-mpe	bHh[iHjGsY
-mpers	bUiW
-mpiar	iU
-mpico	cGhWnS
-mpier	aSiT
-mpile	i^mD
-mping	bShHjWoV
-mpios	gS
-mpleo	aCeS
-mples	iUpS
-mplet	eR
-mploi	jIlT
-mpo	jI
-mport	bWiUkT
-mpose	hBj^pGrY
-mpost	gIi\\
-mpras	jS
-mpris	bIhRqR
-mps	cTfRhJ
-mpt	eZgT
-mpten	cV
-mptes	bJgGiY
-mptia	iGkVlG
-mpy	bVsV
-mraeg	kWrU
-ms$	iV
-msatz	gWhGiZ
-mst	lTtV
-mstag	fU
-mt$	iT
-mtung	gZmI
-muaki	pS
-muhle	aCbYcIiZmH
-mular	aDiSp]t]
-munal	aCb^cJfHgWjFmI
-munds	aJcS
-munen	bTjH
-munes	cRsR
-mur	aIcW
-mus	bYcVfVjCkW
-mvula	m]
-mware	iW
-my$	bWcHlTpIsU
-n's	gF
-n't	q[
-n-air	bTj\\
-n-fri	fV
-n-off	bUgVoH
-n-out	bRqX
-n-sat	fV
-n-thu	fS
-n-ups	mJsV
-n-vie	fV
-n-wye	cT
-nable	dSeTjRmW
-nac	c\`
-nacht	eIfg
-nacks	iT
-nadas	dTfUiS
-nador	aT
-nados	bJcGiXkYrU
-naged	bUgJ
-nager	aXmW
-nages	iJm\\
-nah	bWc=gZqUtC
-nahme	eWiYjIkT
-nai	cTiX
-naire	gRm^
-naldo	hX
-nalem	gY
-nales	i]
-nally	cTtW
-nam	bT
-namen	iDre
-namic	qHrS
-namos	kWlZ
-nan	cY
-nanas	fWpT
-nancy	iXsS
-nando	mS
-nannt	bUjJrV
-nanta	mX
-nante	aUm\`
-nants	aXbU
-nar	i]
-nares	c^
-naria	bW
-nario	bZ
-nasio	bThV
-nat	eU
-natal	iYkU
-nated	hHi\\jD
-naten	aIeTsT
-nator	aUpR
-nau	c\`
-navit	hWiT
-nax	c]
-nay	cYhT
-nbach	c\`
-nband	g]
-nbank	bV
-nbefr	eU
-nberg	bCcY
-nbuch	iXj]pI
-nburg	c\\kW
-nbury	cSdU
-nby	bJc[
-nc$	i^
-nca	cW
-ncage	i\\
-ncais	bT
-ncard	h\\
-ncees	bGh^iHjB
-ncena	nV
-ncept	cHfIiUjJpSsJ
-ncers	bSeUtV
-ncert	iTjW
-nceur	nZ
-ncham	cS
-nchef	pS
-nchen	cU
-ncher	bXgVhHiV
-nches	bU
-nchon	cZpW
-nchor	aIbTdViI
-nchos	bEc\\fHh[iDjIsI
-nci	jVkS
-ncial	dS
-ncias	iU
-ncien	qX
-ncier	aV
-ncies	bUqT
-ncima	hSqU
-ncina	bTcJhX
-ncing	aUi]
-ncion	jT
-ncles	jZ
-nclus	gX
-nco	bUcZfS
-ncoln	cR
-ncore	qS
-ncs	bJgIhYiIjEnJrI
-ncton	cT
-nd-in	aYbHcGeT
-ndado	bTpIqV
-ndais	jTkTlU
-ndalk	cW
-ndard	jWsS
-ndary	aHb^iJ
-ndate	i\\
-ndays	fS
-ndeed	rXtS
-ndeja	iSjS
-ndeln	iXnTqS
-ndelt	nT
-ndent	mRsW
-ndenz	i^
-ndera	aJcTiSjAk[
-ndern	cJjH
-nders	sV
-ndert	g\`
-ndeur	sU
-ndi	aCcc
-ndian	jGsY
-ndice	gT
-ndido	fXgS
-ndier	aImU
-ndigo	cV
-ndigt	qW
-ndl	hIjXs\`
-ndled	hVjUlJ
-ndler	bX
-ndles	iSjRlT
-ndorf	pSqT
-ndors	iTjFkVsU
-ndort	bRcU
-ndows	bSjU
-ndred	gS
-ndres	t_
-ndria	kYmS
-ndros	b^tJ
-ndu	aEcZjS
-ndung	gRhWiXkFqZ
-ndy	fHhY
-neada	i[
-neaux	tV
-nec	cX
-nedor	aSi\\
-neers	ma
-nefit	hT
-negal	bTcV
-neige	bEhZ
-nejar	aWtI
-nel	eSiT
-nelle	eGiTmStH
-nelux	bHcJiVn^
-nence	fXiW
-nende	bUiS
-nente	eT
-nents	bYmZ
-neo	bT
-ner's	gWjFpWsU
-neras	bSqV
-nerei	bZ
-nergy	rR
-neria	aTbAi]
-nerie	bViWjT
-nerin	aTpTsT
-nerlo	jIqZ
-neros	mh
-nerse	sZ
-neses	bUiFjX
-nesse	cFmY
-nesst	jX
-net	iTjR
-netes	bSfSjV
-neurs	bTiT
-neuse	bFcJiFjVmZpGsJ
-neuve	aHcX
-never	dVnJ
-newal	bSeRiV
-nexos	cWpT
-ney	b[cUmT
-nez	c^
-nfach	pTrR
-nfall	b\\
-nfang	o]
-nfant	cTgSsT
-nfeld	aIcetI
-nfels	bBcGi\`
-nflit	mHqV
-nfo	pW
-nfrei	hU
-nft	hUpW
-nfzig	gShS
-ng-up	fDgDkJo]pHqJ
-nga	kRoZ
-ngage	cIiEj\`
-ngamp	cY
-ngang	aX
-ngeld	cFg\`hJiW
-ngeln	dWpVrG
-ngend	jSlV
-ngere	lVsJtX
-ngers	bTsR
-ngest	cIiTnYpF
-ngeur	bIcGjCk_
-nggol	cZ
-ngham	cS
-ngi	cXmZ
-ngine	iXkSqT
-nging	iSsS
-ngler	a]
-ngles	jV
-ngo	fU
-ngres	aVcStI
-ngrid	mS
-ngs	iX
-ngt	iW
-ngton	cX
-ngual	aSmIrW
-ngues	jS
-ngung	jUkIlV
-nguno	cHfZhIlRtH
-nhain	jU
-nhalb	aRfViJqJtS
-nhalt	hIiHn^
-nhang	cHiZjGsZ
-nhaus	b^eI
-nheim	cThS
-nheit	fFnT
-nhole	iU
-nholz	bThV
-ni$	cZfIoXtG
-nia	iR
-nible	fVgV
-nibus	lSnS
-nic	mS
-nical	jT
-nicas	mX
-nicio	oW
-nicos	bUhHmX
-nidos	bIkT
-nie	bStV
-niere	jS
-niero	jS
-niers	m\\
-niert	bDhIoJq]tH
-nieur	jV
-nig	jGqHs^
-nigen	i]jJ
-niger	bGg\\hH
-night	fV
-nijob	eU
-nik	bYjS
-niken	bSnV
-niker	aSjT
-nikum	bTeH
-nil	cW
-nilla	eXgR
-nillo	aFbIc^jI
-nimer	iU
-nimmt	aTiX
-nimum	gTjU
-nin	aDcYjEs]
-nings	fX
-nions	jR
-niors	mY
-nipeg	cVnV
-niper	aIbUjU
-nique	jU
-nis	jWkV
-nisch	jT
-nised	aIb]cFfHgEhTiCjRmD
-niser	a[hE
-nises	aIcWh[iA
-nisme	bJiTjV
-nisse	iWk[l[
-nista	a[
-niste	a^
-nists	aWiDm]
-nites	aVbUfF
-nitor	fFlS
-nival	oV
-nives	kT
-niz	iW
-nizas	f[iGjItH
-njabi	kT
-njero	s^
-nji	hEiEjGkarE
-njour	aJt\`
-nk$	hT
-nka	cUiGm[
-nkauf	mT
-nkbar	eV
-nke	b_iVmU
-nkers	sU
-nking	iWtT
-nks	qV
-nkt	mG
-nkurs	j[
-nlage	eW
-nland	bUeXhJjG
-nlass	aZtH
-nlauf	gU
-nless	aXbIoGqZ
-nlich	eTsT
-nline	iSpS
-nlohn	gX
-nly	bReTlT
-nment	bUfJiY
-nmigo	mY
-nmode	aFb[
-nn$	tb
-nnada	jZ
-nnage	i[
-nnais	kX
-nneau	bThZ
-nnect	hWiIkV
-nnecy	cU
-nnees	iVjT
-nneka	gImS
-nnels	bRcGdXiG
-nnent	gJqX
-nnere	jXqY
-nners	jWlS
-nnete	gW
-nnexe	eThV
-nnial	iZ
-nnick	aHmV
-nnier	acjE
-nnish	jSrT
-nno	aIm\\
-nnock	bY
-nnt	fJoTqV
-nntag	hGoZpR
-nnu	jT
-nnual	aGiX
-nnung	jW
-nny	cWsZ
-noble	cShS
-nobus	h]
-nocer	jUkV
-noces	b\\qWtJ
-noche	pV
-nocta	gUiR
-nol	jYtT
-nom	bGjIn\\
-nomia	kY
-nomie	bEgEk_
-nomos	jY
-non	bGc\`iF
-nonce	qRrWtU
-noons	aSf[
-nor	mVr[
-norar	eV
-noras	aHbZsW
-nores	bTsS
-north	cJiJn_
-not	bRjSq[
-notar	eJiW
-noten	aIb^cI
-notig	l[
-notiz	tV
-nou	aTcUsI
-nough	jS
-nov	eTfXgGnS
-now	s_
-nozca	jV
-npaid	sY
-npark	bVcBiZ
-nques	hU
-nraum	b]
-nrisa	jTsV
-nrith	cS
-nry	c^
-ns$	iR
-nsa	fVgI
-nsado	tU
-nsatz	kX
-nscht	iJkTsS
-nseil	aX
-nsejo	iSqU
-nselm	mS
-nsena	l[
-nsent	iU
-nsets	fXiEjZ
-nsfer	h[iSkS
-nship	iU
-nsi	iX
-nside	bXiI
-nsing	aHlTmW
-nsion	hU
-nsist	lUpI
-nsite	cEdS
-nsito	gEj]
-nsitz	bDcZgIhBiDlHmInYrG
-nsiva	hXjEkUoB
-nsive	bWgFi]
-nsivo	fYjT
-nsk	cSnR
-nsoir	t[
-nsong	fT
-nsors	bJsV
-nsory	lS
-nstag	pSqT
-nster	c[
-nstig	hZ
-nsual	fSgShT
-nsuel	iWmEnT
-nsult	bIhY
-nswer	pT
-ntact	mIpS
-ntado	hYjHpS
-ntage	hSkT
-ntags	fU
-ntain	cW
-ntaja	k]
-ntaje	gTkT
-ntake	fIiXoT
-ntakt	iSpV
-ntale	bSdHfGhU
-ntals	iT
-ntana	j[
-ntant	aYqU
-ntary	fRnY
-ntate	kIq[
-ntech	bUjIkR
-nteed	dR
-nteen	h\\
-nteer	bUiU
-ntees	iS
-nteil	gX
-ntein	aJbCcejFkIoI
-ntela	bSl\\
-ntele	sU
-ntent	aViHjV
-ntera	bScW
-ntern	q\\rT
-ntero	hS
-nters	bX
-nteur	aTiIjWmU
-ntgen	iY
-nth	cJeXgYhIjI
-nthal	c^
-nthey	c_
-nthly	iS
-ntice	aWiTmR
-ntiel	dTrT
-nties	jHkVmX
-ntigo	mVtW
-ntine	cTh\`
-nting	iU
-ntino	aIbZcIsZ
-ntion	gS
-ntira	gGtZ
-ntist	qZrH
-ntite	bUgHiGp[
-ntity	i\\mIpH
-ntive	e^gUkJoI
-ntivo	fEgViXjH
-ntivy	cT
-ntl	b[cGiGmGtG
-ntles	iV
-ntner	eWkEsY
-ntnis	hJj[k_lT
-ntone	bEc\\iVjSpG
-ntors	aIm]
-ntory	iW
-ntrag	eHhHjSkJl[
-ntral	cSiT
-ntran	fWsX
-ntras	iGjV
-ntrat	bSeTpT
-ntree	hTo\`
-ntres	iVmT
-ntrol	aRjU
-ntros	aJbW
-ntrum	b[cU
-ntual	e]jS
-ntune	jUkTqU
-ntura	bVjSkT
-nture	iZ
-ntury	jX
-nu$	aIkU
-nua	iGjY
-nuals	bRjT
-nuary	fSoU
-nueve	bIiX
-num	mT
-nuo	eV
-nutes	tR
-nutos	pV
-nvent	aFbVjIpIs[
-nvenu	jGkTlT
-nviar	pT
-nvier	o[
-nvois	bFiUnT
-nvoll	n\\
-nwald	cSnU
-nwall	aJcWnX
-nwalt	aXbCcJiIjWqS
-nweis	pErg
-nwerk	b_cC
-nwick	cS
-nwide	cInX
-ny$	cVmX
-nyone	sX
-nys	mV
-nyway	lW
-nza	jRoR
-nzach	cS
-nzado	jU
-nze	gJq[
-nzehn	gW
-nzeit	eWhT
-nzell	cY
-nzept	pVrX
-nzern	bZiElS
-nzeug	hW
-nzgau	gInW
-nzhen	cJiInW
-nzlei	bWdS
-nzo	iGj\\
-nzuge	b\\hSiE
-nzung	iajGnJ
-o's	bItY
-o-end	iS
-oa$	cWiDnX
-oacan	cY
-oacha	bIcX
-oad	hTi^
-oaded	fEgYhW
-oader	iU
-oam	bIcZiW
-oanne	c[
-oards	cJh\\iT
-oat	h]jUqTsH
-ob$	bGgYjU
-oba	nSrR
-obado	jb
-obald	o\\
-obart	cY
-obate	iV
-obe	aVpX
-obhan	mS
-obi	cX
-obile	qS
-obing	a[b@
-oblem	lRqR
-obody	sU
-obots	bUjGkS
-obrad	hS
-obrar	iWsY
-obrio	jJrU
-obros	aR
-obs	p\`rY
-oburg	qW
-oc$	aHbTgViW
-ocado	bSkT
-ocale	bVtT
-ocals	eWhDkSs\\
-ocate	aUbJfEi\`jGrHtI
-ocats	aFbZ
-ocd	jT
-oce	iUtS
-oceso	aRpT
-och	aVcThG
-ochat	mYpI
-ochem	cZiJ
-ochen	hR
-ocher	fAib
-oches	fR
-ochin	aacGjG
-ochst	iW
-ochte	tU
-ociar	iV
-ocido	jWsZ
-ocier	i[
-ocies	bV
-ocina	iS
-ocion	gIhWlU
-ocios	mR
-ocity	bHfIhCk^lEmJ
-ock	cW
-ocked	fFh^jHkInHoI
-ocken	fV
-ocker	a?iUjUmU
-ockey	hH
-oclaw	cTnS
-oco	mSsX
-ocole	hHiX
-ocolo	jV
-oct	aIcFeCfXgIjFoj
-octor	aCcGj^qS
-od$	cUhS
-odbus	iVjS
-odega	hInT
-odell	fd
-odelo	bUgJ
-odels	iU
-odern	jW
-odico	tV
-odies	hUiJoYpC
-odigo	lXpT
-oding	iX
-odles	iTjV
-odo	k]
-ods	iT
-oduce	bYcHhHiT
-oduct	mS
-odule	kVtT
-odulo	aGiY
-ody's	gHi]
-oe$	c]jT
-oes	bUjVqH
-oesnt	iIjX
-oever	jGqVsW
-of$	j[
-ofe	bJcGia
-off	cTkSo\\pI
-offee	iTpW
-offen	aGc[
-offer	hSqW
-offin	bU
-offre	rS
-ofile	tX
-ofils	iUpSqS
-ofort	o[
-ofs	h\\jSnG
-oft	b@cYj_kS
-og$	iTjc
-oga	hUmSpF
-ogada	cUmS
-ogado	jUlR
-ogate	cUfIhT
-oge	a]mT
-ogica	aTbXcJiJsU
-ogico	iV
-ogida	i[
-ogies	iVrW
-ogist	m\\
-ogo	aU
-ogota	cVdT
-ograf	lV
-ogram	iX
-ogues	i\`mXpI
-oh$	cZhVjG
-ohaus	bU
-ohn	gUiV
-ohnen	bXhVrI
-ohner	jY
-ohr	aViS
-oi$	kT
-oices	iZ
-oid	aRjX
-oie	aErc
-oigne	bZcJjR
-oigts	jXqS
-oil	hY
-oilee	bX
-oiler	iU
-oiles	gIiY
-oin	mS
-oiner	kU
-ointe	bUf_qE
-oints	kS
-oires	gW
-ois	cU
-oisse	aJbZ
-oissy	c\\
-oists	aZcJiD
-oit	dGgUiIjIqXsR
-oites	iW
-oitie	bTfHhU
-oj$	fZ
-ojado	jXqV
-oject	mU
-ojekt	aJeYrR
-ojets	aTiT
-ok$	iU
-okane	cX
-okeng	pX
-okens	iS
-okers	sW
-okery	iWjS
-oklyn	bU
-okoll	bGi[qU
-oks	jU
-oktor	qY
-oku	i\\
-okups	dEiTjT
-ola	bT
-olada	iW
-olade	gGhZiEjX
-olado	bGcGeHibjGsG
-olage	gH
-oland	i\\jH
-olang	iDjZsZ
-olape	fUoV
-olate	iZjX
-olbox	fSiZlS
-old	iUmT
-olden	bFcZhGjHl\\nI
-oldes	iX
-oledo	aIcSmS
-oleta	gTiXjI
-oleto	jInW
-oleur	jW
-olf	nX
-olg	gR
-olger	mZ
-oli	bXcX
-olica	aYcJjDmHqIsW
-olico	aTjGsT
-olicy	kUmGrW
-olide	gFj]sU
-olido	bIcIeJiZjBk\\pG
-olien	qR
-olier	jSmX
-olima	caiG
-olina	cXhS
-oling	gHhYtW
-olino	bRiU
-olios	iUjGlGpY
-olite	iJjUqV
-olito	iT
-oliza	hXiJjT
-olk	aHcX
-oll	iTtX
-ollab	aUmZ
-ollao	aW
-ollar	g[
-olled	bIeTfGgTqW
-olleg	bHjSmT
-ollem	fHlX
-ollen	i\\
-oller	aVmV
-olles	cmgGhBiB
-olley	bIcIhWjS
-ollos	i_
-ollow	iUlS
-ollte	qTsW
-oln	cR
-olo	hYqW
-ologa	aSm]
-ologe	a\\iBmY
-ologo	aW
-olony	h]
-olour	jU
-ols	cWiTjV
-olt	cTf\\iG
-olten	cVfWqW
-olton	cT
-olume	aXkR
-oluta	qT
-olute	cSjR
-olver	bIiZkJoT
-olz	i[
-om$	bU
-omach	j\\
-omado	kTqR
-omage	lU
-omali	cFkZ
-omate	iTjF
-ombas	a\\
-ombes	bSqS
-ombia	bScHdW
-ombre	rVsT
-oment	hVtT
-omers	iTlRsT
-omias	iW
-omico	rX
-omida	hW
-omina	gZ
-oming	qUtT
-omise	iRqUrT
-omist	mX
-ommas	rXtS
-ommer	fVqS
-ommes	bS
-ommis	aUmX
-ommon	aIc^hGiDkTtD
-ommst	lVtV
-omo	aWeT
-omont	cX
-ompes	aIbU
-ompra	iXrW
-ompta	aS
-ompte	bTiImXqH
-oms	bUiS
-omy	fFhIiWlYnS
-onada	b\\hZ
-onado	aCbBcRiWjHk_
-onage	iYjS
-onais	bVcHiFjDsY
-onale	bV
-onals	iIjTmV
-onary	bHfIi\\
-onate	eT
-onatl	hViT
-oncar	jY
-onces	t[
-ondas	iVpS
-onday	nToSpS
-onded	jGtZ
-ondee	bT
-onden	aZbHcHiU
-onder	k\`
-ondes	cRhV
-ondos	cT
-ondre	iWjJpT
-oneda	gV
-onent	a\\
-oners	aYcIiVsU
-oneta	h]n[
-ong	cSsV
-ongas	qSrU
-ongee	iIjFkZ
-onger	eShSoI
-onges	bHc]
-ongue	eTiUjSsX
-onian	c^iEjDkS
-onica	pW
-onico	hXjT
-onics	iWjUkF
-onier	aDb\\cEmY
-onies	bTiSoT
-onige	j_
-oning	bSi[
-onist	a[
-onita	iTrHsU
-onito	cChJi_kJ
-onmel	bIcX
-onn	c]
-onnax	c]
-onnel	eV
-onnen	kX
-onner	cFi_kR
-onnes	bVcR
-onnte	bYjIoR
-onnue	jSkF
-onoma	bXiGjU
-onome	aXhT
-onomo	eY
-onomy	hHlRnX
-onors	iSsT
-onses	pW
-onsor	iVqT
-onsse	iVjS
-ont	ccpV
-ontal	a\`bFcEiI
-ontar	iWs[
-ontee	p[qS
-onteo	iT
-onter	sV
-ontes	aIiY
-onths	eW
-onton	cThV
-ontra	g[nRrV
-ontre	lW
-ony	a[bCcHjW
-oo$	cV
-ood	c_
-oof	h\\iFpHrS
-oofer	jT
-oogle	iS
-ooked	aTlS
-ooker	bTjS
-ookup	jX
-ool's	cYiS
-ooled	gW
-oom	bVjV
-oomba	cW
-oomer	aSsV
-oon	f^
-ooner	oUsU
-ooper	hV
-oor	c]t[
-oordo	aRmZ
-oos	a\\iRsS
-oot	bZiZ
-ooter	jSkV
-ooths	aW
-op$	bScTiY
-op-in	iUpU
-op-up	bWeJ
-opa	iS
-opado	bIj\\
-ope	iTlU
-opede	aU
-opers	aYkC
-opf	bXjTkRqI
-opfen	aRiZ
-ophet	jW
-ophia	cV
-ophys	bUkW
-opias	pR
-opied	tZ
-opies	iVpW
-opina	g]
-oping	aJcWqStS
-opios	bVhUiF
-oples	iV
-opnia	jX
-opped	hW
-opper	bTiZ
-oppes	hViAjY
-ops	i]mS
-oq$	iFm]
-oquia	bV
-oquis	i[
-or$	aU
-orada	oV
-orado	jSlV
-orage	bYcF
-orale	aSiU
-orant	ajbJcImV
-orary	eWiS
-orata	gS
-oraus	tT
-orber	dCi\`jB
-orcha	mWpV
-orche	bIhSiZmG
-orcio	bZjI
-orcon	cUtH
-ord	cb
-ordas	bW
-orden	b[iGqXtJ
-order	aJcIdWiCjYqI
-ordes	iR
-ordic	bSjW
-ordre	jU
-orean	eYkV
-orees	gU
-orero	iSpU
-orest	bSk]
-orf	cb
-orfen	qU
-orgel	bYhYiF
-orgen	bTqJ
-orger	aDb^qWsI
-orges	cZ
-orgue	jJkX
-orher	gVlW
-ori	iBkV
-orial	b[
-orias	bYgDiS
-orier	aWbJ
-ories	gS
-orine	iX
-oring	cRi[
-orios	b[cJeFjWmG
-orise	qTr\\sR
-orist	aR
-orita	fXmGsUtS
-orite	lJsZ
-ority	gS
-orium	bHeIiUjFmZ
-ork	i\\
-orked	jUlS
-orkel	iV
-orker	aZ
-orlie	cW
-ormal	rU
-ormar	iY
-ormas	cVj>kX
-ormed	bIqV
-ormel	iSpGr[
-ormen	j]
-ormer	iXkV
-ormes	j\\
-orn	cX
-ornal	g[
-ornee	cHiVjV
-orner	c[
-orney	bS
-ornos	bXcF
-oro	aUbFccjJ
-orreo	pWtU
-orres	bUpS
-orror	iVjI
-orros	ia
-orsed	jY
-orses	jS
-orset	aCc_iDkTtG
-ortal	kUp[
-ortar	jX
-orted	hYiHmXqU
-ortem	bGcIiZ
-orten	b]cJiSkS
-orter	aThUjT
-ortes	iX
-ortet	iFjIlGmUqW
-ortie	dGiUkIsU
-ortif	aZ
-ortir	iXjF
-orton	iX
-ortos	hT
-oruna	cV
-orung	cEfSi\\
-osa	bSiIkR
-osage	iT
-osals	hSi]
-osc	hX
-osdoc	gU
-ose	hR
-oseph	pS
-osh	jR
-osher	hS
-oshop	jZ
-osiet	jW
-osifs	aS
-osing	cHiUoX
-osion	i]
-osite	b?hEiFjSl]
-osito	bTlX
-osits	iXjI
-oskop	bIiV
-oslar	bRcR
-oso	i\\sV
-osoft	iS
-osque	cShX
-oss	bShZkR
-osser	aGbHcIgJhJlTm_pDtJ
-osses	fYs\\
-ost	b_cHoU
-ostal	aEbXpX
-ostas	gW
-osted	dYgWhF
-ostel	hZsH
-osten	eSh\`
-osteo	jW
-oster	fSiU
-ostes	a\\t@
-ostet	hZ
-ostic	aSiGjX
-ostik	aVbFi]jC
-ostly	bR
-oston	bT
-ostos	iU
-osung	fYhE
-osure	kS
-ot$	cZkR
-ota	cVoX
-otage	iW
-otary	l\\
-otash	bT
-ote	cS
-oteca	bUrW
-otech	k\\
-oters	aEiVjImY
-otest	hGpX
-otgun	jTkS
-oth	bSc]
-othek	bTcI
-othes	bJc[iDjS
-otica	iS
-otice	oS
-otics	bY
-otina	cIjY
-oting	gGpV
-otion	lV
-otive	cIjTkR
-otlin	kY
-otnes	cW
-oto	dY
-otomy	iSlZsH
-otors	bZmI
-otriz	bTiI
-otros	lU
-otruf	bTfUjF
-ots	bRhX
-otsan	aWcIjZ
-otsen	mX
-otten	bFc]h^i@
-otter	iT
-ottes	hX
-ottet	qU
-ottle	bIgRhV
-oture	jT
-otype	bXfJ
-ou$	aWcUiI
-ou'll	lS
-ou're	qH
-ouane	aWc\\iCkIlUmHnF
-ouars	bIcYfF
-ouble	gSsS
-ouche	fGiS
-oucou	tX
-oud	cVj^
-oudin	bW
-ouest	aFcanC
-oughs	bZhIoSqR
-ought	qU
-oul	cU
-oulee	iT
-ouler	nV
-oules	hCkY
-oulot	s[
-ounts	i^
-ounty	bUcS
-oup	cWiY
-ouper	iW
-oupes	i[
-ouple	sX
-ource	aJmU
-ourde	jR
-oured	hTpJs^
-ouren	cWnU
-ourer	m\\
-ourly	eW
-ourne	bScR
-ourni	hX
-ourri	hZ
-ourts	bRdRnT
-ous	tZ
-ouses	i[nT
-ousin	qZ
-ouski	cTnV
-ously	qT
-ousse	h[jF
-ouver	cUqS
-oux	cWiGpVsS
-ov$	eVfVnG
-ovals	iDjS
-ove	gThZ
-ovely	kV
-overs	iZ
-overy	aTbEhTiV
-oving	bTnR
-ow$	c[
-ow-up	iZ
-owave	hW
-owe	cV
-oweit	gY
-owers	hTiS
-owing	kZ
-owise	hJjTkV
-own	cZ
-owned	bhcG
-owrie	c]
-ows	iT
-ox$	fSiY
-oxmox	jU
-oxone	aVbGiX
-oy$	c[iR
-oya	bXcS
-oyage	bSeT
-oyd	pY
-oydon	cV
-oye	hU
-oyees	bUhSiImR
-oyers	i]
-oyeur	aSgDh^
-oyons	qW
-oys	iVmZ
-oz$	aDc\`hGjHnU
-oza	cTmVnV
-ozent	fR
-ozese	aCbamG
-ozess	eGpXqR
-oznan	cTnU
-p's	qW
-p-ins	fTnX
-pa$	tT
-pable	cJj^sD
-paced	rV
-paces	aSbZhE
-pacho	bV
-pad	mX
-padin	mW
-pagne	fTiFjWkV
-paign	eTnToT
-paket	hb
-palda	cSjSsU
-pales	bHcW
-palme	cWiR
-pan	pHsZ
-panar	jS
-panas	jZnV
-pania	bX
-panol	aTrU
-paque	bHc]hWiGpI
-parar	ia
-parel	jW
-parer	iWtS
-parks	aSbFiY
-parky	aWjR
-parte	gU
-parto	aIbUiRtE
-parts	pS
-pas	hRmJqAs]
-pat	fW
-pataz	aRmX
-patch	aWiS
-pater	gShUjEqR
-pathy	jZlJ
-patos	hX
-pause	fWgHlSoGqEsR
-payes	i\\
-pbell	cTiW
-pcion	i^
-pdate	bTfFiEjY
-peaks	kUlUmJ
-peals	iU
-pec	cY
-peces	bV
-peech	bJiU
-peg	cVnV
-pel	b^
-peles	jWpV
-pelez	p[
-pelle	fEh[
-pen	i]
-pende	m\\
-pendo	sV
-pends	gUoSqW
-pened	hX
-pensa	fSgEhW
-pense	hSiV
-per's	bDcZd\\pEqJsHtH
-perle	tW
-perly	fGhWjT
-perre	bJfYjYkH
-perte	hXjH
-perts	bHiUmYpG
-perty	aWcH
-pes	iU
-pesen	gTkY
-pet	bXiW
-petua	gImU
-peuta	aUmS
-pf$	bWjU
-pfalz	bAc]iF
-pfang	aUbIcDiYsG
-pfe	bZ
-pfrog	jX
-pft	iYoGsR
-pfung	jb
-ph$	cYtW
-pha	cIjZ
-pharm	iIj_
-phase	iX
-phe	jUrW
-phers	aIb\\
-phile	aT
-phine	iGjWtY
-phone	h]
-phs	pWrV
-phy	aRiW
-pi$	aIcUjW
-pia	kS
-pid	bWiFj]
-pidos	iV
-pie	aTiXmS
-piece	aAbTiW
-piele	bUcJiR
-pielt	lW
-piere	iTpX
-piers	iSm[pG
-pin	mUpT
-pinal	c_
-pinas	g[hI
-pings	iW
-pio	jT
-pista	c[mI
-pists	a\\jH
-pital	bX
-pitan	aZmX
-pitze	aWbEfV
-pjeps	jT
-pkeep	iV
-pla	aJbZcG
-place	aWbUiEoV
-plain	aW
-plane	ik
-plant	bRhI
-plate	cUrW
-platz	c_h\`pR
-plays	iX
-plazo	eXqS
-pleta	eX
-plete	jVsT
-pleto	hToS
-plett	hT
-plica	lW
-plied	hTlUmR
-plier	iY
-plies	qS
-plift	gU
-pline	iRjS
-pling	i]jH
-plits	fX
-plo	iX
-ploma	jSlS
-plome	jSlY
-plona	cR
-ploye	hU
-plunk	jW
-ply	hAiW
-pme	jU
-pment	aYiU
-point	fGkYtY
-poken	jWs]
-polis	cV
-pon	i[kG
-ponde	m_
-poner	iSsT
-pones	bHcIdJhBi=jVk^lImJqItJ
-ponse	fSjHpU
-poral	eViU
-porar	cHe[mIpEtX
-porta	kVmT
-pos	bTgYiV
-posal	iUpR
-poser	bWiEjWrD
-posit	iRjT
-pot	j[kWrF
-pound	hWkIlHqIsT
-pouse	hX
-power	j[
-pp$	fThV
-ppa	dIp[rItH
-ppe	gT
-ppeal	bFiXrV
-ppear	jIr[sF
-ppels	fGi_
-ppern	pS
-ppers	aJi_kS
-ppily	iGk[
-pping	iXtR
-pport	aRi\\
-pps	bUcJiUmU
-ppt	sXtW
-ppy	iCqWr[
-pr$	iS
-pra	iXrW
-prach	iXpSqS
-pread	fR
-preis	h\\
-prend	jFlcoI
-presa	bSeS
-press	cHfXjZ
-prete	aaiAjD
-prime	h_jHrT
-pring	qS
-print	jY
-pro	iX
-probe	jUpZ
-proof	bCh]iEkHlJpGrSsJ
-pruce	tU
-pruft	jT
-pruit	c_
-ps$	ia
-ps-la	gS
-pse	jUkT
-psell	iX
-pster	fCi\\jSnI
-psy	cHmTsT
-pta	pGta
-ptain	gT
-ptics	eIjIsc
-ptime	iS
-pting	iI
-ption	jR
-ptive	iDjX
-pto	kVm[
-ptoir	iU
-ptops	iR
-pts	i]
-ptura	i]jG
-pture	jW
-pu$	bT
-pub	bX
-puler	aXbHcG
-punkt	kS
-pur	bYiFp]
-pures	fXoI
-pus	nS
-put	kI
-putat	gXhSpH
-puter	iZjGlT
-putes	fVi[
-py$	kU
-qb$	jS
-qu'en	bX
-qu'un	sT
-quads	bTiHmT
-quage	i\\
-quare	iY
-queca	cU
-queos	iY
-quera	bZ
-quero	jSmW
-quest	mHpDrUt[
-queta	i^
-quete	i[j@kXqR
-quets	iZsX
-qui	s]
-quial	hUjJ
-quido	fGgW
-quier	cZpU
-quina	jX
-quire	iWlV
-quise	i]
-quity	gX
-quote	bXiW
-r's	qS
-r-day	fUgU
-r-end	gX
-r-ish	aGiY
-r-old	bGi[
-rabad	aIc[iI
-rabic	kS
-rable	jSkW
-rably	kVsR
-rac	b\\nGtW
-rache	i[pS
-racia	bTcHmS
-racks	hZjT
-racle	aR
-racts	iSkR
-rad	h_
-radas	jY
-rader	iUkU
-rades	eUiV
-rados	iY
-raf	lU
-rafia	bHj\\
-rafte	aRmZ
-rafts	iV
-rag	e\\hS
-ragan	p[
-raged	dHeJhWkWpI
-ragen	iY
-rager	bTiTsY
-rages	cShJi[
-ragte	aTkVq]sB
-rah	c\`tI
-raine	cTiJj[pU
-raing	c[iJjI
-rains	bW
-raint	bGi_
-raire	aThR
-raise	hTiSqZ
-raiso	cbiFjI
-raite	hTqSsS
-rajet	gX
-rakow	qV
-ral	iR
-ralee	bIcZ
-rales	pV
-ralia	b[hUqT
-ralls	bFhXiW
-rally	iU
-ram	cEjFtW
-ramas	cTf]
-rames	iV
-ramie	gh
-ramme	iVjG
-ramos	fSkVqY
-ranch	bRnSqV
-ranco	aIcXf[
-randa	c]iI
-rande	cWdS
-rando	fGjU
-rands	iW
-ranes	bWcJiXsI
-ranet	aHrWtW
-ranga	cTjY
-range	bFhGs[tT
-ranke	i^
-ranti	eVjJpH
-rants	aUgSmU
-ranty	aRiY
-ranza	fXiWjFsJ
-raphe	jUrW
-raphs	pWrV
-raphy	aRiW
-rapie	aVbGcGiTmVpH
-rappe	jR
-raria	aIbSkX
-rarzt	aXbJhUjB
-rasen	aSiTjT
-raser	aZjH
-rases	kSr]
-rasse	c[pDsStW
-ratar	qTrV
-ratas	o]
-rated	iUlY
-raten	i^
-rater	a^
-rates	bIcXhFiUsX
-ratet	qIs\`
-ratif	iT
-ratin	aRr\\
-ratis	hW
-rator	aYbT
-ratos	i[
-ratur	bIi^kT
-rau	cTiY
-rauch	aUsS
-rauco	cVqR
-rauen	mSsW
-rault	bTc[iG
-rauma	bSiX
-ravan	hY
-ravel	nX
-raven	c\\
-raves	bIfZjTpF
-ravis	aEbIcEdFiBj_qXtJ
-raxen	bT
-raxis	bXlS
-ray	aEcRmYpR
-rayer	j\\
-razos	aSbEpIt[
-rb$	bTcHhVjSpF
-rba	kT
-rbach	bUc[i@
-rback	aVmU
-rbage	i^
-rband	bhcJpR
-rbano	bFkW
-rbaro	bHkW
-rbe	kR
-rbeit	dUiS
-rberg	mT
-rbier	cV
-rbike	n^
-rbine	pW
-rbuch	bT
-rbund	bciHjG
-rbung	p^
-rburg	jW
-rburo	b_
-rc$	cT
-rca	ca
-rcade	bXcEgWhIiImJ
-rcado	iW
-rcare	i^j?
-rcels	iT
-rcent	gThS
-rcera	bVpGrV
-rchef	jFmZ
-rchen	c_iX
-rcher	aW
-rches	bViU
-rchiv	aHjGkWpS
-rcial	mU
-rcice	fVpT
-rcing	eWmX
-rcino	aVbE
-rcise	pX
-rcs	bSmU
-rda	bGcVjCk\`
-rdado	iTjW
-rdage	i[
-rdays	fV
-rde	iSjR
-rdeen	cSnY
-rdens	aSiTmT
-rdero	aJi[
-rdert	iJkYlU
-rdi	hVjI
-rdiac	bVcJkS
-rdias	fWmT
-rdien	a[
-rdiff	cRqR
-rdina	m[
-rding	tT
-rdita	mS
-rdo	mVqZ
-rdoba	nS
-rdona	qVtW
-rdt	cUfH
-re-op	iW
-rea	iU
-reach	iSnU
-ready	iU
-reams	iVjJ
-reamy	kU
-reana	bSiGmU
-rears	iS
-rease	iW
-reaty	aWcF
-reaux	iW
-reb	aCbAc\\iRjJsRtE
-reche	hY
-recho	jTkVlU
-recht	cUfJjT
-recie	k\\
-recio	h\\
-recke	bGi\\jGsT
-recta	bTiGmZ
-recte	eWmU
-recto	e^
-red's	bFcTkZ
-redis	fX
-redit	hW
-redor	cS
-ree	lS
-reens	bUiW
-reers	hIiHp]qF
-reets	iW
-reeze	oWqU
-refer	sW
-reful	jVqW
-regas	aHbYiT
-regon	aFbFcc
-regop	hX
-reher	aabIeIiJ
-rei	bW
-reibt	bWfH
-reich	bWtW
-reide	bYlU
-reien	j\\qX
-reier	fVjT
-reign	cIiSmT
-reils	bXnT
-reine	cHiY
-reins	iXsT
-reira	cS
-reise	nWrW
-reize	gU
-rel	bU
-relie	mY
-rella	eWgS
-relle	eIiVj\\
-reman	aTcHm[
-remen	cV
-remio	gY
-remos	qS
-ren	iU
-ren's	iS
-renas	iV
-rence	hW
-rench	kR
-renda	q[
-rende	bTlVmR
-renes	bV
-renez	cJi[
-renne	aEbFcFe^qG
-renos	fUjV
-rensa	mW
-rense	cSiS
-renta	bV
-rente	hb
-reo	i[
-repas	aIhT
-repot	cVjT
-rer	aV
-reras	aUm\\
-reres	bXhIiEm\\pI
-reria	bTiZjH
-rerie	iUjW
-rerin	aGmXtX
-reros	aTiCmX
-resas	iT
-resco	b\\iB
-resen	iUjH
-resno	cV
-resor	aIbU
-resos	fUmGrT
-respo	bTcR
-resse	cY
-resto	j\\
-ret	c_qZ
-retar	aXcS
-retch	cRjTqX
-reten	bIqUsY
-reter	aVpHqU
-rette	fWiWlC
-retty	rTsX
-reude	jX
-reuen	kW
-reuer	aUbJiIs]
-reuil	bUcIiV
-reurs	aZbY
-reuse	fYhFiYjRrI
-reuth	cU
-rever	d[eS
-revet	jR
-revia	i[
-rew	mTtU
-rewer	a]pJ
-rey	cU
-rez	bIi]mSrH
-rf$	c^
-rfect	jWkJs]
-rfekt	jY
-rfeld	c]iH
-rflow	jW
-rfois	fUhRiS
-rfolg	gR
-rfolk	aHcX
-rford	cR
-rfrei	nY
-rft	aEbZcIjDpIr]
-rfurt	cS
-rg$	cS
-rga	hBjIkalJmCpE
-rgabe	aGpIt\\
-rgada	aUiDmX
-rgado	aVmX
-rgang	jUkTl[
-rgate	cX
-rgeld	cIfUgRnVqG
-rgens	jW
-rgent	qVtS
-rgeon	b[cEiT
-rgern	bHiX
-rgers	id
-rgets	lS
-rgh	cU
-rgica	bZcC
-rgill	jS
-rging	qU
-rgive	qVrJtS
-rgo	jVqT
-rgocd	jT
-rgt	bW
-rgues	hYpJ
-rgung	hc
-rgy	iS
-rhalb	bHdXjT
-rhaps	eHiEkUoW
-rhaus	bVcZgFiG
-rhead	cU
-rhein	jWkI
-rheit	aWiJjS
-rholz	bFc[
-ri$	mS
-riado	eGgWkT
-riage	a\\
-riaje	iU
-rials	fSjW
-riaux	aJbZ
-rib	bYgJhWqI
-ribal	aTjSnS
-riber	jR
-ribir	jWkG
-rible	iHkRqUsT
-ric	bSmX
-rical	aRfGpT
-rican	aJbV
-ricas	gSiEjGk]
-rices	iBjIm\\pDsU
-riche	iSjS
-richt	iXjJnTpY
-ricks	jW
-ricos	bSiFkW
-ricts	bZ
-rid	dT
-ridad	mIsS
-ridal	aV
-riday	fX
-rides	iZsS
-ridge	bRc\\
-ridor	aHbScXjH
-ridos	f[hFiW
-rie	bT
-riebe	i\\
-riefe	iXqV
-riefs	bHiW
-riego	iVjW
-riegt	hRsV
-riels	b[hS
-riend	gDhXjS
-rient	bXcEfIiS
-riere	aRbJiS
-riers	a^
-riert	iSjR
-riest	cV
-riete	i[pE
-rieur	iHj\\
-rif	gZhT
-rifas	iTpS
-rig	pX
-rigat	iTpT
-rigen	gTjTrV
-right	a]
-rik	bVjW
-riker	qW
-rikes	iY
-ril	cVeWo\`
-riles	jW
-rilla	cHrW
-rille	gWhY
-rills	iU
-rim	eTnS
-rimar	hGiXqV
-rimes	gV
-rimos	jUtR
-rin	a]m]
-rinas	aHbYcUiE
-rince	cUiJkZ
-rines	i]
-ringo	fSqIrW
-rings	cRjYsS
-ringt	iWkV
-rinks	bRhY
-rinne	pV
-rints	rR
-riode	gT
-riodo	dTeS
-riona	m[
-riots	iV
-rious	iVq\\tC
-rip	hZiT
-ripes	iZ
-ripts	iUpR
-rique	bViS
-rir	iSoT
-ris	bW
-rised	jY
-rises	hW
-risis	jU
-rismo	lV
-risol	mStV
-rison	cWsJ
-rispr	jU
-rista	aXbR
-riste	aU
-rit	cJiRjTmEpCt_
-riter	a[
-rites	iV
-ritos	aIbTcTiW
-ritte	iRqV
-rivat	gS
-rivee	oX
-riven	l\\qU
-river	aT
-rives	bSiSjVkI
-rix	aFbRiWkT
-rjado	iEj[
-rje	a[iE
-rjeta	hVjRrT
-rkauf	aTgIi_
-rke	bW
-rkehr	aWeWi[kG
-rkers	a\\dHmY
-rkett	cJi^
-rking	hU
-rks	cR
-rkt	aHiUq^rI
-rkung	jErWsStS
-rkurs	jY
-rky	aUrZ
-rl$	bSjUmS
-rla	iSpRq[
-rlage	bSfZiArX
-rland	aDc\`
-rlaub	hX
-rle	iTjGpT
-rleih	bUhX
-rlich	lT
-rlier	cY
-rlies	fW
-rline	bY
-rling	cSiVmS
-rlink	hX
-rlitz	cS
-rlo	qW
-rlock	aXjS
-rm$	iR
-rma	jT
-rmacy	lH
-rmada	gVl[
-rmado	cGifjH
-rmann	a]iUtI
-rmano	bDmXqS
-rmany	cJdZhJ
-rmark	aIc^
-rmary	aHcV
-rmato	iVjH
-rmatt	bDcc
-rmera	mS
-rmero	aV
-rmers	iYpHrT
-rmier	aU
-rmill	jUkU
-rmina	f\\
-rmine	ianX
-rming	iXkXlH
-rmino	eWgUhI
-rmiso	jV
-rmite	i_
-rmits	i\\
-rmlos	lV
-rmo	qT
-rms	jW
-rmula	cIiCjYpSqJ
-rn$	cR
-rna	fS
-rnada	fWiV
-rnage	jW
-rnals	iHkY
-rnant	fSmS
-rnate	f\\mYpE
-rnd	sU
-rne	bT
-rnees	dVpS
-rnero	gY
-rners	bSkIs\\
-rness	cYjX
-rnets	hWiUjI
-rneys	bYiH
-rni	hU
-rnier	qW
-rning	iW
-rnity	e[sW
-rnley	cR
-rno	iS
-rnock	cT
-rnoon	pRtW
-rnors	iG
-rnout	qS
-rns	bVeT
-rnt	gSjVlW
-rnter	aIjX
-roa	bHcYqU
-roben	bSi[pW
-rocal	bXjS
-roces	qW
-roche	iEm^
-rofil	pTtX
-rofit	bUgT
-rog	fGjWpY
-roi	cX
-roken	aFfVhSkU
-roker	bTiUqU
-rol	mS
-roler	a\\lGs[tD
-rolle	iq
-rollo	bUcG
-rom	aIbWhWiU
-romis	fTlVqS
-rones	aHiYsb
-ronic	a\\bG
-ronne	c[mStI
-ronos	bWfGiHjEpXqH
-ronto	cWdS
-ronts	iY
-ronze	jFkX
-roofs	h\\jSnG
-rooms	b[eJhV
-rop	cR
-roper	hZkU
-ropia	jW
-ropre	hHjSmGnR
-ropub	bX
-ror	iVjI
-rores	iV
-rosas	kT
-rotel	jS
-rouge	cY
-roupe	gU
-roups	bT
-rouve	qU
-roval	jRoVqV
-roved	bWtV
-row	bS
-rowel	pS
-rower	aYiT
-rowth	mT
-roy	cWgJ
-rozen	aU
-roßes	bVhViH
-rp$	jElU
-rpass	aEbGcIgChHj\`
-rpe	c_
-rpeta	jUpW
-rplan	aUcDfIgFh_kGmHoHtJ
-rpo	rUsS
-rport	iX
-rpose	eViSrI
-rquay	cX
-rquee	bUjS
-rques	bU
-rquin	qTsV
-rquoi	bTsTtE
-rra	kR
-rrace	i]
-rrach	cS
-rrada	cW
-rrado	pW
-rrage	oY
-rrain	aUmFnXoI
-rrals	hIiY
-rrand	cX
-rrata	bGcJgWiVnE
-rraza	aUiS
-rrect	gChVlS
-rrels	sT
-rreno	dTmG
-rrent	jTqX
-rrenz	qVrU
-rreon	cU
-rrera	gUl[
-rrero	bX
-rrete	jTqT
-rrets	fVpTqU
-rri	hZ
-rriba	nS
-rrica	cS
-rrida	bJhTi]
-rrido	fWnW
-rried	jJsY
-rriel	pW
-rrier	i\\
-rries	bVjRlV
-rritz	gI
-rro	cWsR
-rroco	jJmVsU
-rrt	iXoGqS
-rry	cYqU
-rsaal	mY
-rsale	aT
-rsals	fToS
-rsand	i^jIrS
-rsant	cXiGpW
-rscht	aWlY
-rsday	nU
-rseer	a\\cIiEpT
-rsees	hX
-rself	pS
-rsery	bVhV
-rsham	cYfIiF
-rship	jW
-rside	iUjU
-rsier	aT
-rsion	iSlTrS
-rsity	bUlV
-rsloh	cS
-rso	eU
-rsona	aSgJ
-rsons	aZbSiC
-rst	aHcUeS
-rstag	dTfSpS
-rstin	mV
-rt-up	b\\gVhEiI
-rtado	tU
-rtage	fZ
-rtain	qXsS
-rtant	hIiVjEla
-rteam	mV
-rteau	bSiJqW
-rteen	gX
-rteil	kZ
-rtems	iU
-rtera	jIkS
-rters	hWmTrS
-rteur	kW
-rth	c_nV
-rthur	c\`
-rthyr	cY
-rtial	mUqX
-rtida	fY
-rtido	cZfU
-rtiel	aSeV
-rtier	jH
-rties	iVqT
-rtifs	bWhRiHjT
-rtige	jY
-rtigo	jRlG
-rtime	gZ
-rting	iX
-rtion	aYfJmR
-rtise	aRlI
-rtivo	aIbb
-rtner	aRbSmV
-rto	bR
-rtona	cZmTrH
-rtons	rT
-rtout	hRiG
-rtrag	edfH
-rtual	pY
-rtung	ic
-rtura	eViY
-rture	i[oWpJ
-rtz	cThS
-ru$	cWeThUiIjI
-ruary	oWpV
-ruben	kYsV
-ruber	gSjFq]
-ruces	cYdIgFiR
-ruche	iY
-rucke	bY
-rucks	bX
-ruckt	hIqasT
-ruezi	tU
-ruf	fS
-rufen	iR
-rufer	aY
-ruges	c]
-rugge	cW
-ruh	fUiY
-ruher	o]
-ruise	nW
-rum	bUkR
-rumpy	bVsV
-run	bacBiDpJsU
-runca	gIlW
-runch	fW
-runde	iYjFpX
-runer	iIj[tE
-rupal	jT
-rupos	iY
-ruppe	gVmS
-rupps	b[fIiGmX
-rus	aW
-rutal	fW
-ruter	iZ
-rutos	g]
-rutto	g\\
-ruz	hU
-rußen	pDqJrYt\\
-rv$	iIk^mI
-rva	bTiI
-rve	pUrY
-rvera	b]
-rvest	hG
-rveys	bGi\`
-rview	pXqV
-rving	bXcFhHoX
-rvise	iV
-rvoir	tR
-rvous	sU
-rward	oSqYtE
-rwegs	kImRn[
-rwehr	b]iG
-rwerk	bRmW
-rwich	c\\jI
-rwick	aEbHca
-rwirt	j\\
-rwise	dTeR
-rwork	hSiV
-rying	oV
-ryone	iWoDrU
-rytis	i[
-rz$	cTgTiW
-rze	iVmStR
-rzehn	cJiXmIpT
-rzeit	lTpT
-rzeug	h\\
-rzo	hU
-rzt	aT
-rztin	aWmV
-rzugt	kTsU
-s's	jZsX
-s-lui	s[
-s-sat	f^
-sa$	cWjSkH
-sache	bThTjVoSrI
-saden	bFcIi_
-sados	iYlVpS
-sagen	iY
-sages	hTi_jJ
-sai	dSjW
-saire	gIjSnSpU
-sajes	hX
-sal	gUkZ
-sales	bajX
-salia	bVcXmJ
-salon	bW
-salud	hZ
-sam	c=fegIsH
-sance	sV
-sando	sW
-sanne	gY
-sante	mW
-sants	bWhI
-sar	iVpRrS
-sario	dTjHlW
-sat	fa
-satze	bHgSiVjJnTrR
-sau	ce
-sauri	cT
-sauto	hY
-saver	cHgIhXi\\
-saw	cVjUkS
-sayos	iSoT
-sbach	bJc\`
-sband	sU
-sbech	cX
-sberg	cYsRtH
-sbons	hU
-sburg	c\\
-sburn	cW
-sburo	aWb]cG
-sbury	c\`
-sby	cV
-sc$	bIcIiEjYkZpH
-sca	fTmR
-scade	jZ
-scado	aIiX
-scala	cHgYjI
-scale	bFcVjX
-scape	jWqS
-scate	iZ
-schal	fJg^
-schau	cSiT
-scher	bSsW
-sches	b]
-scina	bRiR
-scine	bW
-sco	cS
-scope	iZlZ
-scord	cGiTjSsV
-scota	hT
-scron	cW
-sdale	aGc]qS
-sdays	iS
-sdorf	bGcWtI
-se-up	bR
-sea	cXnU
-seaux	iVjS
-secha	iR
-see	c\\
-sefit	hZ
-seful	kU
-sehen	iFkRmS
-seils	iW
-seite	iVtX
-sel	iT
-selle	aYjS
-sem	kWtH
-senar	iY
-sence	qS
-sende	iSpU
-senes	jU
-senta	bSiT
-ser's	fCi[
-serat	rZtS
-seren	c[iD
-serer	aIpUtT
-serie	bShT
-serje	a[iE
-serts	iVjS
-serva	jUsS
-serve	pUrY
-sesor	aW
-set	cejFkY
-sette	fIh]iWjD
-setzt	lTqT
-seure	gFiIjFlYmY
-seurs	aTbSiV
-seven	fUg[iIjImC
-sey	bEcY
-sez	pRrV
-sfa	gV
-sfeld	cWgGiYoJ
-sfers	iY
-sford	c\`
-sfrei	bAcDeIfTgIh]iGjDkH
-sgate	bGcaeFiG
-sgeld	cIgXiZ
-sgo	gR
-sha	cYdJh\\iSjHqI
-shalt	aXiU
-share	bIh^
-shaus	b_
-shead	bSiT
-sheet	bUiVkZpI
-sheim	cWpT
-shell	bHiYjDkX
-shers	aYgWiDoI
-shift	aVfYjS
-shing	oR
-shion	bYiC
-ships	aW
-shire	aHcf
-shops	bTgI
-shore	cZiH
-sia	aD
-siane	mUpU
-sians	bXhS
-sical	aViHjY
-sicht	i\\qT
-sidad	bUlS
-sider	eRmV
-sie	bV
-sieme	jRkFm\\
-siere	a[
-siers	iW
-siert	cHh\\iXsH
-sieur	aGqStR
-sif	bJc[iFjR
-sig	jWrV
-sight	jVmS
-signs	iSjU
-sik	aW
-siker	b\\
-sillo	cSgY
-sim	bScGiVjT
-sin	mT
-sinee	jIk^
-sines	qR
-sings	aDiS
-sio	hYkT
-sions	i[
-sique	sU
-sir	qV
-sis	i^
-sisch	k[
-siste	aWbHrV
-sists	aJiVjEmHqZrH
-sit	hTiS
-sitat	iS
-siten	i\\
-sites	iVnS
-sitos	hGi]
-siv	i[jSrIsX
-six	gShR
-sk$	bSjR
-ska	bFc\\iFjXkBmGnHqH
-skera	jSlS
-ski	bHiTmUnS
-skill	bCcXiClXmS
-skins	hY
-skita	eIh[
-skret	hHqY
-skurs	bGcIiRj\\kWlE
-sky	bTiT
-slada	cV
-slado	hX
-sland	na
-slauf	p]
-sle	cRnUsT
-sling	bXiHrU
-slohn	gX
-slose	g\\iI
-sly	qT
-sm$	a@bDcHjb
-sma	k]mS
-smann	rVsU
-sme	bTjUr[
-sment	p[
-smith	aa
-smo	gRrT
-sms	i[jGr[
-sness	aIiXlBpHtZ
-sno	cV
-snt	iIjX
-so$	jW
-socie	hUqU
-sol	cTiXjJtS
-solee	bId\\
-soles	aIcJ
-solue	jX
-solut	gJiIqU
-sonas	mU
-sonen	bUjSmY
-sonne	qVtU
-sonst	cThR
-soras	m_
-sores	b[jGkTmV
-sorge	h[
-sorgt	bW
-soria	aE
-sorno	nV
-sorrt	jU
-sos	iYkU
-soula	cW
-sp$	aIhJiRj[
-space	jTrY
-spana	cUqS
-spect	eUiGkU
-spere	iYpItU
-spice	aTbS
-spiel	bTcIhTiCp]tJ
-spo	bSrX
-spoke	bSgT
-sport	hX
-spr	jU
-srate	bX
-sroom	iGkW
-sruhe	cTjT
-ssa	e\\iGjE
-ssage	iZ
-ssais	aV
-ssant	bJfJiCjCk\\l_mGpE
-ssary	l\\
-ssatz	gThJmDr\\
-ssels	cU
-ssene	gZqG
-ssent	qSsR
-ssess	iZjD
-ssets	gJiV
-sseur	aS
-ssful	pSqEtY
-ssi	h\\nE
-ssics	jXtW
-ssins	hRiV
-ssist	aDbSiTmJtS
-ssive	b^gHjGlJsI
-ssler	bDiWp[
-ssons	hVkT
-ssori	aUbUjJkU
-ssors	iW
-ssort	iZ
-sst	rW
-ssung	iWrW
-ssure	jUlSsT
-ssy	c\\
-sta	aU
-stado	qW
-stadt	cX
-stage	f]h\`
-stags	iZ
-stahl	aRiSjJ
-stain	aT
-stair	lWmT
-stajo	gT
-stale	pSrU
-stall	eRfS
-stalt	aFc\\iI
-stamm	hIiWlU
-stamo	iV
-stand	fEiWjR
-stant	aT
-start	cJiWoZpI
-state	bTeTkG
-stats	iYjI
-statt	bUcS
-stdoc	aSgTqS
-ste	aZiS
-stead	bFcU
-stedt	cV
-stees	fIjSqW
-steht	mSsS
-steil	cS
-stein	cd
-stels	bUcIdXiHjT
-stema	jX
-steme	b[iU
-stems	kU
-stend	c]
-stent	a_cIsU
-stenz	aeiV
-stere	bTs^
-stern	oX
-stero	cVgYiHjF
-sters	iT
-stery	bAiVkXlI
-stest	fIp^
-stete	bWeT
-steur	j\`
-sthma	sW
-sthof	bWjF
-stian	sX
-stica	aHiSmU
-stice	iUjHkRmS
-stich	cHjY
-stico	bSrV
-stics	b]
-stieg	eTjHlY
-sties	i]
-stige	aGqYrC
-stigo	cJiVjV
-stigt	h\\
-stilo	tV
-stina	aGb\\
-sting	pW
-stino	hW
-stive	oV
-stl	aGbFcFhJiEjZmDnEpCsEt\`
-stler	aIcT
-stles	bS
-stmas	gShU
-stn't	jT
-stock	c]fH
-stody	iRkX
-stoff	bU
-stone	cXqS
-store	aYbUcJ
-stors	bX
-stort	cZ
-story	aI
-stowe	cV
-stown	hIn\\rY
-stral	gU
-strar	aZmV
-stras	bIlW
-streo	iW
-stres	c\\
-stria	jTlW
-strie	gTsS
-strom	hZ
-stros	jZ
-strum	iSpW
-sts	iUmS
-stsee	fGhUjGkX
-stube	aWbS
-stuck	hX
-studi	aXeS
-study	mS
-stufe	f\\jS
-stuhl	iXsV
-stume	hViGkV
-stung	e]gIhY
-stura	cTiS
-sture	i_
-style	bRcVkZlH
-suage	aT
-suals	iUmT
-suber	f[gF
-suche	fIi[nfpH
-sucht	aStT
-sud	bZcYdJiGjJ
-sue	gViZjI
-suite	iUrS
-suits	cJh]iF
-sulta	bRdJi]tI
-sults	fThHiX
-sum	bIfShHiJj\\
-sumes	iFpZ
-summe	bV
-sun	f_
-sunto	pRtT
-sur	g@h[iWjRmH
-sured	bSjV
-suree	fXiF
-surer	b[hIpTqV
-sures	bXiUoU
-sus	bFqX
-suste	jZ
-swahl	aJpVrR
-swain	aXjSkU
-swald	cZ
-swana	jSkW
-sweis	aSj^
-swerk	aEcGh^i@jGtG
-swers	mW
-swert	k\\
-swich	cW
-swick	cR
-sword	cCj\\
-sy$	cYjUrR
-sylum	lIsV
-szeit	fhg=iFnT
-t's	qV
-t-feb	fV
-t-ins	aHjHn[oHpI
-t-ish	g]
-t-off	iT
-t-out	aSg[
-t-six	bThX
-t-ups	iZ
-taatl	aSjTlHtI
-tabel	bTeGfT
-table	bRjS
-tache	aUmTsV
-tacht	lV
-tacto	iUjTpS
-tacts	a@bEj\`mItJ
-tad	cHgJhYiBj[pIrVtH
-tadas	bVdSfFjS
-tador	aY
-tados	iSkR
-tadte	aIbJcShJnY
-tag	fR
-tagee	hHiTsZ
-tagen	cIf_
-tages	iX
-tagne	rW
-tagui	cT
-tails	aHqTtX
-taine	jVnUs]
-tains	aUhDn[s[
-tajes	iTjR
-taker	iStR
-talan	jFkVlTrU
-taler	gUhW
-tales	iS
-talia	cWm[
-talie	mR
-talla	hZiIj[
-talle	aEiFjVlIqTs[
-talls	bW
-talog	hSi]jC
-tamen	bXi[pJrI
-tamos	pU
-tanat	e]
-tance	dSiSjT
-tancy	aFb_
-tande	aGbVi]mFnUoB
-tando	fTjT
-tands	bTiU
-tante	fHiTmV
-tants	aRmX
-tarea	iS
-tares	b[iS
-taria	kZ
-tarif	gZhT
-tarin	a^mI
-tario	hS
-tarle	iXjGoV
-tarlo	pHq[
-tarse	iIpb
-tarts	fToT
-tas	iR
-tat	iT
-tatal	fGiV
-tated	mFrZ
-taten	iX
-tater	jS
-tates	bXsT
-tatif	lYpJ
-tatil	h\\
-tator	iZ
-tatur	jTsW
-tatus	hV
-tatut	eW
-tau	bGcYjV
-tax	hW
-taz	bXmW
-tball	iU
-tberg	c^
-tbild	aWbHr[
-tburg	nW
-tby	bRcS
-tch	iW
-tched	hV
-tcher	abmU
-tches	fViV
-tchup	jV
-tcode	jFlUpZ
-tdach	bT
-tdoor	iX
-tdorf	cS
-tdown	oU
-teady	eTjV
-teaux	cRjX
-tebbe	cSiT
-tec	b_iWjJ
-tecke	b]iFjG
-tecto	iU
-tects	b_iJmC
-tedra	eXfR
-teers	iSmX
-tefan	tV
-tegic	aViR
-tehen	jU
-teher	jZkGpTqW
-tehst	s\\
-tei	bX
-teigt	kWqV
-teile	bYgHie
-teins	cGiY
-tek	m[
-telas	bXhX
-teles	b^
-tella	cVjU
-telle	cSe^
-tellt	eSnR
-tellv	aSpS
-telot	aSm[
-tem	iSjU
-temas	iIjZ
-temes	aS
-temps	eSfUiIsS
-tence	eVrT
-tency	aFj\\pS
-tende	bSmU
-tends	jV
-tendu	cIiUjVkI
-tener	iWjZlJ
-tenir	iUs[
-tenne	aTbGcTqU
-tenta	gU
-tente	aY
-tento	dEjGmGp[rItX
-tents	iU
-tenus	hAiZs^
-teo	bUiZ
-tep	jUpW
-tepec	cY
-ter's	lXpZ
-teral	aIbIgBibjGkJ
-tered	bWeTjT
-terei	aScWiF
-teren	kZsW
-terer	aU
-teres	aGb\`cHiC
-teria	iW
-terie	bYiZ
-terim	eV
-terin	aYm\`qU
-terio	bXcI
-terly	dSiUnT
-terms	jY
-terna	mR
-terno	mXqS
-teros	bUhFmZpI
-tesia	fGh[
-tesis	i]
-teste	iS
-tests	iXpZ
-tet	eR
-teuer	i[sW
-teure	aSbRmR
-teurs	aVbRmX
-teuse	bGfYiEjXmW
-tever	gVlX
-teway	dJiZjB
-tex	bHcCi^
-tex-m	iX
-texte	i]jT
-tez	iVrV
-tfach	gJpZ
-tford	c_tI
-tform	aEb[
-tfrei	bDcIgDh\\jSpGsT
-tg$	aAbFcCdFeFfFgFhCiCjYkFlFm[nFoFpBqFrFsGtF
-tgart	iSnT
-tgeld	fBg]
-tgelt	gZ
-tgres	jW
-th$	cR
-tha	c[jRkE
-thand	jVlW
-thaus	bFc[pW
-thday	hZ
-the	cdlFpU
-theim	i\\
-theke	bTcS
-thend	cVfY
-thern	jTkT
-thers	mRsU
-these	iTjGpV
-theus	jX
-thgra	eS
-thics	hW
-thmus	bGcIf^lHmI
-thode	aUcJjU
-thout	jS
-ths	eR
-thu	dRfX
-thune	bDc\`
-thurs	dXf^iH
-thy	m\\
-ti$	mX
-tia	cX
-tiago	cS
-tiano	iWsW
-tibar	iY
-tibes	cb
-tible	eS
-tic	iTjV
-tical	jT
-ticas	jUkR
-tices	iXmV
-ticks	iV
-ticle	iY
-ticos	iTkUsS
-tid	eYhH
-tidad	bU
-tidas	fT
-tidor	mW
-tidos	aGgV
-tiels	bHgAh[iVsI
-tiens	hWpW
-tient	aEbRfTsV
-tiere	bViS
-tiers	bT
-tiert	mU
-tieux	bS
-tifie	iIkVlX
-tigen	i\\sU
-tiger	eVjYsV
-tiges	iZ
-tigny	cZ
-tigte	bXmT
-tigua	bVcJ
-tik	iYjU
-tiken	i^
-til	rU
-tiles	iTjEkX
-tilla	jSrXtS
-tillo	cTmV
-tim	bJc\\fGgIhIjInJpGqFrX
-times	cWhElRnX
-timmt	tT
-timos	bVhUiI
-tin	aRm\\
-tinee	bIiXpV
-tinel	jU
-tines	hDiVj]pH
-tinua	iGjY
-tinum	bVhJjSkJ
-tinuo	eV
-tio	iZ
-tions	i\\
-tious	j[
-tique	bW
-tir	i\\
-tired	sXtH
-tirer	iEjJoJpYrT
-tires	bJkJmIoUqX
-tirol	iRnTsT
-tisan	bViTmF
-tisch	bS
-tismo	gXiS
-tista	bWj]lU
-tiste	m[tV
-tists	hVmS
-titel	aVjDlZqErY
-tites	iZ
-titis	hWiRjE
-titor	aRqW
-titre	fBg\\hV
-titut	bZkV
-tiv	iT
-tival	bU
-tivas	fS
-tives	iTrX
-tivos	rT
-tiz	tV
-tizen	jV
-tl$	jDmYtW
-tland	cTjRoJ
-tle	cU
-tlere	aSbUjG
-tless	lVoS
-tlich	qT
-tline	aT
-tling	aWkU
-tlist	pWqU
-tlohn	fJgZ
-tlung	a\`b>cF
-tly	iS
-tmann	i_jItH
-tmare	sS
-tment	hV
-tmess	oX
-tmold	cW
-tmund	cX
-tners	bXsR
-tning	pJ
-to$	cT
-tober	o]
-tobus	aThW
-tocab	i\\sS
-tocad	kW
-tocks	iX
-tocol	bY
-todia	bGiZ
-toffe	aIb\\fFgEhI
-toile	bUjS
-toire	qS
-tok	iRkY
-tol	cU
-toles	caiF
-tolib	iW
-tom	bHgTjX
-tomat	iZ
-tomer	iXrS
-tomia	aZiXjB
-ton	cd
-tones	fEi[sY
-top	hUsV
-topsy	bSjX
-tor	aS
-tor's	jSlTqT
-toral	bVeHjV
-toras	aWbZiGmT
-torat	lWmT
-torba	kT
-torce	mS
-torch	jUrX
-torei	iXsT
-toren	iU
-torer	aWbI
-tores	aRi\\mY
-toria	cV
-torik	bHjWkS
-torin	mVqV
-torio	jR
-torze	mU
-tos	iT
-tot	jHrUsU
-tours	bFcFeHf[gHi\\
-tox	hXpGqT
-tplan	fZiR
-tport	cX
-tr$	bHcIfXhIiFjUkY
-tract	eX
-trada	fTjTqT
-trage	bTiU
-tragt	eV
-train	b>jBkVlXpVsF
-trait	aGhIiXmItT
-traje	g\\
-trale	b]
-trand	bGcVtW
-trata	aXbWeT
-trate	eIgViRm\\
-trato	eVfIqT
-trats	iTqS
-traum	cJhXrG
-traße	cXnS
-treal	bHjW
-tream	aZbFiHjDlYmBtT
-trebt	jFkY
-trees	iZ
-treet	cUkU
-treff	iHpVtW
-trega	hHqV
-treit	q^sR
-trera	cT
-tress	a[sR
-treut	bR
-treux	cX
-tri	iZ
-trial	cTjV
-trias	i[
-trica	aIhSjIqT
-trice	mg
-trich	jXsI
-trick	cYiItR
-trico	hVi]
-trics	jTlXm[
-trict	cS
-trieb	bZ
-triel	aU
-tries	iZ
-trike	qUtW
-trina	iSjS
-trine	fFiSrW
-tring	iT
-trise	gUiEj_
-trist	aX
-tritt	hSoZ
-trois	hT
-troke	bT
-trole	hUiT
-trols	i\`jH
-trong	jRsT
-trunk	h^
-ts$	iU
-tsamt	aEbWcYjJkH
-tsapp	pRtS
-tsche	sS
-tschi	bIcEjXkDmIpGtZ
-tsdam	cWdJ
-tse	mSqR
-tself	iWkFlS
-tst	jY
-tta	bSc\\oU
-ttage	hU
-ttags	fTpS
-ttals	iY
-ttawa	jHk[lG
-ttbus	cU
-tte	bR
-ttees	bViZ
-tteln	aIcYiCjWsS
-ttelt	hTqU
-ttern	pR
-ttery	iT
-ttest	iIj\`pUsV
-ttish	bViHjT
-ttl	bIcV
-ttled	sY
-ttles	qX
-tto	gX
-ttoir	iW
-ttoos	s[
-ttres	bWiHpT
-ttrop	cT
-ttung	i\`sI
-tty	rUsV
-tu$	bIcUi\`tE
-tua	iSjEkS
-tuara	iHk\\
-tuary	bRjS
-tubre	o\\
-tud	mIpZ
-tudes	fTpS
-tudio	bV
-tuell	bTgIjW
-tuels	bIeWlWsS
-tugal	bSeV
-tuhle	bSiV
-tuite	hUiGlW
-tuity	gThV
-tular	pT
-tuler	tV
-tulos	e^jF
-tum	bXtU
-tunde	gXiR
-tup	b^dI
-tur	bUiR
-tural	bR
-turar	iZ
-turas	aRiT
-turen	bU
-turer	aWrS
-tures	iYrS
-turis	jW
-turme	aDbDf]gHiZsItF
-turna	fThS
-turne	dTfS
-turno	fUhIiT
-turns	eUiU
-tus	iVjU
-tut	bTkS
-tvg	eU
-twald	c[
-tware	bUjTkV
-tween	nU
-tweit	iTnS
-twerk	aFb[
-twerp	cX
-twich	c\`iJ
-twirt	aY
-two	gR
-twoch	dTfSiV
-twork	bS
-twurf	tU
-twyth	cVfF
-typen	bIcIiV
-tzdem	bRqWrS
-tze	bSiR
-tzehn	fV
-tzeit	hUiRjIkT
-tzger	fI
-tzige	qX
-tzroy	cWgJ
-tzt	qX
-tzten	qV
-tztes	rU
-tzung	eUmU
-u-sun	fV
-ua$	cZ
-uador	b[iIjH
-uadre	gRiZ
-uadro	fT
-uages	bU
-uagym	iW
-uaire	aVbS
-uajes	sY
-uales	gT
-ualif	jTlT
-ually	jU
-ualty	fTiR
-uan	aJcBgHh_iGjGkWpI
-uando	iT
-uante	gS
-uanto	g[iIsV
-uar	fSoS
-uarde	iIj\\
-uards	mT
-uarez	cZ
-uaria	iEj\`
-uario	hU
-uarry	cU
-uarto	hWjT
-uarts	eZfEiXjI
-uas	bUiSsW
-uatre	fTmR
-uay	cRm[pS
-ub$	aV
-ubaix	cU
-ubbie	eZ
-ube	bc
-ubeck	cVgI
-ubert	bFhGiZt\\
-ubida	o[
-ubila	iVqV
-ubing	cW
-ubled	aHbTgGm\\
-ubles	bVfRhGiY
-ublin	cU
-ublon	eFo^pHqF
-ubnis	jTsW
-ubrir	oUtS
-ubsch	kRsS
-ubt	rV
-uc$	jSkU
-uca	bUcWqWrH
-uce	bSi[
-ucero	aFcIjCm\\
-uceur	qV
-uch	i[
-uchas	eVjV
-uchen	jTtS
-ucher	iZsW
-uches	fTsS
-uchos	iV
-uchst	hUjTlWmJ
-uchts	gYjHkJrFsI
-ucier	bS
-ucing	bX
-ucion	eV
-uck	jR
-ucken	iV
-ucker	aThV
-uco	cb
-ucoup	iX
-ucson	cSjIoV
-uct	jU
-uctor	aV
-ucune	lX
-ucuta	aIc_
-ud$	bV
-udage	pUqT
-udary	c\\
-ude	jV
-udela	qT
-udent	kUtU
-udeur	aX
-udger	bImUpS
-udget	h_
-udi	aWeR
-udies	iX
-udios	iSjHlYmV
-udits	i^
-udium	j\\la
-udley	bFqV
-udlow	cS
-udo	pIqVt\\
-udure	j]
-udy	mS
-ue$	cR
-uebas	dSjHpWrI
-uebec	dU
-uebla	kGnU
-ueblo	cSnT
-uecos	bTnT
-ued	hXkY
-uedad	gZ
-uee	sZ
-uegos	bWcGi[jH
-uel	cU
-uelas	m\\
-ueldo	lTrT
-uella	bR
-uelle	hU
-uelos	hZsT
-uelta	iFnW
-uelva	eS
-uenas	tX
-uenca	cT
-uence	iUjXsI
-uency	fDi\\
-uenos	cVsTtS
-uente	jToS
-uento	h[
-uenza	cW
-ueo	bCi_
-uer	aT
-ueret	cX
-ueria	aRbTjS
-uerin	aYcHiImH
-uernd	sU
-uerpo	rUsS
-uerst	lYrX
-uerta	cTiT
-uerte	jIsVtT
-uerto	bTcX
-uerzo	hV
-uesca	mU
-uesos	h[jG
-uesta	i\\tT
-uesto	qV
-uests	bS
-uet	jSmU
-uetas	bYgIsT
-uetes	bHif
-uette	bIcThHiTjCmSs^
-ueurs	bW
-uevos	a]
-uez	gHiGmZpT
-uf$	gRnSpS
-ufbau	bCfHihjC
-ufe	fUiZ
-uffes	hVkX
-uffet	iR
-uffit	lZ
-uffle	bXfWiFkH
-ufmaß	iT
-ufter	aR
-ufung	iWj\`kT
-ug$	hXiTjU
-ugada	fW
-ugais	kTrUsT
-uge	hZ
-ugend	b[iF
-ughan	cTmU
-ughly	bGfVpT
-ughts	iHpRtZ
-ughty	bVjS
-ugias	iVjT
-uglas	cY
-ugnis	jWsT
-ugu	jT
-ugues	kWsS
-ugust	oT
-uh$	fIi]
-uhe	hWiT
-uhige	fIgFjW
-uhl	bIcWjX
-uhlen	bS
-uhr	aJdHgZhVqG
-uhren	i[pT
-uhrer	a]jX
-ui$	iIja
-uia	bUiS
-uiado	cGhFiYjZ
-uicio	iXjIqV
-uidar	iWjH
-uidas	eT
-uides	b^mT
-uidos	gSiT
-uie	fHiEkJnb
-uiera	dSrS
-uiere	mSqT
-uiero	rUtV
-uil	c]iU
-uilas	fEiY
-uilds	fGiT
-uille	bFi\\kV
-uillo	bHc_
-uin	cXeRoU
-uinas	bU
-uince	aS
-uinto	cIdZeSiJ
-uinze	fR
-uipes	bV
-uipos	bUpR
-uired	gRlS
-uires	aGqS
-uisme	jZ
-uisos	iTjS
-uisse	jIs^
-uista	a\`
-uit	h[
-uitan	f[
-uiter	aWqZ
-uites	aEb\\i[
-uitos	cW
-uivis	iW
-uivre	bVcFiUjJ
-ujahr	fIhR
-ujets	cIiW
-uka	tV
-uktur	b\`cFnD
-ul$	fJgSkUmV
-ulada	hT
-ulado	eGjVqX
-ulage	gk
-ulamt	tY
-ulant	aJbEcHhViZ
-ulars	bZgCiFpY
-ulary	iV
-ulate	aGj]t[
-ulats	bUcInI
-ulder	bWcHfX
-ulees	e@f]iUjJ
-ulers	m]
-uleur	h[
-ulian	qXtS
-ulich	mCpTq\\
-ulics	iX
-ulido	mZ
-ulier	aFbWeV
-uling	hYiSkE
-ulino	rWsS
-ull	a[bFc\`gJ
-ulled	iTjR
-ullen	i\\
-uller	mV
-ulles	bYiS
-ullet	cYrV
-uls	bViU
-ult	c\\
-ultas	gIid
-ultes	iUj\\
-ultor	aZbGcHiY
-ultry	bT
-ultur	bFiIjTlHm]
-ulung	jR
-uluth	cV
-uma	cYiVjF
-umano	rXtV
-umbai	pS
-ume	iVpS
-ument	hTjZrI
-umero	iSmJrX
-umlin	cV
-ummer	rE
-umnos	bX
-umo	tT
-umoir	bIcGjEk\\lV
-umpen	aU
-umple	h\\
-ums	bU
-un$	fU
-una	bTgHhV
-unale	aDb^cIhXiHjE
-unals	bZcJ
-unced	d[iDlHqU
-uncil	bS
-uncio	rW
-unday	fV
-unded	eUnV
-undee	cY
-under	qU
-undes	b]iFsU
-undet	bVqT
-undis	dRpS
-undos	c\\fIiR
-undry	aUhSiR
-undus	hY
-une	cX
-unere	pX
-uners	iUmT
-unfte	fSiS
-ungen	ia
-unger	jVs^
-ungis	cY
-ungry	sY
-uni	aGbIf[jIkJmW
-unich	bV
-unien	aI
-uning	ia
-union	fR
-unior	aX
-unite	qWsI
-unity	bVcH
-unk	bThUjY
-unker	aV
-unkte	bSgEk[pFrX
-unnel	bT
-uno	fU
-unque	rV
-uns	iU
-unsch	hSsW
-unsel	aSmV
-untan	kJq_
-untar	pVqR
-untas	iTpY
-unted	gUiTjI
-unton	jH
-untry	cTnRrTsV
-unway	eGqX
-unzig	gT
-uoi	bTsTtE
-uor	aY
-uos	bJcIe]fFgDhF
-uotas	eXhTiFqS
-uotes	i^
-up$	cSiT
-upe	gS
-upere	q[
-upier	aW
-uples	iTsW
-uppen	bS
-uppet	jU
-uppin	cW
-upply	bSjR
-upres	jR
-ups	i_
-upt	b[qStH
-upure	fW
-uques	cUjT
-ur$	jR
-ura	jR
-uracy	aDiRjW
-urado	iT
-urage	iYqV
-urant	h[
-urate	aX
-urbad	bS
-urban	cV
-urbot	iY
-urces	bZ
-urcia	cYiI
-urday	fS
-urdig	iFjZrS
-ureau	dTgEpR
-ureen	mZpSqT
-urent	aHmVsU
-urers	bZiIkFm[sH
-ureur	aGb[
-urf	tU
-urfen	pS
-urg	cY
-urger	bVcHhGs_
-urges	cYiHqV
-urgie	aIhEiVl[
-urgon	h_
-urgos	cTnS
-urham	bU
-uri	cYtI
-urich	cYqT
-urico	cV
-urier	aWiW
-uring	iSnR
-urion	cX
-urire	jXsU
-urist	jUlS
-urite	i\\
-urity	iT
-urm	i]
-urn	bRcSfHhVlS
-urnai	cW
-urnas	fX
-urnau	bS
-urned	fIiVjDsY
-urnee	fX
-urner	mX
-urnes	iX
-urnie	gIhX
-urnis	h]
-urnos	f]
-urnus	aHbScW
-uro	hS
-uropa	iS
-urope	nW
-uroso	bIiWjU
-urrey	cR
-ursal	c[
-ursar	mJpT
-ursee	gIhUnX
-urser	aTjS
-urses	mS
-ursos	fSgJhY
-urt	cd
-urten	bW
-uru	cWeVhE
-uruck	mIqSrV
-urvas	iY
-urvey	qU
-ury	cc
-urzen	kX
-urzer	bJfZ
-usage	e\\mC
-usals	iU
-usand	gS
-usbau	bTcGiT
-usees	jRpV
-usend	bV
-usern	i\\jG
-useum	b^
-ush	fGgT
-ushed	iTqV
-ushes	iRjV
-usica	fJpV
-usies	a[
-usion	aBiUt[
-usive	g^rS
-usivo	rS
-uslim	bSsR
-ussed	jIlYtV
-ussel	bY
-ussen	cVpJs^
-usses	bRcTiSjHsI
-usste	oT
-ust	oS
-usted	iSkU
-ustee	aHbT
-usten	i^
-uster	iY
-ustic	gSiT
-ustig	r\\sV
-ustom	iUjDkW
-ustry	iVkT
-ustur	fRnVoE
-uszug	hCiEj\`pY
-uta	cR
-utage	h[jI
-utant	fXhXlS
-ute	jS
-utees	bUiR
-utely	jWtS
-utern	bYcHiX
-uters	dVlRsI
-uteur	aDbScJe[
-utfit	bZ
-uth	c^
-uthor	aT
-utica	a[jI
-utico	iGk[
-utien	hUiS
-utier	c]rH
-uties	iT
-utifs	fX
-utile	jIl[qS
-utils	hS
-utine	iXjF
-uting	i[
-ution	eGiV
-utiva	aWtE
-utive	a[iIjW
-utivo	aTjS
-uto	hWnU
-utors	i_
-utory	bT
-utour	cTnS
-utput	kI
-utral	rS
-uts	gRiW
-utsch	jUlUrY
-utt	iW
-uttle	hVnV
-utton	hZjU
-utu	aJcZdGeEfHgFiHjFkHlBm\\nIoHpHqHrIsJt?
-utual	bVqYrD
-utube	b[
-utumn	bU
-utung	hZ
-uture	sYtR
-uty	mS
-utz	cEi\\jX
-utzen	r]
-utzer	bUiS
-utzte	aYbDgJiZ
-uvais	cUhWjJ
-uve	qR
-uvent	f[gJmHqJsI
-uvert	aTfUlT
-uvres	iV
-uvrir	i]
-ux-tu	qZsItV
-uxmed	hY
-uy$	bRc^
-uyaux	iV
-uye	iV
-uyere	bWc[iIsC
-uying	jZmR
-uz$	cY
-uza	iTjU
-uzeit	b[eClG
-v-feb	fToU
-v-jan	fUiT
-v-mar	fSoU
-va$	cY
-vable	eY
-vadis	jYkS
-vador	aJj]
-vages	iW
-val	bU
-vales	iW
-valet	aXbJ
-vamos	bSeSqV
-van	hV
-vance	fS
-vanik	b[jG
-vants	hWlT
-var	fS
-varia	bJcJiZnJqG
-varin	bT
-vas	mX
-vasse	jU
-vat	gS
-vater	kHqHsT
-vates	b[
-vator	a^bA
-ve-in	aShU
-veaux	bYiY
-veche	aIbU
-vecin	kYpJ
-ved	bVjW
-vee	oV
-vel	nS
-veler	i_qY
-veles	hVjH
-vello	e_jJ
-ven	cT
-ven't	rR
-vency	i]
-venes	aT
-venil	rV
-venio	gVhT
-venir	fWrV
-venta	fViUqF
-vente	aTeJi[
-vento	c]eU
-vents	iV
-venue	jEkW
-venus	lU
-ver's	cIjZpY
-vered	cIiUjJnS
-verse	iWkS
-verte	hFpWqV
-verts	bU
-vetid	eUhF
-vette	aJhW
-veurs	bS
-vey	qU
-veyor	aT
-vez	iWrX
-vi$	bSfThGmV
-via	c\\
-vic	aHgHi[
-viced	iT
-vices	iS
-vicio	b[eT
-vidad	hR
-vided	hVlVnT
-vider	bXsT
-vie	f^mX
-viedo	bHiJnW
-vieja	aGcT
-vient	eUjGqY
-viera	aEb\\eIhJmSqItI
-viere	cViXjI
-viers	cUjI
-views	iWpU
-vil	cW
-viles	aDbZcTjJtF
-villa	kY
-ville	cidVnS
-vin	c]iJoJpX
-vinci	jVkS
-vinec	cX
-vings	i\\
-vio	iTjUtX
-viour	iX
-vious	kUrY
-vir	iVjT
-viron	aInR
-vis	jW
-visar	pTrW
-vised	jT
-viser	aY
-vises	iIm[
-visor	aU
-visos	iTrW
-vista	pU
-viste	aYbFiIm_pI
-vit	hViSj>k[
-viter	rUsV
-vites	tX
-vival	gShV
-vka	gY
-vocat	jGkW
-voice	gWiUrJ
-voles	mV
-volus	jZ
-von	cX
-vor	aDbIjZpUtI
-vorce	iV
-voy	iY
-voyez	pX
-vrage	bIiZqZsHtJ
-vre	bSqT
-vreur	aYq\\
-vrier	o\\
-vrons	fGpX
-vs$	aVgGjU
-vulas	aWiI
-vulos	hI
-vus	tX
-vy$	fU
-w-how	jTlW
-wa$	aIbHc[jGmW
-wable	eZ
-wache	a\\bBibjF
-wagen	bUhanV
-wal	bXiS
-walde	bDc[
-walte	mW
-wance	gVhW
-warme	a\\
-warte	bJcXhFmY
-warts	gTiAjUsS
-wartz	cThS
-warze	cJiXtT
-wat	jU
-water	hU
-way	cVhT
-wback	gY
-wcf	jV
-wd$	iU
-we$	cXmS
-we'en	oW
-wed	fRhT
-weeps	iW
-weg	cTpY
-wegen	bUqTrJ
-weine	b^iTjIsG
-weise	iUkT
-weite	bVdH
-wel	pS
-welle	eHgGhIibjGoGqHtI
-werbe	gTkT
-wered	fYgHpXrC
-werin	cZ
-werke	bY
-werte	bFi\`
-wesen	iZjR
-wettl	bIcV
-where	cU
-wieso	iIjS
-win	iCkX
-wings	o\\pC
-wires	jIlY
-wirte	bXhJiSjFkImUnFpItF
-witch	iV
-wives	aWbJmT
-wless	jSsT
-wn$	c^
-wna	d[fIjDkW
-wners	cS
-wns	bYi]lE
-wo$	fUhR
-woche	f^oTpR
-wochs	fYhYiI
-wolle	iRpV
-woman	jDkItV
-words	c[
-works	cVjX
-worth	c_
-wpark	iY
-wport	cSdR
-wquay	cSiIpW
-wreel	jUpT
-write	rY
-wroom	aWbV
-ws$	iX
-wth	mT
-wurst	h]tS
-wye	cT
-wyers	aIb\\
-x-day	fX
-x-m	iX
-xa$	cIfIgVhSiHjH
-xamen	jb
-xcala	aScT
-xed	fV
-xee	cJgYhWiHlImI
-xempt	eZgU
-xen	bW
-xeter	cTdS
-xhosa	cIjSkU
-xi$	bUcIfWhX
-xibel	iGoY
-xible	eSfU
-xie	hGiYkV
-xieme	bUgViJ
-xigee	lS
-xilio	gYhU
-ximum	dUfSsT
-xings	mF
-xis	bTjY
-xiste	eWtI
-xists	lIrZ
-xo$	cRfHh\\
-xocad	iVjR
-xos	cWpT
-xpect	fSsW
-xpert	m]
-xport	aUbR
-xte	i]jT
-xteen	eGgS
-xtile	bSgGjFlY
-xtras	hSiR
-xture	fJiUjT
-xx$	iRjR
-xy$	iY
-xygen	jX
-y'd	iWmR
-y's	bRrR
-y-aug	fU
-y-one	gVh\\
-y-six	gV
-y-two	gR
-ya$	bRjXkEtW
-yages	cIgJhVnX
-yalam	cHjSkV
-yan	cRi^jEsS
-yance	bVhS
-yanka	mV
-yards	bV
-ybody	lU
-ybrid	dX
-yburn	bHh\\
-ycles	bTfT
-yd$	pY
-ydney	cX
-ye$	bSiT
-yecto	eU
-yed	e\\
-yee	aUhT
-yenne	sH
-yente	k\\
-yer	pHtT
-yer's	bIkY
-yeres	aCbZcT
-yerne	cXjI
-yes	cY
-yez	cIiIlIrY
-yfair	cX
-yland	cTmT
-ylaxe	iY
-yle	bRcVkZlH
-yling	iUjU
-ylist	bVgEhJiZ
-ylvie	mT
-ym$	hJjSpHr[
-yme	cTr[
-ymena	cTnU
-yment	gWhGiT
-ympia	cJiVjI
-yn$	cYtG
-ynamo	jTkV
-yne	hHnX
-yo$	cU
-yonne	aFcY
-yor	aT
-yores	aGbS
-yos	i\\oR
-youts	cJiRjV
-ypage	iV
-ype	bSeYfJgU
-yping	jX
-ypist	aZcGgHhEiDjTkInHtH
-yr$	aJcZmV
-yregg	cU
-yriba	cFjT
-yse	hWiZ
-yself	jJmUqRrV
-ysics	jS
-ysios	mZ
-ysmex	jVkU
-yst	aWkZ
-ystem	jS
-ystes	m[
-yte	b]iIlH
-ytech	jX
-yth	cTfHtZ
-ythme	jWlI
-ython	kU
-ytime	jSo[
-yudas	iV
-yunos	hUtI
-ywood	cVjZ
-z-mai	fTiU
-z.pad	jX
-zable	f^
-zadas	iWsZ
-zador	aCbJj^sT
-zados	fHhYkJmY
-zag	jW
-zahlt	gUhV
-zaine	eHfThTiU
-zales	cZ
-zan	bEc\`iGoT
-zance	cX
-zante	fZ
-zar	bIi[jXmH
-zards	iSkYlI
-zas	iS
-zberg	cYdG
-zburg	c\\
-zca	jRrZ
-ze$	cT
-zed	b[iRpH
-zehoe	cS
-zeige	rSta
-zel	eIm>nTt_
-zelle	bCcWiGj^
-zen	iT
-zende	pIt[
-zepte	iWjX
-zer	aRiR
-zerin	aRcJkEmBs^tG
-zerte	bZgIj]
-zes	bJqYtU
-zeuge	hHi\\
-zfrau	aRbU
-zgado	iS
-zgo	i_sI
-zguss	aTb[cIiGkH
-ziale	jSkG
-ziell	q^
-zieme	gThT
-ziers	aGcViW
-ziert	bXcHhb
-zig	gT
-zin	aVc[
-zlich	rSt[
-zo$	kToU
-zofen	cJiS
-zon	bSc\\pI
-zos	iUtU
-zsche	cZ
-zt$	jZk[
-zte	bT
-zubis	iRmV
-zuelo	cW
-zug	iU
-zugen	jT
-zugig	b_cIfChH
-zwart	aacGtH
-zwerk	aUbHkX
-zy$	dHfZiSjDmGoGpI
-zyk	qS
-zzles	aZjHpW
-ße$	cVtS
-ßer	a[
-ßerei	aR
-ßes	bVhViH
-ßig	fZhT
-ßraum	bGcWiInU
-ßsaal	aGqUtV
-ßt$	iJjBkXpGtV
/ (	bIhFq\`s_
/ 0	fY
/ 00	fR
/ 000	iSj[
/ 0000	jc
/ 2000	bGdIeXgIiUpT
/ 900	aFcXhF
/ a	a^
/ ab	bSsS
/ air	aFbWhGiW
/ an	bUi\\
/ ano	bIhUjHn[
/ b	fRkS
/ bsc	j[
/ c	fSmS
/ d	aYrT
/ day	eIgW
/ de	dYtS
/ dia	iX
/ e	fUmR
/ ere	a]fIpI
/ f	aW
/ frau	aYjRtI
/ fri	mZ
/ g	bWjVmH
/ h	fHgg
/ home	aIc]dHgGhI
/ hr	g]
/ in	ad
/ j	gXnU
/ jahr	bWhUiE
/ jour	b\\iW
/ km	f@gTnZ
/ l	hWiS
/ m	gYhUiD
/ m.sc	jT
/ mes	bGhViV
/ min	g\\iGjU
/ mo	hY
/ mois	hHiSnT
/ monat	fViI
/ month	dVfWhS
/ ms	cSjWmH
/ mt	aW
/ mth	bWnV
/ n	aVfS
/ night	fUgY
/ o	a_
/ or	adiCjBmH
/ os	iUjS
/ out	hXiY
/ p	i]
/ pa	j^
/ r	aViRkR
/ sa	pU
/ sat	iU
/ schindler	bVjIkV
/ sem	bHi[
/ semaine	e]hFiC
/ semana	e\\iH
/ senior	aV
/ spat	fS
/ sr	aX
/ std	gZiS
/ t	bEeWgZmH
/ tag	hZiS
/ team	jWlI
/ th	fWpU
/ the	iYjHlS
/ trice	aX
/ ups	gY
/ w	aUpR
/ wed	d[
/ week	dYfC
/ wk	iW
/ wo	fVnX
/ woche	fXgSiW
/ woman	a\\sI
/ yr	bYg?hUnZ
/ £	s\`
/$	iT
0 "	gCrIs\\
0 $	gT
0 %	g_hV
0 &	fSjXmJoHpZ
0 (	aV
0 +	jW
0 /	dS
0 00	fY
0 000	gZ
0 0000	p]
0 2000	edf>gHpI
0 90	gWhV
0 900	bSg[
0 920	g]
0 950	gW
0 980	gX
0 :	f_
0 a	f^gS
0 abende	fT
0 achs	i]
0 after	fJgWiH
0 agents	iHjDm[pF
0 al	cEiCjRpa
0 am	f\\iR
0 an	j\\lU
0 analistas	mR
0 and	fR
0 ano	eUjV
0 anos	iSjU
0 ans	eVjU
0 april	oh
0 assistants	mW
0 associes	aIbXfS
0 at	fUgGjV
0 august	o\`
0 azubi	mU
0 b	e]jI
0 bed	bTh[
0 bis	eU
0 bonus	dDjGkZ
0 branches	aEb^iG
0 bucks	gX
0 but	mDq^
0 by	fYhHqS
0 c	eWiW
0 cabines	bW
0 chairs	bScS
0 chefs	m^
0 collegues	mW
0 con	fU
0 corridor	bHcXjEnT
0 d	fXiVkR
0 day	d]fW
0 days	aSdZfU
0 de	oT
0 dec	hJiHoXpX
0 devs	m_
0 dias	d^
0 e	cVg=hVjU
0 en	bVmW
0 engineers	mT
0 english	gFj^rI
0 equipes	bIfViS
0 er	o[
0 et	fYpX
0 etp	eZfU
0 evenings	f]
0 feb	oXpUqT
0 fois	cCiFjHn]
0 food	j[
0 for	iUjR
0 frei	f]hB
0 fri	fV
0 fte	bHe[fV
0 full	bWeTfDiGmX
0 fur	kV
0 g	aUjV
0 gruppen	bX
0 h	fZ
0 ha	bafH
0 heures	bGfJhIiT
0 home	f\\hD
0 horas	fVnVpT
0 hotels	ba
0 hours	fY
0 hr	fehJ
0 hrs	fX
0 in	dTfXmT
0 incl	fX
0 ingles	j[rJ
0 is	qWtI
0 ish	f]iBoJ
0 j	d]hUjW
0 jahr	hTiS
0 jahre	eYjU
0 jahren	mY
0 jan	iGo\`
0 january	oV
0 janvier	eVfJpU
0 jour	d\`
0 jours	fUhT
0 juillet	eW
0 june	iFo\`pW
0 juni	oXpX
0 k	fJgShU
0 km	bbcGiIjVnG
0 kv	gGjZ
0 l	f@gch]jB
0 lakh	gVh[iG
0 lead	aFmY
0 leute	a\\tI
0 lifts	fHgJ
0 lines	b[iDpS
0 linien	b[
0 long	f\`
0 lpa	fEgYqS
0 m	bbfDgW
0 mai	oZ
0 man	aIiYjFmU
0 mar	fGiAo\`
0 march	bDp_
0 mars	eIp]
0 may	gFoX
0 mb	jHpW
0 medical	jX
0 meses	e^
0 mil	bYgT
0 million	bWiR
0 millones	bVfIgT
0 min	p^
0 mins	p[sV
0 mio	bWfGiV
0 mit	fWiSkI
0 mm	g^iW
0 mo	eg
0 mois	eYgSlR
0 mon	eZ
0 monate	jFlX
0 month	eXg[hJ
0 months	eTgT
0 mos	lY
0 mrd	bZ
0 mt	b_cJfFiSjHlU
0 mth	eZfHoU
0 mths	dSeS
0 n	fX
0 nd	hJnR
0 nights	fTna
0 no	aWeTkC
0 nom	ja
0 not	jGkEl^
0 nov	o[
0 november	fGiFoWp^
0 nuits	fUnS
0 o	aHfX
0 oct	iCo[qU
0 oder	jUkEr]
0 of	aUf^oCsH
0 off	f[
0 office	d]
0 oktober	iIo^
0 on	fX
0 one	aVjE
0 or	eSkS
0 other	mV
0 ou	cIfSiGj[nI
0 out	dehB
0 p	aUfWjBpT
0 page	p[
0 pages	pX
0 par	fViUmG
0 people	bVq\\
0 per	fHgVmV
0 perm	aTeTmV
0 permanent	eGm]
0 personnes	bVmWpI
0 pl	cZtH
0 plus	mT
0 pm	fYpZ
0 points	aAiGjckGmB
0 por	bFgDiX
0 posts	o^pF
0 pour	gXqE
0 pqe	bIj[
0 pts	jSmStG
0 r	g\\
0 rd	fVhH
0 re	iZjJqU
0 refs	pY
0 rota	fWhSiH
0 rotation	fUsV
0 rotational	aRdJiI
0 s	bWi[k\\
0 salaries	gU
0 sale	aIbc
0 salles	aGb[
0 sat	fV
0 schicht	fT
0 school	bWjI
0 seasons	jS
0 sem	eShX
0 semaine	iGjYlJnZ
0 semanas	fTlVoW
0 sept	eVo\`
0 september	o[
0 services	bW
0 sessions	bSgHhWkGnW
0 shifts	fRmRsV
0 shows	fY
0 si	fTlIqR
0 sites	bTcV
0 so	bJgStV
0 st	cGfSoX
0 staatsexamen	gX
0 staff	aJmZ
0 star	b]eJnJ
0 std	aYgG
0 stern	b\\
0 sterne	bV
0 stunden	aSfT
0 sundays	f>g\\hY
0 t	d[fIid
0 tag	dcjI
0 tage	dXf\\
0 tage-woche	hS
0 tardes	f[
0 techniciens	mX
0 techs	bXmU
0 tecnicos	bHmYnJ
0 theatres	bScS
0 till	f]
0 times	bHfFn]
0 to	fV
0 trips	eWf?gWhEiGnX
0 turno	a]bGcJmF
0 uhr	fW
0 und	f\`hJ
0 under	dHmZ
0 until	gGq\\
0 up	g?iZmVnG
0 v	iUjUkH
0 w	f^
0 we	fZjI
0 week	fW
0 week-end	fT
0 weekend	f^hJ
0 weeks	hXjClTnZ
0 with	f[jV
0 wk	fUgV
0 wks	fY
0 wo	hTiV
0 woche	f]nH
0 wochen	hS
0 x	fXhUnX
0 xx	gX
0 y	gWj\\
0 year	iAj^
0 years	fHiRj^
0 yr	e[jb
0 yrs	ja
0 zu	dBf]
0 £	g^
0 €	h^
00 "	iXjJpHrZ
00 $	gX
00 %	gU
00 &	f^
00 (	eRpT
00 +	gXjU
00 /	gS
00 0	fY
00 00	gS
00 000	g\\
00 0000	pg
00 2000	e^fIgE
00 90	gX
00 900	gXhW
00 91	gXiIpU
00 92	gR
00 95	g\\qT
00 96	g\\
00 97	gVhXiF
00 98	gUpV
00 :	fZhR
00 a	fWgT
00 after	gajE
00 agentes	aTiJmU
00 agents	aHbZiGmY
00 al	oX
00 alternate	f[gI
00 am	fYgVhD
00 and	fYsR
00 anos	bWs_
00 ans	iVmTsh
00 aout	kDocpJ
00 apr	fEo^
00 april	p\`
00 as	s[
00 at	fW
00 aug	eRoXpT
00 august	eW
00 avril	oUpW
00 b	aSgZ
00 bed	b_
00 beds	b\\
00 berceaux	bU
00 beschaftigte	mY
00 betten	aJbTcDiV
00 bis	gTsU
00 bitte	gIqTtH
00 boxes	aGbY
00 boys	hHiW
00 but	gJq\`
00 by	cXfFg[hIkH
00 c	gUiIjZ
00 camas	cV
00 cet	pU
00 chambres	bW
00 children	b]iG
00 collegues	bWmS
00 con	fb
00 countries	b^iE
00 covers	iT
00 cows	i]
00 cp	bIfJgFhciIjJmG
00 crew	bX
00 cubiertos	bX
00 d	f@hei\\
00 days	h[nY
00 de	p\\
00 dec	oZ
00 decembre	fIiFjYpS
00 dias	eTh[
00 die	gXqX
00 e	cVg[jR
00 each	g\`iH
00 el	fJg\\iCnV
00 empleados	b[
00 en	bUeJfXm]
00 enero	oTpW
00 enfants	iUmG
00 er	bUcHfXiD
00 et	jTpVsR
00 euro	gX
00 families	b[
00 feb	fGpa
00 fevrier	oS
00 filialen	bX
00 flat	gY
00 for	hBiHjTqSrS
00 gehalter	sT
00 guides	a@iIm_
00 h	fe
00 ha	aTbX
00 hauptamtliche	bY
00 heures	f\\
00 hl	i]
00 holidays	hV
00 home	dZfV
00 horas	eUiV
00 hourly	eEgXhU
00 hours	f[
00 hr	f\\gU
00 hrs	f]
00 hs	f^iI
00 if	gS
00 im	f^gGhAiHnEsV
00 in	cIgYjCrT
00 ish	gY
00 j	bGgRmVoY
00 jahre	b]dIeGjGpIsZ
00 jan	oXpY
00 je	gb
00 jours	cGhW
00 juin	iJoWpT
00 june	oUp]
00 juni	oSpU
00 k	gS
00 kg	hWj^
00 kids	bXcHfGhFiXmTnFsG
00 kinder	iSsU
00 km	cW
00 kopfe	bXmW
00 kv	a[
00 l	bHfFg_hXjB
00 la	ga
00 late	gT
00 leute	b\\
00 lines	bVr[
00 lits	bY
00 lpa	g_iH
00 m	bYiT
00 ma	b]
00 mai	p^
00 mal	fHg\`iJ
00 march	fEo\\
00 mars	eZo?p\\
00 max	bHhIiXqT
00 may	e\\fF
00 mb	dV
00 members	bSiJjZ
00 mesas	iZ
00 meses	eVjZ
00 mi	aIbHcWiHn^
00 mil	bTiU
00 miles	bZiF
00 millones	bR
00 min	fTiWpX
00 mins	hJiRjSnT
00 minute	fTiFpW
00 minutos	cSiTmGpW
00 mio	bUjW
00 mit	bZgZjF
00 mm	iVjI
00 mo	e_jTnG
00 mois	e\`gW
00 mon	e\\pH
00 monate	e\\iFjX
00 month	e_iFlS
00 months	oR
00 mth	e]jS
00 mths	eWgTjW
00 mw	b]
00 nach	gb
00 night	aUeGfImHoU
00 nights	fXgX
00 no	sc
00 noon	iXpS
00 nos	a\\bI
00 nov	oSpR
00 november	iJpW
00 o	f]
00 oct	gFoYpY
00 octobre	oV
00 oder	fUgUjU
00 of	b\\
00 off	f^hF
00 on	fUgY
00 open	fGgCi\`
00 operarios	bY
00 or	sS
00 p	bSgW
00 paises	bS
00 par	gWhIiX
00 people	ba
00 per	gdiJ
00 periodes	f[
00 pers	b^
00 person	bZ
00 personas	b\\
00 personen	b[
00 personnes	bR
00 pickers	iDm]
00 platze	b_
00 plus	sT
00 pm	fUtR
00 points	aIbBcJfIgRi[jEkF
00 por	g_kTmTrH
00 postes	aT
00 ppl	b_
00 presses	qX
00 pro	gY
00 prozent	gW
00 pto	h\\
00 puis	fWgTmI
00 que	fIrTsX
00 rising	hY
00 room	aEb_
00 rooms	bXhJiT
00 rtt	fU
00 s	fZ
00 salaries	bV
00 school	aHbHiW
00 seats	aXhU
00 sec	jIkSp[
00 sept	e_
00 september	pZ
00 si	oFq[rI
00 sin	sX
00 so	qWsS
00 societaires	bX
00 staff	b[mX
00 start	fY
00 starts	i]jH
00 std	eUfZ
00 strong	bY
00 stunden	eSfT
00 t	bY
00 tage	hX
00 techs	bXiHmX
00 term	aHfT
00 th	oS
00 to	gZ
00 tv-l	gWmJ
00 uhr	fYpT
00 und	sW
00 units	cZjF
00 urlaubstage	fBh\\
00 v	kW
00 vehicules	bWiS
00 viernes	fR
00 volunteers	bSmW
00 weddings	bZ
00 weekdays	bRsS
00 weeks	e_hS
00 wegen	jWlS
00 with	sV
00 wks	eUlT
00 wochen	bHfBl\\qV
00 wochenstunden	fZ
00 x	fl
00 y	fV
00 years	b\\qX
00 yr	bFf=iajT
00 yrs	b[gSjImR
00 zimmer	aHb_
00 £	gU
00$	fVgV
000	bS
000 $	gT
000 %	aYbAe\\fdgG
000 (	gVhSjI
000 +	g\\
000 /	gZjR
000 0	gY
000 00	gSpa
000 000	gWpd
000 0000	pd
000 a	g\\
000 acres	bZ
000 agents	b]
000 al	gX
000 all	bDdHg\`pA
000 alumnos	bX
000 and	sX
000 at	bSg[iH
000 auf	g\`
000 b	h_jGmJpH
000 base	g\\
000 basic	gY
000 basico	gW
000 beschaftigte	bZ
000 betten	bZeF
000 bis	fIge
000 brut	gW
000 bruto	hT
000 bruts	gV
000 children	aHbTcTiJ
000 clientes	aGgIiW
000 clients	bU
000 con	g^
000 couverts	iX
000 day	gU
000 de	gWqZ
000 diarios	g\`iF
000 dossiers	jI
000 each	gY
000 einstieg	gS
000 el	gU
000 eleves	aSbZ
000 employees	mV
000 en	gWiFjTqY
000 euro	eV
000 euros	g[
000 ew	aIb^iH
000 fijo	g]
000 fijos	gVsI
000 fix	gWjGqI
000 fixe	g]
000 flat	fDg[hIjI
000 flats	bXiF
000 for	hWqW
000 fte	aIbZ
000 gaste	bYiR
000 geburten	b\\
000 gross	eHgR
000 h	bHf]jZ
000 ha	cUgGiV
000 habitaciones	qU
000 head	aCb^gHmCtJ
000 heads	iU
000 horas	fIgFhHiGj]l]
000 im	bEga
000 in	gT
000 inkl	hS
000 je	fBg\`
000 jours	e]fEhC
000 k	hU
000 keys	bV
000 kg	iWjS
000 kinder	bYgHiH
000 km	n\\
000 kr	gZhRjH
000 l	b\`fIg?hFiT
000 la	ga
000 leute	bUiT
000 limpios	g[
000 liquido	iSjFsW
000 liquidos	aHgW
000 litros	bYgC
000 lots	iVrR
000 m	b]cTgGjV
000 ma	b\\
000 members	bZ
000 mensuales	gThS
000 metros	b@hVjW
000 mil	gY
000 miles	nZ
000 mitarbeitende	bY
000 mitglieder	b[
000 mm	gIiT
000 msnm	c_gH
000 mtl	g_
000 mw	iXjG
000 net	gW
000 netos	gZ
000 nets	g]
000 netto	g]
000 no	gYhF
000 on	bZgU
000 or	g[h=
000 p	bY
000 pa	g\\
000 palabras	bIrW
000 par	gSqU
000 people	b]
000 per	fDg[hX
000 pers	aHbZ
000 personas	bbmJ
000 personnes	bX
000 platze	i[
000 plus	gajI
000 pm	gZ
000 por	fIg^
000 ppl	b[gH
000 pro	gSiS
000 pts	bVgHiVjE
000 pupils	bU
000 s	b\\fHiW
000 salaries	bZ
000 semanales	fIg^
000 socios	b\`
000 staff	bWiT
000 t	b[jR
000 to	bEgSiV
000 units	b_
000 usd	gY
000 vacas	bXiV
000 weekly	fGgZhGlI
000 wk	bIfGgUhSiS
000 words	jVp_rU
000 x	g\`
000 y	gU
000 zl	bIgThW
000 £	eG
000 €	hU
000$	g\`hR
0000 +	gYqS
0000 /	dFiWjYpE
0000 00	bRp^
0000 000	pb
0000 0000	fTgSpc
0000 a	g\\
0000 im	eIfEg[hE
0000 or	eGf\\jF
0000 und	b[
0000$	eR
00000	jRp\\
00000 000	pa
00000$	iSjR
00000-	pS
000000	pS
000000$	aT
2000	bTeS
2000 (	aIeVhW
2000 /	aJfIgHjIkXlHpa
2000 00	bXjV
2000 and	qS
2000 in	bacC
2000$	bUoR
90 %	e^gAhVjH
90 /	gU
90 00	g[
90 000	fViTmS
90 days	fFgUpTqU
90 dias	bJeUfFjYlEqW
90 k	iW
90 min	bHfYpV
90 plus	fEgXrR
90 €	lS
90$	gYhR
900	bZ
900 +	bEgTiDjZ
900 /	gYh?mT
900 000	eT
900 brut	g[
900 net	gW
900 netto	gX
900 x	gRqT
900 €	gU
900$	gZhX
9001	bJj[
904	gW
904$	gW
91	gSiTp[
91$	iZpR
9100	b]iE
9100$	b_iG
911	gTiV
911$	aVgX
912	gZ
916	gUpT
92	bRg]
92 000	g[
92$	bJg^nG
920	gZ
93	fCgVhUiW
930	aSf=ge
94	b^fIiTjD
940	bVfFg^iHjCkGmJ
95	gW
95 000	gY
95 k	gV
95$	fUjYqW
950	g^
950$	g_
96	b\`iWjE
96 000	bX
96 k	gZ
96$	gW
960	gVsS
960$	gY
9606	jY
963	gUhT
97	cFgViXnX
97$	gEi_kJnH
98	aFgYpX
98 000	g\\
98 k	g]
980	g^
99	bIcCi\\jSnW
99$	bIcEdIjXkHnV
990	bFeFg_hHiZlDmHpE
999	gRi^
: "	mGq^sT
: $	rU
: 00	fZ
: 000	g[i[jE
: degree	jHlStU
: dr	m[
: drone	kV
: head	aU
: in	ad
: innen	aXiV
: kein	lTqEra
: max	d[fEjIkDsY
: mme	mW
: no	bUdHfUiBr^
: non	l\`
: none	iSlT
: on	fVkXoH
: r	aRmFtR
: so	hRiHoXtX
: the	fBqZ
: two	bXdEj^
: un	jGkVnStE
: we	aSlWqTtD
: we'll	hXiIpR
: wir	aWbSiJ
: zwei	jFn^
: £	eGfW
: €	dFgZiGnG
:$	tl
<apply	pftT
<aside	qc
<company	bac\\
<contract	e]
<date	oT
<duty	ia
<filler	act]
<hours	fY
<mode	d_
<must	j]kU
<nice	kX
<notneeded	l]
<order	rc
<pay	g\\hT
<perk	h_
<place	cS
<team	m\`
<title	aWbScW
<travel	n]
<unlawful	sb
<~contact	pVrR
<~contract	eS
<~deadline	cFeRfIgGoTtR
<~end	eRfZ
<~experience	lT
<~hours	fT
<~language	kS
<~manager	jImX
<~mode	dc
<~pay	gU
<~place	cS
<~start	oT
<~title	a]
<~travel	bGhW
<~variable	hT
=/	gZjI
=0	pS
=00	eEgVo[
=ab	o^
=also	h^iGjG
=apply	p[
=asunto	jFt]
=aufgaben	iV
=aus	iH
=aux	jR
=beginn	fJgIo_
=benefits	haiG
=betrieb	bb
=boss	cTfTmToA
=candidature	q]
=comp	fHgShTkDrUsU
=contact	gHpc
=contract	o]
=contrato	bGe_fIiIjF
=date	bIfAtb
=dauer	e^fF
=du	tX
=essential	j^
=extra	fFh]iFjJkT
=extras	gEha
=for	fF
=from	tW
=fur	eSqR
=gehalt	g\\hGjH
=gern	cDdUhFiEjDk\`lSnZ
=gesucht	eY
=get	h^iGjG
=grade	a[g[j@
=have	tZ
=hours	f_iF
=how	oGpc
=hr	kDtf
=i	iGj\\
=job	a\`i]
=kontakt	iHpZ
=kur	hJjDkc
=kurz	iY
=la	jR
=lieu	c\`
=lo	aYgShJ
=location	c\`
=main	i\\
=muss	j\`
=must	jS
=n	iGm\\
=needs	jUkV
=nice	hJiFk^
=no	lZpT
=objet	cFiIt_
=ort	aJc\\
=para	aFb\\iBtU
=pay	gV
=perks	fHgFh^
=place	bHcfiE
=plus	lUoI
=points	lVoI
=position	adiG
=post	a\`bFfViA
=process	fHp_
=product	bbiD
=puesto	aaiItI
=purpose	iejDrH
=que	aSiT
=rate	g^pI
=re	hSt]
=reports	iCmc
=required	jb
=requirements	iIj\`
=role	a\\bJiW
=rota	fbiH
=salario	fEg\\
=salary	gY
=scope	c^eHrH
=seat	kIqU
=site	c\`d[i?jHlS
=start	fHiIkFoc
=tasks	ia
=team	aHmZtW
=the	cHiH
=times	f_
=title	a\\iF
=to	iFt\\
=travel	dHiElEndoG
=tun	i^
=type	bIe]r_tD
=us	bo
=vertrag	eU
=voraussetzung	jakE
=wage	eGg\\kI
=wann	fYjFnItF
=wanted	iR
=was	aUiW
=what	i^
=where	cftB
=who	bbfJjJ
=why	iEq\`
=will	jJqFtX
=wo	cZ
=work	id
=working	d\\
=wunschenswert	jEk_
=zeiten	f]
>apply	pV
>aside	q_
>company	aXba
>contract	eYhR
>date	oR
>duty	ib
>filler	ta
>hours	fV
>mode	cRdX
>must	iSj^
>nice	j[k]
>notneeded	jRlX
>order	rZ
>pay	gT
>perk	gVh\`
>place	aVb\\cS
>team	hWm]
>title	ta
>travel	n_
>unlawful	s\\
>~contact	hSp\`
>~deadline	bEfCjJmToUpX
>~end	f\\
>~experience	eT
>~manager	m\\
>~place	cU
>~start	oS
>~team	iXjB
>~title	aW
>~travel	nA
>~variable	gV
?	lWtY
? nein	sU
? no	cUdReTpH
?$	t[
@early	bS
@first	aftY
@late	p]
^	t]
^ 	t]
^$	g[
^$ 0	gShT
^$ 00	gX
^$ 000	gW
^$ 900	eThG
^%	aSfVgY
^&	jS
^(	qUsR
^( 0	aRdHfZgFiDnJqHsJ
^( 00	aRbFfSjG
^( der	qZ
^( die	rTsR
^( el	aIqZ
^( no	pJsV
^( we	gIhUpH
^+	gZjT
^+ 	cGg[hIiAkStU
^+ 0	hSmS
^+ 00	hT
^-'a	bGc^fV
^-'t	lSrT
^--c	gZ
^--l	e]gVjI
^--v	bVgW
^-aa	iHjW
^-ab	dR
^-ac	bWcT
^-ae	i\\jV
^-af	b^cIkT
^-ag	hU
^-ah	c\\gTjHkTtY
^-ai	c\\fHjV
^-aj	cFgWhFiEjBlDp]
^-ak	lYpG
^-am	cZiS
^-ao	aFgEhWiStX
^-aq	cIiIjb
^-ar	iU
^-as	iZ
^-au	cT
^-av	aXcIgU
^-aw	cSjW
^-ax	aIiT
^-ay	iT
^-az	ca
^-aß	iY
^-ba	c[jTtR
^-bb	i^jB
^-be	iW
^-bi	nT
^-bj	t[
^-bl	b\\iXjI
^-bo	iR
^-bs	hT
^-bu	aUcW
^-by	cUkU
^-ca	c[
^-cc	bHc\\iXj\\
^-cd	a]bDcDdJeIfJiDmJnFoJqJrJsJtJ
^-cf	aCja
^-ci	t]
^-ck	iU
^-cl	fX
^-cp	j\\
^-cs	kW
^-cu	a[cRiR
^-cw	iJjZ
^-cy	iT
^-dd	fJp[
^-dg	cTk\\
^-dh	cUmJpR
^-di	fT
^-dl	iGj_sX
^-dm	bHcDfIi_jBpYtI
^-do	iS
^-dr	iSjU
^-ds	i[
^-dt	cV
^-du	eWgHkU
^-dy	hY
^-ea	bUlUrU
^-eb	b_fS
^-ec	jR
^-ef	mW
^-eg	eR
^-ei	bV
^-ej	h]iIpG
^-ek	bTiI
^-em	jV
^-en	iW
^-eo	i^
^-ep	hS
^-es	iY
^-eu	cUdUgRj>l]
^-ev	aDj\\mX
^-ew	cR
^-ex	iRjVkV
^-ez	rZ
^-fa	jUmS
^-ff	hV
^-fi	hVi\\oBqSsJ
^-fo	kUpY
^-fr	eWfZ
^-fs	iYjS
^-fy	iXjW
^-ga	hZiVkU
^-ge	i\\
^-gg	cRiGjFk[
^-gh	c\\
^-gi	cXjV
^-gl	aIcbhItH
^-gn	iSkR
^-go	cS
^-gs	iU
^-gt	iFtS
^-gy	iZ
^-ha	cV
^-hc	aIcFgHhEiAk\`
^-he	iU
^-hg	iCjc
^-hh	iDj\\kHq\\
^-hi	cUiVmI
^-hl	cViBjU
^-hn	gWnS
^-ho	iR
^-hr	gRtS
^-hu	fZ
^-hy	aSiVkT
^-ib	j\\
^-ic	jT
^-if	cRgVhU
^-ig	fSjU
^-ih	bThU
^-ii	bWiEt[
^-ik	bVjW
^-im	cW
^-ip	iSlS
^-iv	aRjWpV
^-ix	bBcUhS
^-iz	cViXtT
^-iß	qUtV
^-ja	mT
^-je	i]jVlJ
^-ji	iTk]pCrH
^-jo	gR
^-ka	cTfHjSnU
^-ke	hSiV
^-ki	bJcYiR
^-ko	aTbVcVgF
^-kp	afbCcAiGjD
^-ks	hUiY
^-kt	eU
^-ku	hSi]jI
^-ky	rY
^-la	cW
^-lb	bWtR
^-lc	aZkT
^-lf	hT
^-li	cSnW
^-lk	jU
^-lm	bXj]
^-ln	cb
^-lp	aHiTkGtZ
^-lq	j\`
^-ls	iT
^-lt	iW
^-lu	jb
^-lz	cRhXi[
^-ma	cRiT
^-mb	bGfFiXoZ
^-mf	bGcIi_
^-mi	aJbIcXtT
^-mm	aV
^-mn	j[
^-mo	gT
^-mp	iY
^-ms	iZ
^-mt	iJkXpWrA
^-mu	gXiX
^-mx	cX
^-my	fEnTsT
^-na	cW
^-nf	mZ
^-ng	i[
^-nn	tR
^-no	cX
^-np	a[bSdHjGtJ
^-nq	jV
^-ns	iW
^-nu	fHh\\rT
^-nx	j[
^-ny	cR
^-nz	iTjS
^-oa	bIn[
^-ob	eYiV
^-oc	aWbJcSiRjY
^-od	jU
^-oe	cVgX
^-of	bV
^-og	iTjY
^-oh	c]
^-oi	nT
^-ol	iU
^-om	jT
^-on	iT
^-oo	cZ
^-os	iY
^-ot	cRhU
^-ou	qZ
^-ov	cJeTfYpH
^-ow	c\\jS
^-ox	kSpY
^-oy	aIbEc[mSpJtW
^-oz	n[
^-pa	hXiYjU
^-pc	a[gYiJ
^-pd	aJj_
^-pe	iV
^-pf	aGgGjBkc
^-ph	bIcSfIiHjTk^lH
^-pi	iVkY
^-pl	bXcAjX
^-pm	a_cFiDjS
^-po	mW
^-pp	aIbShX
^-pr	jTpU
^-ps	iT
^-pt	mT
^-pu	bU
^-py	jRrS
^-qa	bHcaiAj\\kG
^-qb	kZ
^-ql	iFje
^-rb	aUbIhXiW
^-rc	iX
^-rd	cS
^-rf	cV
^-rg	cU
^-rh	c[iE
^-ri	iSjStR
^-rk	iT
^-rl	aGc^jTkG
^-rp	iSja
^-rr	qU
^-rs	iV
^-ru	bHcSe\\fIhVoJ
^-rz	cV
^-sc	iSj\\
^-se	iU
^-sf	hZjFkY
^-si	bHh]jRpItW
^-sk	dSi[
^-sl	a]bFjHtH
^-sm	lTs[
^-sp	bShX
^-sr	bDeJfGifjD
^-ss	iS
^-su	jRq\\
^-sv	cHhWiBj\\
^-sy	cUjYsU
^-tc	bXcFfIgUhJiFjTpI
^-tl	n\\
^-tp	aHj[kS
^-tr	aUbBcVgTiCjEpHtV
^-ts	iX
^-tu	cHjJm_tT
^-tv	g\\iYjHtG
^-ty	iR
^-tz	cTiR
^-ua	c^jS
^-ub	bYhRiX
^-uc	aTjV
^-ud	cU
^-uf	fTiT
^-ug	h\`
^-uh	fX
^-ui	i^
^-uj	aJbVdHeGfHgEhEiHjIk_lFmGnHoHpCqGrHsGtE
^-uk	jXqV
^-ul	gSjT
^-un	bR
^-uo	eSiTjH
^-up	fUhW
^-uy	cUiY
^-uz	bBcgfIgHhJiCjI
^-uß	t]
^-va	cUjW
^-vi	a=bWiVtS
^-vs	h\\
^-vy	fTiR
^-wa	cThSjY
^-we	c[
^-wi	cJjXpU
^-wn	cT
^-wo	mV
^-wp	bSiHkU
^-ws	iXjX
^-xe	gX
^-xi	bRh_
^-xo	hYiGsS
^-xt	pSrTtS
^-xy	iYjT
^-ya	tU
^-ye	e\\
^-yl	cU
^-ym	iY
^-yn	c]
^-yo	fU
^-yr	cS
^-ys	fT
^-ze	cUiT
^-zi	j\\
^-zo	eUoR
^-zt	hS
^-zy	bFcYhWiGjJ
^-ße	cUpJsW
^/	iVtc
^/ 0	bIiEo_tA
^0	mS
^0 	aTcEgSjVmTtX
^0 %	g_
^0 +	j\`
^0 /	f_oT
^0 0	fj
^0 00	ffgRoS
^0 000	bVgb
^0 900	bVgc
^0 920	g_
^0 950	gY
^0 980	g[
^0 :	fd
^0 a	fg
^0 abende	fV
^0 am	f_pV
^0 analistas	mT
^0 ano	fIjVlS
^0 anos	j]
^0 ans	eSj]
^0 april	bIo^
^0 assistants	m^
^0 august	oW
^0 b	aVqV
^0 bed	bUh]
^0 bis	eZhJiJjFoB
^0 chairs	cU
^0 collegues	mW
^0 d	dUf_iY
^0 day	dXf]hS
^0 days	d[fe
^0 de	fTpZ
^0 dec	o\\
^0 dias	dSf\\
^0 e	aUhTjTmIqYtF
^0 en	bFcEfJiHjRkFm]
^0 equipes	bHfT
^0 er	aVoXpV
^0 evenings	f^
^0 feb	dIoW
^0 fte	a^bHcJeRfD
^0 full	bXeHfEiFmZ
^0 g	aTbGjZ
^0 gruppen	aJbX
^0 h	fY
^0 home	dWfWhF
^0 horas	fXnTpT
^0 hr	cTfXiEjHrD
^0 hrs	fWpX
^0 in	d\\iGmU
^0 j	dVfZjT
^0 jahre	bHeRhUiHj]
^0 jan	bHoUpT
^0 jour	d]eH
^0 jours	dRfZhR
^0 juni	oR
^0 k	bWhSiS
^0 km	bUiHjWnF
^0 leute	a[mX
^0 m	bReWiDjGmIsW
^0 mai	o]
^0 march	hIoS
^0 may	gFoZ
^0 meses	e]
^0 min	cSpW
^0 mio	bTiBpIqX
^0 mo	e\\
^0 mois	eWlT
^0 month	eZ
^0 months	e\\
^0 mth	e\\fGiIoU
^0 mths	eToV
^0 nd	aXcGgY
^0 nights	bRfWiEjInR
^0 nov	oW
^0 nuits	f^
^0 of	fVmSqS
^0 off	f_
^0 office	d_
^0 on	f]iImU
^0 or	dCeYfBkTnF
^0 other	jVmWpI
^0 p	fZ
^0 page	pZrG
^0 people	bSmJqV
^0 personnes	bTmT
^0 pm	fapT
^0 pqe	aBbGj_
^0 refs	pW
^0 s	aIb]fRjEkG
^0 salaries	gU
^0 sat	f^
^0 schicht	fY
^0 seasons	j[
^0 semaines	hcnT
^0 semanas	fVhRoT
^0 sept	jImFo[pG
^0 shifts	f\\
^0 shows	f[
^0 sites	bWcTiHnD
^0 st	aXcGfZjS
^0 staatsexamen	jV
^0 staff	eSmT
^0 star	bSqS
^0 tag	dX
^0 tage	fW
^0 tage-woche	f\`
^0 tardes	f]
^0 techniciens	mX
^0 techs	mY
^0 th	b[gRhXiDmG
^0 till	f[
^0 to	f\`gGmT
^0 trips	eWgHhGiCnY
^0 week	fZhIiJ
^0 week-end	fR
^0 weeks	h_iGnV
^0 wk	fTiFo_
^0 wks	h\\lVoT
^0 wochen	hUlR
^0 x	dXfh
^0 y	bIeYj[
^0 year	eRiAj^
^0 years	jX
^0 yr	eYjc
^0 yrs	eXjT
^0 €	gahH
^00	bS
^00 	cJf\`gTmT
^00 $	gc
^00 %	fYgY
^00 +	hciDj_mG
^00 /	d_fagY
^00 0	fbgY
^00 00	fVgb
^00 000	bRg_
^00 0000	pZ
^00 90	gi
^00 900	bGgehH
^00 95	ga
^00 98	pU
^00 :	fZpRtT
^00 a	fZgY
^00 agentes	aTmU
^00 agents	m]
^00 al	bIhWiVoFpX
^00 and	bSfGgUiAjWmV
^00 anos	b\\iFjTsH
^00 ans	hJm]sS
^00 april	oSpW
^00 aug	o[
^00 august	eVfHiH
^00 avril	eJo[
^00 bed	aHbV
^00 beds	bZ
^00 berceaux	bU
^00 beschaftigte	bSmT
^00 bis	eVfTgU
^00 collegues	bTmS
^00 covers	iU
^00 cubiertos	bY
^00 d	h\`jJ
^00 days	hc
^00 de	cXeT
^00 dec	o[
^00 decembre	oX
^00 dias	hbnV
^00 e	gh
^00 en	eFfSmdoI
^00 euro	g]
^00 feb	fDpU
^00 fevrier	oU
^00 filialen	bU
^00 h	f\\
^00 ha	aXbViF
^00 hauptamtliche	bW
^00 heures	fU
^00 holidays	hZ
^00 horas	fUiU
^00 hours	eUfTgU
^00 hr	fggB
^00 hrs	f_
^00 in	cEgGiWmWoG
^00 ish	f^
^00 j	h\\nY
^00 jan	oZpS
^00 jours	cDdUh]nT
^00 juin	oX
^00 june	eIp\\
^00 k	bUgZ
^00 kg	jUsV
^00 km	i\\
^00 kopfe	bVmZ
^00 leute	mZ
^00 lits	aUbR
^00 m	bUhT
^00 ma	bY
^00 mai	pY
^00 mal	g\\iI
^00 meses	j\\
^00 mil	bZgSiH
^00 millones	gR
^00 min	fWjX
^00 mio	iW
^00 mois	bHeSg\\hE
^00 monate	e[
^00 month	ebiE
^00 months	eYiAjYoW
^00 mth	e_
^00 mths	eTiEj[lI
^00 mw	bXtI
^00 nov	oY
^00 oct	iHpZ
^00 of	bWiG
^00 on	bDf[iIm\\
^00 operarios	bW
^00 or	fUjWsS
^00 p	bWcJfUgSiBnR
^00 people	b[
^00 periodes	f[
^00 pers	bY
^00 person	bV
^00 personas	b[
^00 personnes	mU
^00 pickers	bJm[
^00 platze	bX
^00 pm	fb
^00 por	bFfXiDjIkJm[
^00 ppl	b[
^00 pto	h\\
^00 room	bSmT
^00 rooms	bWhHiX
^00 rtt	h[
^00 s	figJ
^00 salaries	b^
^00 september	fGpV
^00 societaires	bU
^00 staff	bUmZ
^00 std	fb
^00 stunden	f\\gS
^00 t	bUgYhSiI
^00 tage	hWnS
^00 techs	bZpJ
^00 th	aHfIgYjZoT
^00 to	fVg\\jJsU
^00 uhr	pT
^00 vehicules	bWfIiSrH
^00 volunteers	bSiT
^00 weddings	b[
^00 weeks	ebfFhViEjUoG
^00 wochenstunden	fZ
^00 x	fh
^00 yrs	b\\iHjH
^00 zimmer	bW
^00 €	ga
^000	bb
^000 	aWcEgX
^000 $	bEfYiHjH
^000 %	b>d]eXfT
^000 (	bIgGhZkX
^000 +	gZ
^000 /	bGgh
^000 0	b?gEi[jZpR
^000 00	bEfYgR
^000 000	gY
^000 0000	p\`
^000 a	bCcJg\\iFjT
^000 al	bAfWgSiD
^000 alumnos	bR
^000 b	hZjJ
^000 brut	g\\
^000 clientes	bCcSiX
^000 clients	bGi\\
^000 einheiten	bT
^000 eleves	b\\
^000 employees	mX
^000 flats	aHb\\
^000 fte	bX
^000 h	bDeWfY
^000 ha	cYhH
^000 habitaciones	oU
^000 in	bXcF
^000 k	h\`iS
^000 km	bWcWnJ
^000 leute	b]
^000 m	bGfDiXjX
^000 ma	bS
^000 members	bW
^000 mil	gZ
^000 miles	iFnZ
^000 on	bX
^000 people	jR
^000 pers	bU
^000 personas	bU
^000 platze	bFiZ
^000 por	bDgViU
^000 ppl	bS
^000 pupils	bGiUqS
^000 salaries	bW
^000 staff	iW
^000 t	gWjY
^000 trabajadores	bR
^000 words	kJpa
^000 €	b@g_hX
^0000	cSeVgZ
^0000 	bUcIe^jS
^0000 000	p\`
^0000 0000	gY
^00000	cV
^2000	bShX
^2000 	aUbVcGhSpF
^90	b\`
^90 %	b?eXfT
^90 000	fWmU
^90 days	eZpG
^900	bViV
^92	bZgSn[
^94	aHb_iD
^95	b_gYiHjV
^95 000	gZ
^950	bTg]jI
^96	bYi[
^:	tR
^a 	eRiDjV
^a 0	jU
^a 00	fSg\`jS
^a bit	k[
^a bonus	gCj\\kHtH
^a coruna	cY
^a day	dUpS
^a hundred	gUlJ
^a l'aise	jY
^a la	gVqX
^a los	lRsR
^a plus	hU
^a ver	qStX
^a year	bGe]hIjSpI
^a-level	iJjalB
^a-lizenz	kW
^aarhus	cZdS
^ab	gTo\`
^ab 0	fYgToT
^ab 00	fXjToH
^abap	aZiH
^abbey	bX
^abends	dIfTiGnT
^abendtermine	f[iG
^aber	hRrV
^aberdeen	cT
^aberdeen 	cW
^aberystwyth	cW
^aberystwyth 	cT
^abgeschl	jU
^abgeschlossene	jU
^abgeschlossene ausbildung	jU
^abidjan	aJcTnV
^able	j[
^able to	j]
^abnahmen	iY
^abogado	a\\
^abonnement	hb
^about	oT
^about 00	fSiV
^about 000	fGiU
^above	kVm^p@tH
^abrechnung	iU
^abril	oWpI
^abril 	oWpH
^abrimos	bViHjUtS
^abrir	bIi]
^abschluss	cGiIj[
^absence	i]
^abstimmung	iVqR
^abu	c]
^ac	iZ
^aca	jTlT
^aca 	aRjRmS
^academia	hZ
^academia de	hImVpJ
^acams	iEk]
^acc	aTiDj[
^acca	cJiT
^access	hViS
^accessibilite	iTkX
^accessibility	jT
^accommodation	h\\
^accompagnement	iX
^accompagner	bIkU
^accords	dJiR
^account	a]hFmG
^accounts	a[iH
^accredited	bV
^accueil	ib
^accurate	jX
^ach	aHiFpHqZrItX
^achats	iY
^acht	bUeTfJlSmS
^acht leute	mV
^achtunddreißig	fS
^acidez	iT
^acls	kV
^acompanamiento	bHi[
^acompanar	iW
^acquisitions	bGi\\
^across	aFcYhEiI
^acta	oZ
^actas	iX
^actas 	iT
^actas de	iX
^active	aXhFiJj[lFnD
^activities	aT
^actual	gTiHkI
^acuite	jY
^ad	aVeVfFjEmUtS
^add	jRkRpFqIra
^ademas	hY
^adi	jX
^adm	jY
^adm 000	jY
^admin	aU
^administracion	b[iEjS
^administrador	aVmU
^administradora	bJm\\
^administrativo	aXmE
^administrator	aU
^admissions	aSiS
^adr	iSkZlY
^adult	bTiW
^advert	jIrYtH
^aec	iIjX
^aed	g\\
^aed 0	gW
^aed 00	gX
^aeo	bXcIeDiTjGkImF
^aep	jX
^afc	gXtH
^afgsu	jW
^afgsu 0	jW
^afiliacion	h\\iJpI
^aforo	bUiX
^afrikaans	iDj_kDlJsG
^afscme	jImW
^after	dReSkSo_
^after 	jYtZ
^after effects	jUkU
^after school	bHf\\gGhJlHoF
^after the	dTeGhHoZ
^afterwards	fX
^ag	bBcGhZjBtV
^age	lRsXt]
^age 00	sY
^aged	bSgWjEnG
^agen	c\\
^agence	bYcY
^agence de	aIcZ
^agencia	aIb[
^agencia de	bVnJ
^agency	bWeT
^agenda	fSiXjR
^agenda 	i^
^agent	aUeUnT
^agent de	gXjH
^agente	aWiG
^agents	aXbGcHi[
^agentur	bZ
^agile	dXjJkJ
^agosto	fZ
^agree	bHfGgHj_
^agrement	j_
^agronomia	lW
^agronomo	aT
^agronomy	lUmS
^agua	bWcFhTjH
^aguantar	jW
^aguascalientes	cZiH
^aguinaldo	hY
^ah	eJfUjIpBt_
^ahead	fIgHhFiAocpH
^ahm	sUt[
^ahm 	t]
^ahorro	gDiW
^ahpra	j\`
^ai	aRcRiUlH
^aide	fFhWiW
^aide au	hY
^aipr	j\\
^air	h_jHkTlIpJ
^airbrush	jV
^airflow	jV
^airflow 	jT
^airport	bTiU
^airside	jY
^airway	iV
^ajustador	aX
^aktuar	aTmItH
^al	cYq_
^al 00	bIfIh\\jFqG
^al mes	cGdTgUhFqE
^alarms	fHiY
^albacete	cW
^albacete 	cW
^alcobendas	c[
^alcorcon	cYtH
^aleman	jW
^alerta	fWiR
^alertas	iR
^alerte	iTjJtS
^ales	c]
^algo	k\\pI
^alguna	jJnV
^alicante	cUdHnS
^alicante 	nT
^alimentacion	hY
^alimentacion 	hZiG
^alimentar	i\\
^all	bUdS
^all the	dWhRiFlHpG
^all-in	fYgShIkHlJqI
^alle	bTdTgViJjGlS
^allemand	jUkY
^allemand 	bRjX
^allergens	j[
^alles	bUdXiIlS
^allez	jIkWt\\
^allocation	gSjI
^allowance	g_hH
^almeria	cVnT
^almeria 	nV
^almuerzo	hW
^alnwick	cT
^alnwick 	cT
^alojamiento	hV
^alongside	jSmV
^alors	bHcIt]
^alpha	hZ
^alright	t[
^als	kItT
^also 	bJcItZ
^alt	fZgI
^alt weekends	fUiI
^alta	bJe[fXiH
^altas	iY
^alter	aIfIs_
^alterations	iR
^alternance	dZgJhHiJ
^alternancia	cHdafGiF
^alternate	fT
^altura	fHsX
^alturas	iGj\\
^always	iWjImF
^am	cU
^am besten	pWsR
^am liebsten	kRsV
^amadeus	jY
^amanecida	fY
^amarre	iX
^ambulancier	aT
^aml	iG
^ammonia	jU
^amplitude	fSjS
^amplitude 	fRjU
^amplitude 0	bWcJ
^amt	bYiI
^an	pT
^an :	aHpVt]
^an der	aHbXiT
^an hour	iZ
^an-acc	iV
^analisis	iX
^analista	a\\
^analista de	aViHrU
^analyst	aT
^analyste	a[
^analyste-programmeur	aX
^anbei	tX
^anchor	bTdYfI
^anciennete	gT
^and	iR
^and 	iYjSsU
^and a	bTgUiH
^and at	jT
^and be	iJj[qH
^and have	iIjY
^and it	fIgUiJrItX
^and it's	eUfU
^and no	jJs]
^and please	qX
^and then	eIiWjJtU
^and you	jT
^andamio	iXjSlHsF
^anderlecht	cU
^anderlecht 	cU
^anexos	aIcBgIiTpU
^anfangen	oZ
^angebote	i]
^angemeldet	gYhI
^angers	cRlS
^angers 	cRlS
^angestellt	e[
^angestellt 	e[
^anglais	jWkUlT
^anglais 	kSlU
^anglais c	jT
^anglais courant	jT
^anglais de	iEjTkR
^anglophone	sV
^angry	iTjS
^animal	bIcX
^animation	i]
^animer	iY
^anlagenmechaniker	qV
^anleitung	aFkHmW
^anmeldung	jEmIpV
^annahme	iV
^annecy	cV
^annecy 	cV
^annonce	r\\tW
^annonces	iZ
^annual	aGfHhRiXjR
^annualised	eRf[gC
^ano	bRjW
^anos	gUiEjZ
^anos en	jU
^anpassung	iX
^anreise	hSnT
^anruf	fIp^
^ans	j\`
^ans en	jS
^ansible	jZ
^ansible 	jX
^answer	iS
^answering	iTmY
^answers	jEmZpH
^antecedentes	jY
^antenatal	i[
^antes	f[iBoY
^antes de	iGoXtT
^antiguedad	g[iHjH
^antofagasta	cV
^antofagasta 	aIhS
^antwerp	cX
^anuncio	rZ
^any	lToZ
^anyone	iGjTkVlHpSsF
^anything	iFtW
^anywhere	cViInY
^anywhere in	gInZ
^anzeige	iHrW
^ao	gYjIpX
^aoc	bZcJjFkY
^aop	bUjJ
^aout	cIeYfDiGjJ
^ap	a[rTtH
^ap 	iHqS
^aparcamiento	hY
^apartamento	gFh]
^api	gJhFiAjXkV
^aplicador	jV
^apodaca	cW
^apodaca 	cV
^apoyo	fX
^app	p[
^appels	iT
^appenzell	cY
^appli	bWiJpR
^application	pS
^applications	p_
^apply	pe
^apprentice	eJfJgWhSiWjI
^apprentice 	gTmR
^apprenticeship	kFlU
^apprenticeship 	cIhJmH
^approbation	jZ
^approbation 	j\\
^apr	fToR
^apr 	fWiSoH
^apr-sept	fY
^apres	eSiGo[
^april	f^
^april 	fS
^apt	aZjG
^aptitude	pW
^aquagym	iY
^aqui	aIbFqRtX
^ar	aTbJjS
^arabe	jRkV
^arabe 	jV
^arabic	lT
^arabisch	aTcIkYlC
^aranda	cX
^arbeit	iXjT
^arbeiten	d[iG
^arbeitsbeginn	f[oI
^arbeitskleidung	hW
^arbeitsrecht	aRcHjV
^arbeitsrecht 	aT
^archicad	j\\
^architekt	mW
^archive	jJkZ
^archives	bX
^archivist	bV
^ardoise	iTjV
^are	pTsU
^area	aWgShC
^argo	cFfIh\\iHjTlFpF
^argus	jV
^aria	jFkZ
^arles	cY
^arles 	cY
^arlon	cWdU
^arlon 	cWdU
^arme	bViU
^around	cU
^arquitecto	aRjV
^arrancamos	bTeDgW
^arranque	o[
^arreglos	iX
^art	bUgGhXnH
^artisan	b\\mI
^arzte	bTjImXtE
^arztin	mU
^arzttermine	iV
^as	gS
^as 9100	bV
^asambleas	iX
^asap	o\\
^asap 	kTtT
^asb-kreisverband	bYcJ
^asbestos	jR
^asbl	bX
^asc	b[jH
^asesor	aW
^ash	i]
^asheville	cY
^asheville 	cU
^ashford	cW
^asi	oTtT
^asi que	oUqSsJ
^asignacion	bIgZhFiS
^asistente	aUgT
^ask	p[qW
^asked	iGtV
^asme	jY
^asme ix	jX
^asociacion	bWiI
^asociacion de	bTiJ
^assessing	i^
^assessment	pa
^assistance	iU
^assistant	mS
^assistante	aUhUiI
^assistante dentaire	a[
^assistenz	iYmB
^associate	aDbCe[iIjH
^association	bW
^asst	aWiFjT
^assurance	gGh[iU
^assurances	eIh^
^astreinte	fZgT
^asunto	pUtU
^asylum	iWlH
^at	cS
^at 	dGgZhI
^at least	jT
^at the	bWiT
^atelier	aDbYm[
^ateliers	cFiZ
^atender	iW
^atom	iJkZ
^attendance	aSiV
^attersee	cU
^attestation	j^
^attested	iGjTlCpX
^atv	aR
^au	eT
^au choix	dTfSh:qG
^au moins	j]
^auch	eZ
^aucun	fUlS
^aucun diplome	lX
^aucune	iVjJlU
^audiencias	iV
^audio	iYjU
^audio typing	iW
^audit	hBiUlYqU
^audition	p]
^auditions	jIoIp[
^auditor	iDjW
^auditoria	iTjXrJ
^auditorias	i[mI
^auf	e\\rU
^aufgabe	iXtI
^aufgaben	iX
^aufgaben :	iW
^aufmaß	fIi]
^aufsicht	aXiT
^auftrage	iY
^aufzuge	aJbXlW
^aug	eUfSoX
^aug 	fYnG
^auge	iHj[
^augenoptiker	eS
^augsburg	cS
^augsburg 	cS
^august	f_hGiBoY
^august 	iGoU
^aural	i?jc
^aurich	cT
^aurich 	cT
^aurillac	cU
^aurillac 	cT
^aus	lT
^ausbildung	lWsR
^ausgleich	fWpI
^aushilfe	aXeTiJ
^auskunft	iUmHpT
^auslose	gUhXnI
^auslose 	gAhc
^auswahl	pW
^author	iV
^authorised	bFj\\
^auto	h\\j_
^auto 	jZ
^auto propio	hJjSlX
^autobus	hTnU
^autocad	kW
^autocad 	jW
^autoclave	hX
^autohaus	bY
^automatik	iHkWrS
^autonome	jZ
^autonome sur	jZ
^autonomo	eZ
^autonomo 	eU
^autorisation	eVgGiDjV
^autour	gW
^autour de	gW
^aux	aVhX
^aux 	aXhX
^auxiliaire	kCl[
^auxiliar	a]
^auxiliar de	aT
^auxilio	gRhXiJ
^auxilio de	fTgS
^außendienst	aZnV
^außer	fYiI
^av	pY
^avance	eHg[
^avant	fFoZ
^avant le	oEpV
^avec	fRhRiS
^avec le	gGhSrT
^avellaneda	cT
^average	bRhJiElW
^averias	iZ
^avg	aGfUgZhF
^avid	iHj]
^avila	cW
^aviles	cU
^avis	t]
^avoid	r_
^avoir	iHjSk[
^avonmouth	cT
^avr	ge
^avr 0	g[
^avr-c	gZ
^avril	eWfU
^avril 	dIeWfXiJpI
^away	fCh^nX
^aws	g\\jSlV
^aws 	kR
^ayudante	mU
^ayudante de	aVsR
^ayuntamiento	aHbapF
^azubis	iY
^b	aSgWjZ
^b 	aTcGjZ
^b /	gSkR
^b 0	aVeUg\\iIkS
^b licence	jU
^b-schein	jX
^b.e	iGj]
^ba	j[
^baby	aVi^
^bac	iFjclT
^bac +	jY
^bac pro	lU
^bacalar	cX
^bachelier	j_
^bachelier 	jV
^bachelor	hV
^bachelor's	j[
^bachelors	iIsZ
^bachiller	j\\
^bachiller en	jW
^back	fSgEhIjZnIqI
^backend	aTdR
^backergeselle	iHj]
^backfill	qX
^background	jYkU
^bacon	aHhYiR
^bacteriologa	aYiJ
^bad	cb
^badajoz	cU
^badajoz 	cT
^bademeister	iT
^bader	iY
^badge	aIfUh[
^bafa	j]
^bag	i\\
^baggerfahrer	iImR
^bagneres-de-bigorre	cX
^bahia	cX
^bahncard	h\\
^bahrain	cX
^bail	i]pI
^bain	iW
^bajar	i^
^baker	aTmV
^bakery	aVmI
^baking	kZ
^balance	iV
^balisage	iW
^ballarat	cW
^ballarat 	cW
^ballina	cW
^ballinasloe	cS
^ballymena	cZ
^bamberg	cU
^bamf-zulassung	iEjZ
^banco	bTdTpE
^banco de	bTdTpE
^bancos	iT
^band	aYg]
^band 0	aVg[
^banda	gUmW
^bande	bTpW
^bandera	cViU
^bangor	cU
^bank	eWfWhJ
^bank hols	fZ
^banker	jWkH
^bankerfahrung	jZ
^banking	iW
^banque	aEb^eVfWhJiD
^bar	bWiS
^bar 	bTiU
^barback	aWiHmV
^barber	bR
^barber 	aW
^barbier	bR
^barcelona	cT
^barcelona 	cT
^bareme	g]
^barista	bT
^barista 	a^
^barmer	cWhXiH
^barnet	cZ
^barra	aWiGmU
^barranquilla	cU
^barranquilla 	cR
^barrierefreiheit	iWkS
^barrio	c^iI
^barrow	cU
^bartender	aW
^bartender 	a^
^basauri	cW
^basauri 	cW
^base	ce
^base 00	cGgZ
^base 000	cFg\\
^base en	cU
^based	bHc]dI
^basel	cZnV
^basel 	nX
^bash	jZ
^basic	gXjSpY
^basically	aHcTtZ
^basico	gZ
^basis	bXcTiF
^basis 	bGcUiG
^batch	iYo_
^bath	cXjX
^bath 	bFcZ
^battery	iY
^bauleitung	dFlIpIsX
^baumkontrolle	kV
^baustellen	cXjJnY
^bautzen	cX
^bautzen 	cX
^bav	gIh\`
^bc	c@h\\iIjS
^bcbs	h^
^be	iTkSqV
^bea	hGiHj_
^bebes	i\\
^beca	cJgUhVtR
^because	fS
^beckenaufsicht	iU
^bed	bDiFjBl]mIpD
^beef	aEbYhWmJ
^been	bXiAjUmT
^before	obpZ
^befristet	eU
^befristet 	hT
^beginn	oT
^begleitung	hJi]
^behind	bJcUjS
^bei	fU
^bei uns	aGcFd]qV
^beides	aEeWiFjXrH
^beim	jTqZ
^being	iIkS
^belfort	cW
^bem-gesprache	iW
^bench	aYdXmRpJ
^bendigo	c[
^bendigo 	cV
^benefits	h\\jWkDlD
^benefits :	hS
^beng	iEjZ
^benidorm	cY
^bepecaser	jV
^beratung	i[s@
^beratungsstelle	aV
^bereavement	aRiX
^bereitschaft	fU
^bereitschaft 	fAg]jT
^bereitschaft alle	fW
^bereitschaft zu	fBj[
^bergen	bUcR
^bergen 	cYiD
^berichte	dViWjTmFnG
^berichtet	hEmT
^berichtet an	hEmT
^berlin	aGcUjU
^berlin 	jW
^berndeutsch	lV
^berth	i[
^beruf	aEcJfGiGjGnIpWtZ
^berufsanfanger	k=l_
^besancon	cW
^besancon 	cW
^besetzung	o]
^besichtigungen	iV
^besoin	oW
^besoldung	g[iJ
^besser	bRcJiAjSkGoUpFsH
^best	pDsCta
^bestand	bXiE
^bestandsbetreuung	bGiV
^bestatter	aU
^betreff	iGpUrItW
^betrieb	cR
^betriebselektriker	aT
^betriebshelfer	nS
^betriebskita	eHhZ
^betriebsrente	hW
^better	cHjSsZ
^between	bFiAnSqVsS
^between us	nFqUsS
^beurkundung	iW
^bev	hTiStX
^bewerben	pT
^bewerber	sU
^bewerbung	lY
^bewerbung :	pT
^bewerbung an	pS
^bewerbungen	p]
^bezahlt	gXhG
^bezahlt 	h>lUpY
^bezahlt wird	g]
^bezirk	bJc]
^bhd	g]jH
^biarritz	cSgI
^biarritz 	cU
^bibliotecologo	aFjZ
^bibliothecaire	aZ
^bibliotheque	iV
^bicester	cV
^bid	aSfWgGmI
^biel	aFc]
^bien	cIpIte
^bienvenida	kW
^big	cUjV
^bike	gGhTjUnZ
^bilans	i^
^bilanzen	bFiIjWlR
^bilanzsumme	bT
^bilingual	jSkU
^bilingue	iHj]
^billets	bIfFgHh\\iIjI
^bim	aDjHkRm\\
^bingo	aXiT
^binome	jUlImY
^bins	i]
^bins 	iY
^bio	bWjIlX
^biologa	iRmS
^biologia	jZ
^biologie	bJjW
^biotech	bW
^bird	i^kR
^birds	bGfFhIiEjVoYpItI
^birthday	hW
^birthday off	hY
^births	i]
^bis	oTpX
^bis 0	pRqZ
^bis 00	dSgUp]
^bis dahin	qZ
^bisschen	aRcIjIrS
^bit	cTkRsS
^bit of	cVkTsU
^bitacora	iY
^bitburg	cZ
^bitburg 	cZ
^bitte	rUsR
^bitte 	qUsU
^bitte die	qHrW
^bitte keine	iIsV
^bitte nicht	qZrJ
^biz	pJt[
^bjr	cHtZ
^black	aDbXcIfGi\\kT
^blacksmith	aU
^blade	aUiZ
^blairgowrie	cX
^blanchisserie	aSbGh[iH
^blasting	hIjS
^bleibt	hJpJqZ
^blessings	tW
^bloc	aHj\\
^block	i\\
^blocking	iU
^blood	jZpH
^blow	cIi\\
^bls	aBkXpX
^bls 	pR
^blue	bCiTjS
^blue light	hX
^blumen	iS
^blumen 	iS
^blutabnahme	iSkGlW
^bms	aWiVjFkI
^bms 	iVkJ
^bmw	bDfJh\`iGjGpE
^board	iWq[tS
^boarding	pItX
^boards	iT
^boat	i\\jFkX
^boats	b?eJf]hHjEpI
^bod	cJdHi]jE
^bodas	bGc[fIiS
^bodega	pV
^bodeguero	mX
^bodenleger	aR
^bogota	cW
^bogota 	dT
^bohle	iRj\\
^bohs	hU
^boiler	iXjV
^boilers	iZ
^boise	c^
^boise 	cY
^bolsa	e\`
^bolt	dGfAhZiU
^bolton	cU
^bombas	jX
^bon	iWtV
^bond	e[hHjI
^bonded	bRiSjI
^bonjour	t[
^bonjour 	tT
^bonn	cUdW
^bonn 	dT
^bonne	fEsZtZ
^bono	g_jTkJ
^bono de	iJjZkD
^bono por	gU
^bons	bIjY
^bonsoir	tZ
^bonus	gVhYkU
^bonus 0	gZ
^bonus :	gJk\`
^bonus points	k\\
^book	aYpS
^book 	cJjGpZ
^booking	ib
^bookings	bGiRmU
^bookkeeper	aW
^books	h\`i@
^boom	a[tI
^boots	h]
^boots 	hZ
^bootsbauer	aTsS
^bootstrapped	bX
^bordado	iSjX
^bordeaux	cWiJ
^bordero	aJi[
^bosiet	jY
^boss	m[qVtR
^boss :	mV
^boston	cT
^botas	h_iF
^both	eUj\\
^both 	aIeStV
^bottes	hY
^bottrop	cW
^boucher	aS
^boulangerie	bZ
^bournemouth	cSsR
^boutique	pT
^box	aVbIh[
^boys	bWsZ
^bp	je
^bpjeps	j[
^bprea	iGj^
^br	iIjTpT
^br 	pV
^bradford	cT
^bradford 	cT
^branche	iJlX
^brannock	bZ
^bras	aWbGiV
^brasserie	cW
^brauch	bFtX
^brauchen	hGiSjZ
^braucht	bGt\\
^brc	iTjU
^brc 	iU
^bread	hXi^
^bread 	h]
^break	bYhUiJjF
^breakdown	iT
^breakdowns	iW
^breakfast	i^
^bregenz	cU
^bremen	cS
^bremen 	cS
^brennholz	hY
^brevet	aFj]kU
^brevet federal	lS
^brevete	j]
^briancon	cZ
^brickies	aW
^bridal	aY
^brides	sV
^bridge	jXkD
^bridles	iV
^brief	pT
^briefing	tZ
^brigada	aWmT
^brigade	ma
^brigadier	m]
^brighton	cX
^bring	pc
^bristol	c[
^british	bSsX
^brive	aFbHc_
^broken	cThZiG
^broker	i]qJ
^brooklyn	bScS
^brot	cGgRhW
^brotchen	hZsH
^brotzeit	h[
^brown	iZ
^bruges	cX
^brussels	cZ
^brussels 	cZ
^brut	eIg]
^bruxelles	gU
^bruxelles 	gViI
^bs	gUiEjXkS
^bsc	jZ
^bsl	jRkY
^bsl 	iJkU
^bspce	g^
^btl	kZ
^bts	jSlZ
^bucaramanga	cV
^bucaramanga 	cV
^buchhaltung	aSfHmT
^budget	iUqY
^budget 00	bX
^budgets	gFiT
^buen	iHj\\tY
^buenas	t[
^buenas 	tW
^bueno	bIcGhTqCrWtT
^buenos	cYjItS
^buenos dias	t[
^bugs	iV
^building	aYbGiIlI
^bulbs	eEh_
^bulgarian	jVkG
^bump	fGgZhH
^bungalow	h]
^bunk	fIhc
^bunkhouse	gJh^
^bupa	h^iF
^bureau	bWcVpY
^bureau 	bRd>pU
^bureaux	cWdT
^burgos	cZ
^burgos 	cZ
^burnley	cU
^buro	bRc^dW
^buro 	cYdB
^bury	cV
^bus	aTfGh[
^bus 	hTlW
^bus drivers	aY
^bus from	h]iH
^bus pass	hU
^bush	aUiX
^business	aX
^but	lS
^but not	kSlEqV
^but we	iIlVqU
^butchery	jZkI
^buxtehude	cY
^buyer	a[
^buyer 	aY
^buying	bZjC
^bwl	j\\
^by	iToWpV
^bye	t[
^bye 	t[
^c	gTjU
^c 	aHcJfUgSmV
^c $	g_
^c +	jZrJ
^c 0	aYbFgWhR
^c'est	bHfUsTtS
^c'est pour	iIjIqVtW
^c'est un	eZfS
^c-prufung	iIjX
^ca	nS
^ca 0	bZgViI
^ca 00	aGfGgIiUn\\sT
^cab	hbiFpH
^caba	cS
^cabin	aVh[
^cabin crew	a[hI
^cabina	cHmZ
^cabine	h^
^cabinet	bZtI
^cabins	iV
^cable	iV
^cableado	iV
^cableado y	iV
^caces	iGj_
^caces 	jU
^caces 0	j\\
^cad	gUlW
^cad 	cIkU
^cada	bJfUiY
^caddy	h\`
^cadena	bX
^cadiz	c[
^cadre	bGfTi@jRkSmS
^cadwork	iEj[
^cafe	bYhY
^cafes	hGjIpX
^cahors	cW
^cahors 	cW
^caisse	bXiS
^caisse 	i[
^caisse de	bTfIiT
^caja	bTcHi[
^caja 	iY
^caja de	hXiH
^cajera	aY
^cajero	cTgHjTlV
^cakes	bJcIhZjCpH
^cal	aSiYjCp[
^calama	cV
^calcul	jT
^calculo	iS
^calculo de	iSjI
^caldera	aJbHcVhHiStI
^calderas	jY
^cali	cUnR
^cali 	fRnS
^calibrage	iV
^calidad	aGcFg>hHib
^call	pZ
^call it	iHoWpFrT
^call the	pT
^call-outs	fHg]hGiE
^calle	cUd[gIiEjEpZ
^calling	iT
^callout	gXqS
^callouts	gWjH
^calls	fWgIiJkJpU
^calm	j]
^calm with	jS
^calme	eCfZiGjYpB
^cama	hZ
^camara	bYcFiRsG
^cambio	iX
^cambio de	iX
^cambios	iW
^cambridge	bTiI
^camera	i^
^camhs	aYbGiT
^camion	h\\
^camion 	h]
^camioneta	h[
^camioneta 	h]nF
^camionnette	ha
^camionnette 	h]
^camp	aShU
^camp boss	aZ
^campaign	nU
^campamento	fSh_
^campamento 	fWhSiI
^campana	oZ
^campanas	iTj@nY
^campo	bW
^campus	cUhS
^can	jdtX
^can 	jZ
^can you	jCqYtS
^can't	dGj\\qT
^canal	cRiWpHrY
^canary	cV
^canary wharf	cV
^cancer	aUcBqU
^candidate	hJnSsX
^candidature	qW
^candling	iV
^canteen	h]iJ
^canteen 	hX
^cantine	h\\
^cantine et	hGiW
^canva	cIkX
^canva 	cHkW
^cao	g[iHjI
^cap	eWjVlS
^cap 	eVjU
^cap ou	jX
^capa	hIiT
^capa 	kS
^capable	jU
^capcut	jX
^capcut 	jX
^capital	bXcCiVrG
^capitan	a^mI
^capt	bHiHmYpEtU
^capture	i?jb
^car	hUjYtU
^car 	g_hRiItU
^caravan	h\\
^caravane	hZ
^card	bUhUjR
^cardiff	cY
^cardiff 	cW
^care	iRlW
^career	lV
^careful	j[
^carers	aTbD
^caretaker	tW
^caretaker 	iStU
^carga	hGia
^cargo	bHcFeZkElW
^cargowise	jU
^caritas	b\\iC
^carlisle	nT
^carlow	cX
^carne	hUjd
^carne b	j^
^carne de	j]
^carnet	iRjW
^carol	aImBt^
^carouge	cZ
^carpentry	iGkSlW
^carpet	iY
^carpeta	iCjWpW
^carrera	ga
^carretilla	iVjV
^carry	i[jF
^carta	iYjSlToJ
^cartagena	cT
^cartas	pVqH
^carte	hVj_
^carte conducteur	jT
^carte de	hW
^carte essence	hW
^carte pro	j[
^cartera	i[jGkU
^cartes	jW
^cas	ediDjFkHmIpW
^casa	hf
^casa 	bUdFhY
^casa con	hT
^casa de	aJbUcHhT
^casado	s[
^cascade	iS
^case	fEgEhTmSpW
^caseload	iX
^cases	bXhU
^casework	jV
^caseworker	aZ
^cash	gHib
^cashing	iV
^cashing up	iV
^casier	hXiEsS
^casino	bWhV
^castellano	cHjSkHlW
^castellano 	cHjRlFrW
^castellon	cT
^castellon 	cT
^castelnaudary	cZ
^casual	e\\mT
^cat	bYgSiG
^cat 	aJgZjR
^cat 0	jU
^catalan	jGkTrYsT
^catalan 	iJlDrY
^catalogo	hHiVjT
^catalogue	i[
^cataloguing	iUjI
^categoria	gY
^categorie	aSbHg\`jFsX
^category	jT
^catering	bZ
^catering 	iX
^cathedral	aIbYcHnItE
^catholic	bX
^catorce	bIfYgXjG
^cats	bGjb
^cattle	lW
^cause	i]
^cave	bXpDtI
^caviste	aWiI
^ccn	gW
^ccn 00	g\\
^cct	gg
^cctv	iV
^cdd	e\`
^cdd 	eZ
^cdd 0	eT
^cdi	ei
^cdi 	eS
^cdi temps	fF
^cdisc	iJjT
^cdl	aZjTlU
^cdmx	cX
^cdmx 	cX
^cdp	aZ
^cdr	eUjY
^cds	iSjT
^ce	hSj\\
^ce 	hTjV
^cec	i\`jI
^cedula	jV
^celaya	bIcU
^celaya 	bIcU
^celibataire	sZ
^cell	eIgHh[iTmT
^cellar	gFhZmC
^celle	c[
^celle 	c[
^celta	gJj]
^celular	aJhWjV
^celular 	hZjH
^cemap	j_
^cena	aIcGhaiGjI
^census	iX
^center	aEbCcSlTmY
^central	cV
^central de	bTjU
^centre	cT
^centro	bZ
^centro de	b\\
^ceo	eIiCjFkHm\`pC
^ceremonies	iZ
^cerro	cYkI
^cert	jYlU
^cert cii	hVjS
^cert iii	jVkZ
^certificacion	iSkV
^certificado	bWjW
^certificados	i[jJ
^certificat	j_
^certificate	hCi\\
^certifs	hVjU
^certs	cEiUpT
^cfa	iIk]
^cfa 	cJeS
^cfc	aJjg
^cfgs	iDj^
^cfo	a[mT
^ch	iUpI
^chain	i[
^chainsaw	kV
^chair	eXhGmYqV
^challenge	hW
^chamber	bFcFdWhRi^jJ
^chambery	cZ
^chambre	h^
^champagne	gJkY
^change	lIqFsW
^changement	iZ
^changement de	iZ
^chantier	c[eU
^chantiers	cVnY
^charcuterie	bVkT
^charge	aUiFm^
^charge de	aUtH
^charge e	aU
^charity	bFiCl[mX
^charlas	iW
^charleroi	cX
^charleville-mezieres	cY
^charter	aIbXiZ
^chartered	j_
^chase	iV
^chasing	iV
^chasse	iY
^chat	iZpT
^chat 	iV
^chat on	iIpX
^che	t\\
^check	id
^check-in	dRiU
^check-ins	iY
^cheese	hZiJkH
^chef	aX
^chef 	iT
^chef (	aU
^chef :	mSqT
^chef d'equipe	aY
^chef de	aV
^chef ist	aImW
^cheffe	mZ
^chefin	bTmW
^cheltenham	cR
^chemistry	jSlS
^chemo	iVjFk[pH
^cheques	hW
^cheques-repas	hV
^cherche	fHiEtV
^chere	aHt[
^chester	cW
^chez	aJb\\rH
^chf	gZ
^chf 0	gR
^chf 00	hS
^chf 000	gW
^chicken	bR
^chief	aVm]
^chien	fHiFjUkZ
^childcare	dGh_mJ
^children	aYbScIiJlI
^children's	i\\
^children's ward	aIbX
^chilled	aTbTcF
^chiloe	iW
^chinese	jGkUsX
^chinesisch	jJkY
^chipping	cR
^chippy	bTrH
^chocolate	j]
^chocolatier	a\\
^chofer	aW
^chofer de	cU
^cholet	cS
^cholet 	cS
^choose	dV
^christian	bUsS
^christmas	fWgWhTsI
^christmas 	fUgChRjH
^chrome	cIiZ
^chu	aHb_
^chur	bJc[
^chur 	bJc[
^church	cViT
^ci	kV
^cia	gYhFjEkV
^cible	i^
^ciclo	bDeCiUjRoX
^cics	jY
^ciento	bTgT
^cierra	pZ
^cierre	iVpV
^cilca	cFj_
^cima	jY
^cin	j[
^cinco	bSfYiH
^cinco anos	jW
^cinema	hX
^cinq	hSjY
^cinq ans	jT
^cip 	aSjS
^cipd	j\\
^circa	gZ
^circle	cGiY
^circuitos	i[
^cis	e_
^cis 	eYjJ
^cis or	eYjH
^cita	iUpW
^citas	i]
^citizenship	iX
^city	aHbUlVp[
^ciudad	cT
^civil	eUjVpS
^civil 0	jZ
^civil service	eYpT
^claims	iU
^clapham	cT
^clase	jYpR
^class	jTmS
^class 0	aUj^
^class of	fHiYjGmFoX
^classe	bSg\`iG
^classe 0	gc
^clavecin	kYpJ
^clean	jb
^clean licence	iIjW
^cleaning	aS
^cleanliness	iU
^clear	iJjc
^clearing	i\\
^clerc	a^
^clerk	a[bH
^clermont-ferrand	cT
^clermont-ferrand 	cT
^client	iVq\`
^client's	s[
^cliente	cHq\\rT
^clientele	bSgSlU
^clientes	b]iEsS
^clients	b^cZiD
^clin	iZ
^clinic	cJfTmU
^clinica	aIb^cT
^clinical	aUbThTiF
^clinical supervision	hZiI
^clinique	b_sI
^clio	h[iFjT
^clonmel	cU
^close	pWrU
^close 00	fGp_
^closed	fThT
^closed mondays	f[
^closes	p\`
^closing	aUpV
^closing 0	fIpU
^cloture	iVpS
^clotures	iT
^club	bW
^club de	bRiR
^cluses	cZ
^cluster	bTiJ
^cmm	iT
^cms	iIj[
^cnas	l\\
^cnc	aW
^co	jW
^co 	aSbEcVjFmVpJtI
^co-op	bZ
^coa	hSiIjJlZpH
^coach	aVcDhSiJkX
^cobas	cJiDjWkW
^cobro	bJi]
^coburg	cS
^coburg 	qR
^coc	cIj^
^coche	hXiJjYnZ
^coche 	hYjT
^coche de	h^
^cocina	hIiZ
^cocinero	aX
^cocinero 	aU
^code	jb
^coded	iIjX
^codigo	lZ
^coding	iDlX
^coef	g_
^coef 000	g[
^coeff	g[
^coefficient	fUgW
^coffee	iZ
^coffre	hS
^coiffeur	aR
^col	cYpJt\\
^colacion	fJh[
^cold	aSg]iI
^colegiacion	hUiEjX
^colegiacion 	jU
^colegiado	aTiFjX
^colegiado 	aUiJjR
^colegiatura	hUl[pG
^colegio	bZcT
^collab	a[
^collections	aSg[hG
^collective	hX
^college	cSeTlV
^colocacion	iXjJ
^colonia	bJc[
^color	kY
^colour	jZ
^colour vision	jY
^com	aHbScSg[hIjJ
^combate	iX
^combine	jW
^combustible	hViR
^come	pa
^come in	dXiS
^comedor	h]
^comedor 	h\\
^comercial	aScGm[pH
^comes	eYiFjJnE
^comfortable	jZ
^comida	h_
^comidas	iU
^comidas 	iU
^comision	eTg[
^comision 	gV
^comisiones	gZ
^comite	iY
^comite de	iGmZ
^comites	iU
^comites de	iT
^comm	g_
^commande	iYqTtI
^commandes	iZ
^comme	fHta
^commercial	aVbYiFnF
^commis	aZiSmF
^commission	gYiV
^commission 	gX
^commission 0	gUiI
^commissioning	aY
^commissions	gc
^committee	aGbUcEfFhDiCqUtT
^common	cIjTkV
^communaute	bU
^commune	cX
^community	aSrS
^community manager	iR
^como	eSgTtY
^comp	fWiGjFpTqT
^compagnie	tW
^company	h\`
^company car	h[
^compensation	fTjG
^competency	pY
^complaints	iU
^compliance	cJjRtH
^compose	jU
^compresseurs	iX
^compta	aW
^comptable	a[
^comptes	iT
^comptoir	i[
^computers	lS
^comunidades	i]
^con	m\\
^con 00	gIqZ
^con un	rY
^concession	bZ
^concierge	aa
^concierge 	a[
^conciliacion	iU
^conciliaciones	iV
^concours	aIeUjXpS
^concreto	i\`jA
^condition	jXrI
^condition reports	jTrG
^conducteur	aS
^conducteur de	aS
^conductor	aajB
^conduire	iVlR
^conduite	aFi[kX
^conferences	bIi\\
^confidential	aHcGpUqU
^conformite	iU
^conge	fHhdi@
^conges	hZ
^connaitre	kZ
^conocer	kX
^conseil	i^mT
^conseiller	a\\nJ
^conseils	iZ
^consent	i\`jJ
^conserje	bV
^conserje 	aS
^conservation	aIbRjT
^conservera	b[
^consorcio	aRb[jI
^construction	aZi?jUkW
^constructora	aFbV
^consulta	bV
^consultant	bUiGmW
^consultation	fHi\\
^consultora	aIbYcIjGqSrF
^consultorio	cY
^consumer	iZ
^contabilidad	iV
^contable	aJcJjIm[
^contact	iXpS
^contacto	bGjY
^contador	jZ
^container	i[
^contencion	iZ
^content	iIjY
^contentieux	bV
^contestar	iV
^continental	fa
^continental shifts	fT
^contract	bZqTtY
^contractor	bVeT
^contractor 	eWfI
^contractors	bV
^contracts	iTmX
^contractuel	eVgW
^contractuels	aHe[iJlU
^contrat	bIe[pW
^contrat de	eY
^contrata	aIe^gJ
^contrato	e_
^contrato por	eS
^contratos	iY
^contrats	iZ
^contrats de	bS
^control	i[mT
^control de	iU
^control room	hIjImY
^controle	iY
^controle des	iT
^controleur	aV
^convenio	bScHgX
^convenio 	g_
^convenio +	gU
^convenio de	gX
^convenio del	eTgS
^convention	gYhV
^conveyancing	aU
^conveyancing 	aU
^convois	bFiUnT
^cook	j\\
^cook 	cIh[iI
^cool	aViJja
^cooperativa	bVhI
^cooperativa de	bThH
^cooperative	bY
^cooperative 	bS
^coord	aHm^
^coordina	m[
^coordinacion	iWjI
^coordinador	mRpG
^coordinador de	aR
^coordinadora	aRmV
^coordinator	aImUpX
^coordinator 	aX
^coordinatrice	aGmY
^coordo	aUbIiFmX
^coordonnateur	fGsV
^copenhagen	c^iJ
^copywriter	aW
^cordoba	nT
^cordoba 	nU
^core	eXhGjU
^core 00	f[
^cork	c^
^cork 	cSnS
^corporacion	b\`cIiH
^corporate	i[qYrH
^corporativo	cZqT
^cortar	iW
^cortar 	iX
^corte	cXiZ
^corte de	iVjT
^cortes	iRjY
^coru	j^
^cosecha	fUiU
^cost	bShHiY
^costeo	jT
^costo	cEhHi_
^costos	i[
^costume	iHjIkX
^cotisation	h[iI
^cottage	h[
^cottage 	hY
^cottbus	cW
^cottbus 	cW
^coucou	tX
^could	iFtS
^could be	cIfSsS
^could you	iGpGqW
^council	eTrT
^counselling	hbi@
^count	i_
^counter	i^jF
^counterbalance	iFk\\
^county	bUgIjGnGpV
^coupe	fUi\\sD
^coupes	iT
^couple	sU
^couples	sS
^coupure	fV
^coupures	fW
^courrier	iSpT
^courriers	aGiY
^cours	fGh^lV
^course	gWjEkDlX
^coursier	aT
^court	aXh>i_
^courtier	aRbU
^courts	bCcIdVhIiWnH
^couvreur	aTgS
^covenants	i]
^cover	eBp^qS
^cover letter	pU
^covering	iUpT
^covering letter	p\\
^coxswain	a?jTkZ
^cp	eVgY
^cp 000	aIeVgY
^cpa	iFjVkGl]
^cpa 	jTlR
^cpc	m[
^cpc 	jS
^cpcs	aJjUkT
^cpcs 	kV
^cpd	h[
^cpd 0	hY
^cpe	aYeDgHh[jImI
^cpeng	iFj_
^cpp	jHkZsJ
^cpr	j]
^cpt	gHiWjU
^crailsheim	cS
^crailsheim 	cS
^crane	aWfXhH
^crash	gIiZ
^creche	bRhU
^creche 	aHbXhR
^credit	gShHmS
^credit controller	aW
^credito	hZmI
^creteil	cY
^crevasse	jT
^crew	iR
^crew of	iXmT
^crewe	lS
^crewe 	lS
^crewing	pS
^crewwechsel	oZ
^critical	aUjV
^crm	kX
^cro	bXk\\
^cro 	bV
^croisieres	bTcHiS
^croissants	iX
^crop	aJiZjUkJ
^cropster	jZ
^cropster 	jZ
^croupier	aW
^croupiers	aU
^crown	aWcFiV
^croydon	c\\
^croydon 	cT
^crumlin	cV
^crunch	bRfYlIsG
^crush	aJcJh[iIjH
^cs	aFja
^cs 00	jVkS
^csat	i\\jJ
^cscs	jRlV
^cscs 	jVkS
^cscs card	lY
^cse	h\`
^cso	iDjFm\`nI
^cssf	jU
^ct	cTiW
^cta	aZjU
^ctc	bUcIgThGiFpS
^ctc 	bScJpV
^ctg	i\\
^cti	g^iFjF
^cto	mapI
^cuaderno	i[jD
^cuadrante	f_
^cuadrante 0	fX
^cuadrar	iT
^cuadrilla	aTmX
^cuadrilla de	aUmV
^cuadrillas	m\\
^cuando	dWiEnV
^cuarenta	bTfU
^cuarto	cFfThViGjV
^cuarto turno	fahHjH
^cuatro	fWmW
^cuatro anos	j]
^cubre	eSiW
^cuda	aSiHjDk_
^cuenca	cV
^cuidador	aV
^cuisine	b]iS
^cuisinier	aV
^culiacan	aJcY
^cultural	hRsY
^culture	bIiVsW
^cuota	h\\
^cuppings	iV
^curage	iX
^curator	aFiGm_
^curico	cY
^curico 	cV
^curing	iZ
^current	mIqY
^curriculo	pU
^curriculum	iGmV
^curso	fIjalR
^curso de	hJjTlX
^curvas	iX
^cusco	c\\
^customer	rS
^customers	bViJjEkUpIsV
^customs	aV
^cut	iUjW
^cutting	i]
^cuttings	aGiWpX
^cv	pd
^cv 	aT
^cv a	pR
^cv to	pUqH
^cvs	iIp\`
^cycle	fGhaiW
^cymraeg	kRrV
^cytech	j\\
^d	hIjb
^d'ou	bTqY
^d'un	eFiXjJlUoT
^da	bXiTjAm^qG
^dachdecker	iU
^daf	mV
^daf 	aTmV
^dafur	fSlU
^daher	dWqU
^daily	fYi\\
^dairy	aTbCkW
^dakar	iHnYsF
^damos	b[
^danach	hTpZ
^dance	a]
^danger	gV
^danish	jUkT
^danish 	cIkT
^danke	mIpEth
^danke 	t[
^dann	eTpX
^dans	b\\rU
^darf	rW
^dark	f_iG
^dart	j\\
^darum	bX
^darunter	fSiImY
^das	rS
^das ist	eU
^dass	qatJ
^dass wir	bTiGrV
^data	aYhWjV
^data analyst	cW
^data engineer	aV
^data entry	a[iE
^datacolor	jYkT
^datenqualitat	iY
^datev	jV
^datev 	jV
^dauernacht	f\\
^davinci	kW
^davon	bZcIfWiGjT
^dawn	f\\
^day	b[fYgW
^daylight	fX
^days	f^
^days 	f_
^days 0	iV
^dazu	hSiSjR
^db	hTiIjV
^dba	aWjI
^dbs	iGjY
^dbs 	hU
^dbt	jX
^dbt 	jWkS
^dc	bJlYm[pD
^dc pension	h\\
^dcp	i[
^de 	cEfUiEjIkb
^de 0	famHoU
^de 00	fYsW
^de la	sZ
^de los	bTiR
^de lunes	fW
^de nuit	aYfIgVjI
^de ocho	f]
^de preferencia	kS
^dea	cGkZlGsI
^dead	hDi_lS
^deaf	bRiHk[
^dean	mUpHqSsS
^dear	tj
^death	hU
^death in	hW
^deaths	iW
^deauville	cS
^deauville 	nS
^debt	aUeJiS
^debut	aGf\\
^debutant	lZ
^debutants	lW
^dec	f]j\\
^decent	iDjSsT
^decision	bHiFpXtV
^deck	iTp[
^deckhand	aRmS
^deckhand 	aY
^declaraciones	iX
^decolletage	b\\iI
^decouches	f\`iFnBsI
^decoupe	iVjR
^dedupe	iY
^deer	i\\
^dees	j\`
^degree	lZ
^degree 	jV
^degree in	iGjX
^degree or	jT
^deja	bCr_
^dejar	jJp\\
^del	iSo\\
^delegado	aVgEmY
^delegue	cT
^delemont	cS
^deli	i_
^delineante	aT
^delivery	iR
^dem	iTjVqT
^demarrage	fJhJiHo_
^dementia	bXjH
^demo	p]
^demontage	iT
^den	iVlR
^deneigement	i\`
^dental	aUjW
^dental 	iJjX
^dental nurse	aW
^denver	cW
^dep	aVjStH
^depannage	iU
^depart	fToW
^departamento	hSmX
^departamento de	hSmX
^departement	aEcVeS
^depende	iJm\\
^depende del	mS
^dependienta	aV
^dependiente	aX
^dependiente 	aY
^dependiente /	bU
^deplacements	cI
^deplacements 	gX
^deploy	iW
^deposito	bTcIlW
^depot	cUkS
^dept	bTiHmYtS
^depuis	bViRlSpHqH
^depuis 2000	iUlV
^deputy	iCjHm^
^der	q\\
^der 	fTiRqW
^der alte	qU
^derby	cV
^derby 	cX
^derecho	cIkUlX
^derramas	iX
^des	o_
^desarrollador	dT
^desayuno	hW
^descanso	fX
^descarte	fJiY
^descuento	hY
^desde	o]
^desde 2000	b\\
^desde casa	dX
^desde el	fJoX
^deseable	k[
^deshalb	bXkI
^design	kVqR
^design system	bIkWmJ
^desirable	jHkW
^desk	d_iDmX
^desludging	iX
^desossage	iV
^despacho	bW
^despidos	iV
^despiece	ia
^despues	eUfUiGpW
^despues de	pW
^destajo	gX
^destajo 	gW
^destete	iV
^details	aDbHfGiUtX
^detection	iT
^detmold	cW
^deutsch	l_
^deutsch 	lS
^deutsch a	j^lH
^deutsch und	rX
^deutsche	iHj\`
^deutschlandticket	h\\
^deutschlandticket 	h[
^deux	mUqS
^deux 	aXcGdTgShRiFmHqH
^deux ans	bGgHiGkRlYmHpJtJ
^deux jours	dVfWhJ
^dev	a\\
^development	iU
^devis	i\\jR
^devops	aWcIiH
^di	f_hItH
^di-sa	fb
^di-sa 	f\\
^dia	fFgU
^dia de	fIgWhT
^diabetic	iW
^diagnose	jV
^diagnostics	aHbZk@
^dial	j[
^dialux	kY
^diary	f\\hIiT
^diary 	i[
^diary studies	iT
^dias	d[fSiHkG
^dice	sUtV
^diciembre	eV
^diciembre 	eTfIoR
^dictating	aIt\\
^dictee	jHpUtV
^die	qX
^die 	c_lIqItB
^die stelle	eRtH
^dienst	f[iDpV
^dienstag	fY
^dienste	fRgXiH
^dienstkleidung	hX
^dienstort	c\\
^dienstplan	fShJiU
^dienstreisen	hFna
^dienstwagen	hTnX
^dienstwohnung	h\\
^diesel	aXbDcDhWiSjFkD
^diesmal	sZ
^diet	aYg[iB
^dieta	gf
^dietas	gUiTjJ
^dietas 	hS
^diez	eXfYjUkGrD
^digging	iS
^digi	j[
^digi card	jT
^digital	sW
^digs	hd
^dijon	c\\
^dijon 	c\\
^diktat	tW
^dimanche	fUgX
^dimanches	fUgWiH
^diner	hR
^dinero	bIg\\iI
^dinner	aYfRhTiJsH
^dip	iV
^dipl	jUtI
^diplom	fJjSlT
^diploma	jUlZ
^diploma 	cGhVjGlU
^diploma in	jZ
^diplomado	kYlI
^diplomatura	jS
^diplome	j\`lJ
^diplome 	pX
^diplome d'etat	jZ
^diputacion	b]
^dir	bIm\\
^direccion	aXbJmV
^direccion de	aRi]jImF
^direct	eZpS
^directeur	aX
^directeur /	aU
^direction	b\`iDmX
^directo	e]iG
^director	m^
^directora	aSm[
^directrice	pTqT
^directrice 	mS
^direkt	cYeViH
^direktionsassistenz	aU
^dirige	iSmZ
^dis	lIqW
^disability	mU
^discord	bIcHiUjY
^discount	hY
^discrecion	jSpU
^discrecion 	jRpV
^discreet	qHrZ
^discretion	jU
^discretion 	jX
^disenador	hJ
^disenadora	mU
^disgorging	iX
^dismantles	iW
^dispatch	aGiVmY
^dispatcher	m_
^dispensing	jR
^displays	iX
^dispo	bGeIiEjYpHtS
^disponent	aV
^disponibilidad	fVhIiSjS
^disponible	fZjI
^diss	cWfHgIhJiIjCk^lI
^distribution	aDcGhIiS
^district	aVcV
^disziplinarisch	mX
^diurno	fW
^dive	aUhUiHmXpH
^dix	jZ
^dix ans	jZ
^diy	bJiTjX
^django	jW
^dkk	g\\
^dm	aFp\`
^dma	aIjY
^do	fTjHrS
^do not	pEqZrX
^do the	iVjT
^doce	bYeJgWiH
^docente	aY
^doctolib	iW
^doctolib 	iV
^doctora	aFfJmVt\\
^doctorado	l]
^documentation	i[jJ
^documents	iU
^doe	iYjGkX
^does	qU
^doesn't	pXqEsY
^doesnt	jW
^dog	hXiSjTpI
^dog 	jZ
^dog groomer	aRcHfT
^doing	iU
^doing the	iT
^doku	cHhXiWlI
^dole	c_
^domaine	bYgGjX
^domestic	iT
^domingo	f\\
^domingos	f\\
^dominio	j]
^don	m\\sT
^don't	qRr[
^don't 	lJrX
^don't care	l[qJrH
^don't put	rX
^don't say	jTlI
^donc	tU
^donc 00	fXgThI
^doncaster	cX
^doncaster 	cX
^donde	d^lGtG
^done	iHp\\
^donegal	c[
^donor	iTqZ
^dont	lTrT
^dont trois	jUmV
^doodles	iZjUqI
^door	hCi^lS
^door staff	l[
^dos	mZ
^dos 	iRmX
^dos anos	hWiJnS
^dos de	mY
^dos dias	nX
^dos por	iXmI
^dos semanas	fVhEmFnWoI
^dosificacion	iV
^dosimetrie	iW
^dossier	p^
^dossier 	pS
^dossiers	dVpV
^dot	jVpZ
^double	bJf[
^douche	h^
^douche 	hY
^douglas	cY
^dovetail	jW
^dovetail 	jV
^down	aGbFcZfIiS
^doyenne	bY
^dp	bUhIjBkXmJ
^dr	mSpX
^draft	i[tU
^drafting	iT
^drain	i[
^drei	fSmZ
^drei gruppen	bVgJ
^drei jahre	bDeSiUjUmI
^drei tage	bHcJd[
^dreißig	fTmZ
^dresden	c[
^dressing	iW
^drive	jXpT
^driver	jUkRlT
^driver 	aChSiJj\`
^driver's	cIj\\pI
^drivers	aDi[
^driving	cJjVlSnS
^driving licence	lU
^drogheda	cV
^droit	j\`
^drone	eIgIiVjFk_mJpH
^drone 	aJbUcHhYiDjJkJ
^drop	bHp_
^drop-in	pX
^drug	pV
^drum	qUsW
^drummondville 	cT
^drupal	bTjU
^dry	hRiUo\\
^ds	cHiIjTm\\pH
^dsc	jZ
^dsc 0	jZ
^du	iX
^du mardi	fZ
^dubai	iU
^dubai 	iY
^dubai marina	cR
^dubbo	c]gH
^dublin	cW
^dublin 	bUdT
^dubuque	cW
^dudley	cT
^dudley 	cY
^due	aUtU
^duluth	c[
^dundalk	cW
^dundee	cZtI
^duo	aHm_
^durban	cW
^duree	eW
^duree indeterminee	eT
^duschen	hX
^duschzeit	hY
^dust	jZ
^duster	h]
^dutch	jUlZ
^dutch 	bSiIlS
^dutch b	jX
^duty	hSm^
^dv	jZ
^dynamo	jSkV
^e	g]
^e 0	ga
^e 00	fS
^e-auto	h\\
^e-bike	hWiH
^e-bikes	iTjU
^e-dec	iU
^ea	a[iFjHmU
^each	gT
^earlies	fS
^early	bWf[gShJ
^easa	iHjY
^east	caiG
^easter	gXiRkD
^easter 	eSoU
^ebanista	cW
^ebay	i\`
^eberswalde	cW
^ec	c]kImG
^echelle	gZ
^echelle 00	gS
^echelon	g]
^ecmo	iXjJ
^ecocheques	hViE
^ecole	bSjUl[
^ecole 	iWlJ
^ecole de	jW
^ecoles	bUiR
^economia	jY
^ecoute	j[
^ecrire	jTlFpTrT
^ecrit	jVpW
^ecriture	r\\
^ecs	jW
^ed	aEmVqZ
^edad	sc
^edge	bXiH
^edgware	cX
^edicion	j[
^edinburgh	cV
^editeur	aGbY
^editor	mT
^editorial	bS
^educ	aXbS
^educacion	jT
^educador	aTiHpG
^educador /	aWpG
^educadora	a[
^educateur	aV
^education	iV
^efectivo	aIeYmI
^efz	jZkJ
^efz 	jV
^eg	gd
^eg 0	gU
^eg 00	aJgW
^egal	aEbGcFdJeIfGgThIiGjTkFl=nJoTpIsJ
^egal 	cFfGgIjSl<mIoVpHqUrE
^egg	a\\bHgF
^egresado	iEjYsT
^eh	aHgSlIpJ
^eh 	a@bIdIeGgShIkIlHnIoIpHtR
^eheschließungen	iS
^eho	iYjF
^ehpad	b[
^ehrenamtliche	aHbTiXmE
^ehrlich	bRtT
^ehrlich 	bVsStI
^eibar	cZ
^eigene	b[iDjW
^eigener	hV
^eigener hund	kR
^eigenes	lS
^eight	bTfUmS
^eignungstest	pW
^ein	sT
^einarbeitung	oV
^einarbeitung 	aGcIdRgR
^eindhoven	cW
^eine	aVmV
^einen	aX
^einer	pGq\\
^einfach	cDp]qV
^einkauf	bIiZ
^einkaufer	aZ
^einliegerwohnung	hZiF
^einmal	aIiEjVnTqG
^eins	jZ
^eins davon	jZ
^einsatz	fRiT
^einsatze	fSiHn[
^einsatzgebiet	cU
^einstellung	oY
^einstieg	gZoW
^eintritt	iWoV
^einwandfreier	iIjX
^einweisung	iT
^einzel	iY
^einzelzimmer	hY
^eis	fGhTi^oEqF
^either	aJcIeTfAj\\lDqI
^eje	aY
^ejecutivo	aZfHjJ
^eks	jW
^el	qY
^el 	fTqZ
^el anterior	qW
^el horario	fR
^el que	fT
^elche	c[
^elec	cIiVjH
^electrical	jX
^electrician	aAbJj^
^electricien	aXhJkJ
^electricista	a^
^electroerosion	j\\
^electromecanicien	jX
^elektriker	jS
^elementary	j[
^eleven	bWfTiGmW
^eleven 	cIfTiHmT
^elf	b[cHiG
^elle	mS
^elles	bGgHpZsU
^else	dXfFiHnWpHtI
^elternabende	iX
^elternabende 	iW
^elterngesprache	iW
^elternzeit	e_hIiHmF
^elternzeitvertretung	eW
^elternzeitvertretung 	eWiJ
^em	i_jGmR
^email	iWjHpWtT
^email 	i^
^emballages	iS
^embalming	iR
^embauche	eWf[mH
^emden	c[
^emden 	c[
^emergencia	f]iG
^emojis	lIr]
^empieza	eX
^employed	gU
^employee	aZ
^employee-owned	bT
^empower	j[
^empresa	bd
^emt	iGjFk^
^en	cZjT
^en 	eRj[
^en el	rV
^en la	cU
^encadre	aHmY
^encadrement	iS
^encadrement de	iW
^encargado	aUiFm[
^encargado de	a_mG
^end	oVsX
^end of	fIpRsS
^ende	eCt\\
^endorsements	iX
^energie	jUk[
^enfants	aHi^
^enfermera	aVmV
^enfermera /	aWbJjGmI
^enfermero	aV
^enforcement	aY
^eng	aGbShGiHjXmZpH
^eng 0	jW
^engel	bDiSjY
^engine	iTkVqV
^englisch	kWlX
^englisch 	jU
^englisch c	jY
^englisch fur	k[
^english	jXl]
^english 	rW
^english and	j]
^english b	j^
^english c	jS
^english for	jUlJrW
^english-speaking	aRbViAjJkErI
^engrase	iV
^enhanced	fHgSiIjV
^enhanced dbs	j[
^ennis	cZ
^ennis 	cZ
^enologa	mX
^enough	qV
^enquete	iT
^ensayos	iRoT
^enseignant	aY
^enseigne	bX
^ensuite	bRdWiJ
^entgelt	gX
^entgeltgruppe	gW
^entrada	fVoW
^entrainement	hEi[jH
^entran	fY
^entrapments	iT
^entre	gTsV
^entre 0	fRgToJpR
^entre 00	s^
^entre nous	qVsS
^entree	hVoZ
^entrees	iV
^entrenador	aW
^entretien	iX
^entretien avec	mJpW
^entretiens	iZ
^entrevista	p[
^entrevistas	p^
^entwicklungsgesprache	iV
^env	gU
^enviar	pV
^envigado	cY
^environ	gUnT
^environ 0	fSg[
^envoyez	pX
^ep	e\\hJjDlUqI
^epb	iIj[
^epc	aIb]cH
^epf	cHhZiE
^epi	bHgIhbiHjI
^eps	hgiH
^eps 	hX
^epsv	h[jI
^equipe	mW
^equipe de	fSiT
^equipementier	b[
^equipes	f\\
^equipes 0	f\\
^equipo	aVmX
^equity	aUgV
^er	iVqS
^era	g^
^erfahrung	iFkVlVrY
^erfahrung mit	kY
^erfurt	cU
^erp	iU
^erp 	iS
^erst	e\\qEr\\
^erste	aVbIeIfH
^ersten	gThHiFmT
^erstgesprache	iEpZ
^es	iS
^es de	fU
^es geht	aW
^es gibt	gZqT
^es ist	b]
^es para	aIeYfFqR
^esbjerg	bT
^esbjerg 	bU
^escalafon	g\\iJ
^escaner	iZ
^escorting	iV
^escribo	pHqX
^escuela	bHc[lV
^eso	iTqTrV
^eso lo	iWqF
^espaces	iV
^espagnol	jY
^espanol	jTsW
^espanol 	aIrTsW
^especialista	a[
^especializacion	iJkY
^essai	eXjIpY
^essais	fUiU
^essalud	hV
^essen	aGcJdYh^iBnStI
^essensbons	hX
^essential	h^
^essential :	jZ
^est	bZeRiBtU
^est 2000	bT
^esta	c\\iCjFkFm\\qG
^estacion	bTcHjV
^estacionamiento	hX
^estadistica	hHiX
^estamos	cSmZ
^estaria	kU
^estate	aZiS
^estheticienne	aW
^estudio	aSbV
^estudio de	bZ
^et	iV
^et 	gSh\\
^et le	gUhIlI
^et pas	qIrR
^et puis	hWiXjR
^et une	gTiG
^etablissement	b[
^etalonnage	jY
^etat	iTjV
^etat civil	iTjV
^etats	iZ
^ete	eIfciE
^ethics	hW
^etiquetage	iX
^etre	iJn[
^ett	cIe]iHjGpJtH
^etude	bZpS
^etwa	iTnS
^eu	aSdSjW
^eur	gUiW
^eur 	gT
^euskera	jEkUlX
^ev	bVjZ
^evac	bGhYiS
^evaluacion	p[
^evangelico	sU
^evangelische	bS
^even	dEiHjGk_sFtH
^evening	tZ
^evenings	fThHi>jYpV
^evenings 	iDp\\
^events	aWiHjUmS
^events 	iJjTmW
^eventual	e_
^every	hUtU
^every 0	fSiS
^every other	f\\hC
^every third	fS
^everyone	hHiFpJqFr^
^everything	qV
^eves	f[
^evidemment	h]rG
^evidence	iUjT
^evite	r]
^eviter	rT
^ewp	iHj[
^ex	cUjSk\\
^ex-offenders	iIsZ
^ex-police	lW
^exam	aUbHcIhUpT
^examen	jS
^exams	iV
^excel	j]
^excel 	iT
^excel +	iT
^excelente	iHkXsV
^excelente presentacion	iJkIs[
^excellent	j\`
^executive	mT
^exempt	eUgJ
^exempt 	aT
^exeter	cTdT
^exeter 	cV
^exocad	jV
^expediente	pU
^experience	kTt[
^experience of	iGjWmH
^experience with	kV
^experiencia	jWtT
^experiencia con	jRkSlTmG
^experiencia en	j]lJ
^exploitant	aVhFmV
^exploitation	bSiHp\\
^export	iS
^export 00	bY
^exports	b\\iE
^ext	hZiHjJpX
^extension	bIeXiJoVqI
^extra	bIfViJkV
^extra marks	kY
^extraccion	i\`
^extraction	iYjI
^extras	hZ
^extras :	gGhX
^eye	b[jS
^eye for	jY
^eyesight	j^
^eztitles	jW
^f	aRfR
^f /	aSbJeSfZgDiIjD
^f 0	bVhT
^f-gas	jYpS
^f-gas 	bJiIjYkU
^fa	aZiI
^fabric	bUiToG
^fac	j_
^face	cUiUjVlF
^facebook	hIkHpWtS
^fachadas	gFhXiRjG
^fachangestellte	aRgV
^fachausweis	jVlG
^fachbereich	b]tE
^fachkraft	a[jG
^fachlich	aHm\\
^facilities	iV
^facility	aSbSpV
^facteur	aW
^factory	cZfW
^facturacion	b]iG
^facturacion 	b[iI
^facturas	eU
^facturas 	iY
^faena	bJcXiS
^fahrdienstleiter	aW
^fahrer	jY
^fahrerkarte	jW
^fair	cIiFmFpFs^
^faire	iVoRpIqIr\\
^fais	ratT
^fait	bRiUkJqGtU
^faith	l\\
^fakenham	cS
^fakenham 	cS
^fall	hFiAjb
^falls	iRjS
^fallt	qUsZ
^falmouth	tU
^falmouth 	tU
^falta	aWlW
^familiar	bX
^family	b]h[
^family firm	sS
^fanuc	jZ
^fanuc 	jS
^far	cWdIiBjYqI
^farm	a^fEhWiFjYkF
^farmers	bTsT
^farrier	aYrR
^fast	bXiDj\\kJpF
^fasteners	iU
^fault	iX
^faulturm	iT
^faut	j^
^faut pas	rW
^fco	jZ
^fda	bRcI
^features	iFm[pI
^feb	f\\hD
^feb 	fVgSiToI
^feb 0	iGoT
^febrero	oZ
^federacion	bV
^federal	bWiRlF
^feed	bSiZ
^feedback	pZ
^feeds	fFgYhJiT
^fees	hIiX
^feiertage	fUhH
^female	hIs]
^ferias	i\\
^ferien	fU
^ferme	f\\hX
^fermeture	fSoGqU
^fermeture 0	eTfUoH
^fermetures	fDiTjT
^ferreteria	aJbV
^fertig	eIpY
^fertility	b[
^fertirriego	iVjW
^fest	aHe\\fGgR
^festival	bUfIgVoV
^festivos	fW
^feu	fGiFk[pU
^few	bRiJtX
^fh	cUj[kI
^fia	fGj\`
^fibre	aSiW
^ficha	cIi\\jHp[
^fichas	iY
^fiches	iT
^field	aXfRnS
^fiets	gJh]iJjH
^fifteen	aIfUmRtE
^fifty	fWiD
^fifty-two	gV
^figma	j^
^figure	f_
^fijo	eYgX
^fijo 	eVfS
^fijo discontinuo	eS
^fijo-discontinuo	eW
^file	jX
^filiale	c[iJ
^filialleitung	aT
^filing	iSpV
^fill	fEiTjHlV
^filleting	hJiX
^filleting 	iW
^fimo	jU
^fin	aRoX
^fin de	aSeSfSnFpT
^final	aJhXiVpR
^finance	gYmT
^finance director	a\\
^finca	b\\
^fine	bRiTlV
^fine 	l\\
^fines	fZiW
^fines de	faiD
^fini	bJcHoXsW
^finish	fYqT
^finish at	fX
^finished	fGiGjToZ
^finnish	j[kIrR
^fintech	bUjIkR
^fiori	iZpI
^fire	aZ
^firebase	jY
^firebase 	jX
^firewood	cFhWiSjG
^firm	bHiEj_
^firma	bTcGiVjFlX
^firmenfitness	hZ
^firmware	bIiWjHmU
^first 0	dZeDgZ
^first aid	hHiRjTkT
^first aider	iUkTlG
^fischgrat	iW
^fish	aTfFh[jIkHtJ
^fishmonger	aY
^fisio	aYhT
^fisio 	aThVmU
^fit	bIiXjVsT
^fit 	jT
^fitness	gIjFpX
^fittings	aGiX
^five	fRmW
^five days	dViU
^five in	mZ
^five of	bSjSmJ
^five weeks	fHh]
^five years	eTjY
^fix	aCcIi_jEqIrGtG
^fixe	g^
^fixe 0	gY
^fixed	ec
^fixed to	eY
^fixes	iX
^fixum	g^
^flagging	iT
^flair	aHk\`
^flat	gHhc
^flat above	hX
^flats	bBi\\
^fleece	bWjAkJ
^fleet	aEbFfDh\\iWjGkEnI
^flex	fYgEh_iJjG
^flexi	dWfW
^flexi 	fShU
^flexible	f\`hUtI
^flexitime	fShT
^flexitime 	hV
^fließend	jS
^flight	aUfHh_
^flights	fGh^iEnW
^flights 	h\\
^flocking	iX
^flood	fUiCjY
^floor	aCbEcWdDgGiVjRlJrJsI
^flows	iY
^flt	qS
^flu	hUj[
^fluent	jY
^flug	h[
^flujo	bFi[
^fluke	hXiGj[
^flying	bGgViS
^fm	aYg[
^foi	i]
^folders	iW
^folkestone	cV
^folkestone 	cV
^follow	iUsT
^following	iFt[
^fondation	b[iG
^fondee	bX
^fonderie	bX
^fondo	bShWjEnH
^fondo de	bEhZ
^fonds	bUeUjE
^fonoaudiologa	cHmV
^food	bZh]iG
^food safety	j\`kJ
^foot	aVtH
^for	tT
^for 	aGcToRtV
^for a	bWcR
^for our	iUtJ
^for the	aRiItX
^forages	bUcI
^forecast	iU
^foreign	iW
^foreman	mUpV
^forensic	hWiI
^forest	bUiX
^forfait	fUhU
^forfait 000	e[fFhC
^forfait jours	eTgJhH
^forge	iXnJ
^forklift	jY
^forklift 	kW
^form	iXpX
^formacion	fJhZ
^formacion de	fGjXoX
^formal	iHpIr_
^formalitaten	iX
^formalites	iW
^formation	jUlX
^formation des	iZ
^formentera	nT
^formentera 	nT
^forms	cIpd
^formulaire	pYtT
^formular	iRpEtX
^fort	c\`
^fortbildung	h[iF
^forty	aIb]fWkEtI
^foto	iVsW
^fotograf	aUbFlX
^fotos	i^
^foundation	jW
^four	bTfSiHmX
^four 	aZbAcEmFqV
^four and	fTjR
^four benches	mS
^four days	dVeXfS
^four on	fV
^four years	jTlS
^fourchette	fIgX
^fourgon	hZ
^fourteen	bVfXiB
^foyer	bZ
^fp	bTjT
^fr	fVjR
^fr 	aSdXkH
^fr 00	fW
^fr bis	f]
^frais	gVhSnT
^frame	aEbViVjG
^francais	lVsT
^francais 	jU
^francaise	bSsV
^france	aUbEcEdIeGfHgIhEiDjRkFlJmHnSoJpFqIsHtJ
^frances	iGjWkVlT
^frances 	iIkRlU
^franco	fW
^frankfurt	iS
^frankfurt 	iSnS
^franz	c[iHpT
^franzosisch 	kS
^frases	rW
^frases cortas	rW
^frau	aDpWqZt\\
^free	hciH
^freelance	eZgX
^freelance 	eUgR
^freelance 0	eT
^freelancers	bCe[
^frei	aUbFcJfBiIjEoWpHqX
^freiberuflich	e^
^freiburg 	bR
^freie	bVeZ
^freier	eTfUgJhF
^freikarten	bIgUhYiI
^freitag	fXhRiH
^freitags	fZ
^french	jX
^french 	kVrS
^french b	jW
^french or	kU
^fresh	kGl]
^freshers	gIlY
^fresno	cV
^freude	j[
^freuen	kX
^freundlich	iGjf
^freundlich 	jZ
^fri	f_oX
^fri-sun	fX
^fribourg	cT
^fribourg 	cT
^friday	dRpV
^fridays	fToGpZ
^fridge	bEhWlU
^frigo	aJhWiV
^frisch	iYjDlTsW
^frist	pdqI
^froid	fUhHiZ
^from	odtR
^from 0	oS
^from 00	iToR
^from :	ta
^from the	cT
^fromages	bWhX
^frome	c\\
^frome 	cW
^front	aW
^front desk	hTiJtW
^frontaliers	iU
^frozen	b]
^frs	h\\jJ
^fruh	fYjS
^fruh /	fV
^fruh ab	fT
^fruhdienst	bWfR
^fruhstuck	hY
^fruit	aJb[fEhWiI
^fruta	h^
^fruta 	h\\
^fs	fSjW
^fs b	fTjS
^ft	e]jG
^ft 	eZgRjG
^ftc	eZ
^ftc 	hT
^fuel	bGh^lG
^fuel 	gV
^fuera	bGcGf_gHiIjGmHnCrI
^fuhrerschein	l\\
^fuhrerschein 	jU
^fuhrerschein b	lEnV
^fuhrerschein be	j[
^fuhrt	aHmY
^fuhrungserfahrung	iIjW
^fuhrungszeugnis	jUsU
^fulda	cW
^fulda 	cW
^full	eSiT
^full licence	j_
^full remote	d[
^full time	e]fS
^full uk	j[
^full-time	eU
^full-time 	gSmS
^fully	dS
^fully remote	dS
^fund	i[
^fundacion	b]iE
^funded	e^iE
^fundraising	a]iF
^fundsachen	iU
^funeral	hZiE
^funerals	i\\
^funeraria	bV
^funf	mZ
^funf jahre	jZmG
^funk	aYcIkH
^funny	lDqXr_
^fur	nRt\\
^fur 	aHbIcFiEnUtZ
^fur die	nTtT
^furgo	h[nW
^furgon	h\\pJ
^furgoneta	nW
^furniture	aSbS
^furs	cXsUtF
^fusion	bVkU
^futtern	iR
^futtern 	iT
^fußpflege	aWdFiT
^fx	jW
^g	gVjXtW
^g 0	gVjT
^g 00	gVjZ
^g'day	t\\
^ga	hV
^ga 0	hTjT
^gabinete	dThXiB
^gaeilge	kV
^gaelic	kTsU
^gafas	h]iE
^gage	g[
^gala	cVfX
^galicia	cUiCnVqG
^gallego	s^
^gallego 	kSsC
^galley	iT
^galway	cX
^galway 	cX
^ganaches	iX
^gang	bYsS
^ganz	cHiEjZkJlHnT
^ganzjahrig	bIeSoV
^ganzjahrig 	bIeSoV
^gap	cYeJsW
^gaps	bHoXpI
^garantie	aIgYhFiT
^garantizado	fSgThHiF
^garda	j\\oJpX
^garde	fYgS
^garde 0	fX
^garden	cWiDoFqTtR
^gardes	fXgW
^gardien	aY
^gars	bHs]
^gartner	aRbGjTmI
^gartnerei	bV
^gas	iZ
^gas safe	j[
^gases	iZjS
^gasolina	hRiW
^gaste	ib
^gastekorrespondenz	iX
^gastro	jZ
^gastropub	bT
^gate	bXpU
^gates	bZgC
^gates 	iT
^gateshead	cU
^gatineau	bIcX
^gc	bVcHiVjFmY
^gcp	jRkXtH
^gcse	iJjX
^gd	gZ
^gd &	jY
^gdansk	cRiHnU
^gdc	j^
^gdpr	iUjDpY
^gdynia	cV
^gearbeitet	iTlG
^gebaut	iX
^gebraucht	bIcDtW
^geduld	j\\kR
^geelong	cY
^gefahrdungsbeurteilungen	iU
^gefahren	cUfU
^gefahren wird	cUfU
^gehalt	qX
^gehort	bW
^geht	dVhIiTjIlUqFsS
^gel	eHfVhIi[jY
^gelernt	jRlX
^gemeinderat	bIcHi[
^gemessen	iX
^gemuse	hU
^gen	fSqHsR
^genau	cJiHjXkIqStV
^general	aJc\\gV
^generator	aJcIh]
^geneva	cU
^geneve	cVdS
^geneve 	dT
^genotypage	iV
^genre	fHgHpGsX
^gente	s]
^gentle	jZrT
^gents	aFbZsTtT
^geography	cIjU
^geprufter	jW
^gera	aHc\\
^gerant	aTcJmUpI
^gerante	aVbJmXqG
^gerente	aZm[
^gerer	i[
^german	lY
^german 	bUcE
^german b	kY
^german or	kRsS
^gern	aYrXsT
^gerne	aVbIkHlBpZ
^gerocultora	aX
^gerust	iT
^geschaftsfuhrung	aTiFm\\
^gesden	iJjWlU
^gesellenbrief	jZkH
^gesellenbrief 	jT
^gesellenprufung	iIjZ
^gesprach	p[
^gesprache	pW
^gestion	iRkX
^gestionnaire	mR
^gestor	aX
^gestor /	aV
^gestor de	aS
^gesucht	bGcIt^
^gesucht wird	aS
^gesundheitszeugnis	jT
^get	fUhTrT
^getafe	cY
^getafe 	cW
^geteilte	fTmT
^geteilter	fU
^gets	cWiCkX
^getxo	cZ
^getxo 	cU
^gf	aIcFgYiHpIq_tE
^ghent	bTcX
^ghent 	aJbVcT
^ghost	i^
^ghs	g]
^gibraltar	cZ
^gießen	cS
^gift	hRi[
^gift aid	iT
^gijon	cZ
^gijon 	c[
^gilding	jU
^gimnasio	bWhV
^girls	bWiTsZ
^girls football	iYsI
^git	jSlS
^git 	jSlS
^github	pT
^github 	iJpS
^gitlab	jW
^give	pX
^giving	bIiY
^glaser	aU
^glasgow	cT
^glasreiniger	aZ
^glass	a_bEiBkS
^glazier	aR
^gleitend	fZ
^gleitzeit	fYpH
^gleitzeit 	fY
^glocken	iW
^gm	iDjHm]pTqV
^gmp	bHiSk]
^gmp 	iS
^go	aTgTjYqF
^go 	aWiEjT
^goc	j\`
^goes	bJgTiV
^gold	hSi\\
^golf	b^hSlStI
^goma	iZjR
^good	iGkUtZ
^google	jT
^google form	p[
^goslar	cV
^got	aSlS
^gothenburg	cW
^gottingen	cR
^gouvernante	aV
^governors	iIqVtU
^gp	hGi\`
^gps	cHhXi[kClT
^gpu	iRjV
^gr	aWbJ
^gracias	gDiHjTpFtY
^grade	aTgZjU
^grade 0	gT
^grade 00	j]
^grades	iY
^grading	iWmXrJ
^grado	gWiBj^lS
^grado 	iDja
^graduate	a[jH
^grafana	iT
^grafiker	aUbI
^grain	aTbWcIfIiUjFlE
^graissage	iR
^grand	dWgBmJ
^grandma	jSkR
^grandma 0	jSkR
^grant	e_
^grant writer	rU
^grass	bV
^grasse	cZ
^gratuity	gUhR
^graz	cX
^graz 	qR
^greasing	iV
^great	cWiHjFk\\
^greek	kX
^greek 	bScHjUmI
^green	bWcViDjDlZ
^greenkeeper	lWmR
^greenkeeper 	a\\
^greens	iV
^greetings	iFpFt^
^greifswald	cS
^greifswald 	cS
^grenchen	cW
^grenoble	cT
^grenoble 	cT
^grias	aFiIt^
^grid	gFiYjZpI
^grille	g[pH
^gritting	iW
^groom	aS
^groom 	aY
^groomer	aV
^gros	bUfSiGjIsS
^groundsman	aS
^group	cJfDhSnJpTtT
^group insurance	hX
^groupe	bSgY
^groupe 0	gUhT
^groupement	bY
^grower-owned	bY
^growing	bViJqU
^große	bZ
^gruezi	tU
^gruista	aW
^grund	aWbGq[
^grundschule	cViF
^grupo	bZg[jD
^grupo 0	gX
^grupo de	bVgH
^gruppe	bGgWiRjJmX
^gruppenleitung	aZ
^gruß	t]
^gs	aVbIcJgYiC
^gsm	hXiT
^gsm 	hXiT
^gto	aIcUjX
^guachera	iX
^guadalajara	cY
^guadalajara 	cS
^guaranteed	g[
^guarderia	h^mH
^guardia	fYmV
^guardia de	aRcDiW
^guardias	f_
^guest	aTbGh\\nSpG
^guests	fHiTjIsV
^guia	a^iT
^guia de	aU
^guildford	nR
^guildford 	nS
^gujarati	cJkTmIsT
^guss	iZ
^gute	jVs\\
^guten	t^
^guten tag	tS
^gutes	jY
^gwo	ja
^gwo 	jW
^gym	gEhciH
^gym 	bThR
^h	aRbJfSjVt\\
^h &	iZ
^h 0	iFjckR
^ha	aFbEjIkVt]
^hab	aHiIk?t_
^haben	eViF
^haber	jWkX
^habilitacion	iAk[lX
^habilitation	j_
^habillage	i[
^habitacion	h\`
^hablamos	eYpI
^hablar	pV
^hablar con	pV
^haccp	iW
^haccp 	iY
^hace	iUtR
^hace falta	bIfJiHjUtU
^hacemos	b[
^hacer	ib
^hackney	bGcU
^had	bIqVsT
^haha	cHpIsT
^haha 	cHpIsT
^hair	iVjY
^halal	b\`iSjH
^halb	gTtV
^halbtax	hY
^halbtax 	hW
^half	dSeSfSiG
^half a	gWh[iJ
^half seven	fW
^half-fare	hW
^halifax	c[
^hall	ia
^halle	bVcV
^halle (	cX
^hallo	t]
^hallo frau	cR
^halt	aVcIdR
^hamilton	lR
^hamilton on	c\\
^hand	iVlFpR
^handheld	jX
^handling	bZfJiV
^handover	oZ
^handover from	oX
^handover to	iX
^handphone	hViJ
^hands	iCjX
^handwerk	jY
^handy	hWj[kA
^handy 	hUjXk=
^handyman	tV
^hangar	cYiF
^hannover	cVnU
^hannover 	nR
^harmonie	iVjJ
^harness	hS
^harrogate	cY
^harrogate 	cY
^hartlepool	c^
^harvest	fUiV
^has	iBjdkY
^has to	jUsX
^hast	lHqZ
^hasta	iIoUsU
^hasta 00	gWsZ
^hasta el	pU
^hat	bItY
^hate	bIcJiTjFpFqZrJsI
^hatten	bIsTtW
^hauptsache	cIhHjRkFlImHoYtI
^haus	bXh]
^haus am	bU
^hausbesuche	iV
^hausmeister	aWtG
^haustarif	gZ
^haustrunk	hZ
^haute	iSjT
^have	kS
^have a	bT
^hawick	cW
^hawick 	cW
^hay	aJbIgHhViVqZ
^hay que	nY
^hay-on-wye	cZ
^hay-on-wye 	cZ
^hazard	gSiU
^hazlo	ra
^hazop	iZ
^hbo	j]lH
^hcpc	j]
^hcpc 	jU
^hdr	jY
^he	iV
^he or	i[
^he's	iRmTqYtF
^head	aZm]
^head chef	a\\mH
^head gardener	aSqT
^head of	aY
^health	bYhVkV
^health 	bYcGhSiE
^health plan	hY
^health stipend	hV
^healthcare	dIi\\
^hearing	iUsX
^heat	pY
^heavy	fXiJ
^hebden	cW
^hebden bridge	cW
^hebrew	iEjXkGrS
^heidelberg	cCiZkX
^heidelberg 	cEiSjS
^heidenhain	j[
^heidenhain 	jX
^height	gUpIrI
^heiligabend	fUhS
^heizung	iS
^heli	cEhWiTnU
^hello	ta
^help	aHkFt[
^hence	bXqX
^hep	aVjW
^hep b	jY
^herbst	fSoT
^herbst 	cJfBmIoUpJ
^herd	aWiT
^herdenmanager	aSiU
^herdsperson	aZ
^here	aIbGcIdBfIgRiFjUmTpJsJtT
^here's	t\\
^here's what	tR
^herford	cW
^heritage	bSeViGkH
^heritage fund	eXjH
^hermes	kV
^hermle	iEjZ
^hermosillo	cT
^herr	pTqUsR
^herramienta	cGhUjX
^herrensalon	bW
^hersteller	bX
^hersteller von	bX
^heure	iW
^heure du	iW
^heures	g\\
^heute	bXmIqUsH
^hexham	cS
^hexham 	cS
^hey	tb
^hi	td
^hibrido	da
^hibrido 	dW
^hier	aIbJcStZ
^hier die	aJeU
^high	b]c@fT
^higher	j\\
^higienista	aWhI
^hildesheim	cS
^hildesheim 	cS
^hilux	h]iJ
^hilux 	h\\iJ
^hindi	j]
^hindi 	jW
^hipaa	kU
^hire	bSiX
^hiring	iUmGpV
^his	qVrTsS
^historia	bGcFiVjYpG
^hiv	sS
^hiver	f\\iH
^hiya	t\\
^hmp	cb
^hmv	iJjVkJ
^hnc	jb
^hochschulabschluss	j^
^hochschulsport	h[
^hochstens	fSrSsY
^hod	gFiHjGkGm^pG
^hof	aHbScZiH
^hof 	aFbThJ
^hohentauglich	j[
^hoja	jVpV
^hoja de	jW
^hola	td
^hold	i\\jFrS
^holding	iUoJ
^holiday	fFg_iV
^holzbau	aYfE
^hombre	s\\
^home	dTnTtS
^home based	dV
^home office	dW
^home visits	iY
^home-based	dY
^homeoffice	d]
^homework	lJpV
^homme	sa
^hommes	sZ
^honest	gSlFtR
^honest 	cIfSgShIiIsJ
^honestly	fSqX
^honestly 	bRfVqD
^honig	i_
^honorarios	e\\i@mI
^hook	iSjFr\\
^hope	lItZ
^hopital	aIcW
^horaire	fWhYiF
^horaires	fX
^horakustiker	aScI
^horario	bJdVfU
^horas	fEggi@
^horno	iU
^hospedaje	hY
^hospice	aIb^
^hospice 	aEb^
^hospital	lY
^hospitalisation	cJdIh_iE
^host	aWbUgFiG
^hostel	h^mIsH
^hot	hWiWkX
^hote	aW
^hotel	hWn]
^hotel 	aEcDhV
^hotel 0	fJnW
^hotels	bVhE
^hotesse	aV
^hour	gSiY
^hourly	eRgW
^hours	fX
^hours :	fT
^house	dShZ
^house 	hb
^housing	gS
^housing 	cFhRiR
^housing 0	bIeDg\\iC
^hove	c\\
^hove 	c\\
^how	gVpS
^how :	pX
^how much	gXiIsI
^hplc	iTkV
^hplc 	iT
^hps	a_bJiG
^hq	b[dX
^hq 	bRcS
^hr	p\`qRtX
^hr 	gFiTpWtS
^hr :	jJkHpIqZt[
^hrs	f^
^hs	i[
^hsa	cIh[iIjG
^hse	jSpS
^hse scale	g\\
^ht	iR
^htl	jY
^hub	c^
^hubspot	jZ
^hubspot 	jZ
^huelva	cX
^huesca	mR
^huhu	tZ
^huit	aViGjU
^hull	cVjU
^hull 	c\\
^hund	hXiV
^hundred	bS
^hundred and	bV
^hush	q^
^husum	cY
^husum 	cY
^hut	aHcGdXeIgHhGiDjXkImHpE
^hv	aVbJiEjW
^hybrid	d[
^hybrid 	bR
^hybrid 0	dY
^hybride	dZ
^hybride 	dShV
^hybride 0	dW
^hyderabad	cW
^hydraulics	iX
^hydraulik	jX
^hydraulique	jZ
^hyeres	cW
^hygiene	j[
^hymn	iZ
^hypermill	jRkX
^i am	aGbHlUmZ
^i can't	jIkJsW
^i don't	aEiRjRlU
^i mean	iXrWsS
^i need	lRoW
^i think	sR
^i want	iZrWtE
^i'd rather	eS
^i'll	aIjHqVtT
^i'm	aSq[tX
^i'm the	bIhTtS
^i've	bUgYiIjHtT
^i.e	aFcZoW
^iacp	j[
^iatse	eZgShIi?
^ibague	cX
^ibiza	cSnSpI
^ica	jS
^ica diploma	jY
^ice	hXiU
^ich	pVt\\
^ich-gcp	jR
^ici	b[iFjDl@pFqGr[
^icu	aXjGlR
^id	aIbHhXjDp[
^idc	jZ
^ide	jZmV
^idea	gXkS
^ideal	iFjEk\`oTtH
^idealement	oUsU
^idealerweise	k^
^ideally	jFkVsS
^if	k\`rT
^if they	gIkTqT
^if they've	jHkW
^if you	kX
^ific	g_jH
^ific 00	g[
^ifrs	cJiRjCkX
^ifs	jU
^ifs 	iU
^ifse	g]
^ig	gV
^ig metall	gV
^ignore	q[
^ihc	hIi\\jI
^ihk	jU
^ihk 	aTcJ
^ihr	m\\
^ii	b[cEhHiFjF
^il	iX
^il 	jWtW
^il faut	nT
^il le	fFhWiHjS
^il me	aTqJt[
^il nous	tU
^il y	gIh[
^illustrator	aJj^
^illustrator 	aIjX
^ils	jYmTsX
^ils sont	fFmVrR
^ilse	aTiGpUqX
^ilse 	aTiJpVqI
^im	fWiV
^im dezember	fW
^im herbst	fSiS
^im monat	jTnV
^im sommer	fXiT
^im winter	bYfSiV
^immer	bGfWhHiHkTmXnI
^immingham	cR
^imms	i^
^impfung	hUiG
^implantation	i[
^import	bZrJ
^imss	h^
^in	cc
^in 	aFfSiFtV
^in 0	cAoS
^in 00	eJiW
^in a	b^cFjT
^in den	f[
^in der	bTfX
^in die	cHrY
^in english	pHr[
^in office	cBdXhRmS
^in the	c?d\`rR
^in-house	aZbU
^inbetriebnahme	iR
^inbetriebnahmen	fJiIn]
^inbound	aVfIiU
^incentivo	gX
^incident	iX
^incl	fX
^incluye	iV
^inconel	iU
^incorporacion	o]
^incoterms	jY
^incoterms 	jS
^indeed	p\\rI
^indefinido	e]
^indefinido 	eV
^indefinite	eV
^indefinite 	eW
^indemnite	g[
^indemnity	h]iD
^independant	eX
^independant 	eY
^independante	bSiT
^independent	b]
^independent 	b\\
^indesign	jY
^index	cJg_jI
^indicadores	i]
^indice	eSgXjH
^indice 000	eUgTjI
^indie	aJb\\
^individual	g_hHiFjJkTnIrI
^induccion	bHfIhFiSjZsI
^induction	fIoZ
^industrial	aUbIcIjV
^infirmiere	a[
^info	fEiWoHpX
^infonavit	gJhSiT
^informal	p[
^informe	iV
^informes	i[jI
^infostand	cJiW
^ing	a_iHj\\
^ing 	jU
^inge	aabFgIiImHqErG
^ingenieria	bRjY
^ingeniero	jWmV
^ingenieur	iIjR
^ingles	jWkXlS
^ingles 	iHkSlS
^ingles b	jX
^ingles c	jS
^ingles para	kU
^ingreso	fYoU
^ingresos	iX
^inhaber	m[
^inhabilidades	j[
^injertos	iV
^innsbruck	cW
^innsbruck 	cW
^inox	aIbHfGgGhIiSjCkZlJpD
^inside	bHc[fHiFjJmYpI
^inspeccion	i[
^inspecciones	iX
^inspection	iZ
^inspector	mV
^instagram	iUpX
^instagram 	cH
^instalador	aV
^institut	aHcX
^institute	b^cHjV
^instituto	bWcF
^instructeur	aWgHjJ
^instructor	iR
^instruktion	iW
^instrument	hFjZ
^instrumentation	i^
^insurance	iWlT
^insured	jZ
^insurers	b\\kEsH
^intake	i]
^integrateur	bU
^intensivo	fXiD
^interessement	gXhV
^interessement 	gUhW
^interessement 0	eIgYhH
^interest	kV
^interfaces	iW
^interim	eXiS
^interim 	cCtT
^interinidad	ed
^interinidad 	eY
^interior	cX
^interiorista	aT
^intermediate	aY
^intermittence	ea
^intern	qX
^interna	aYcIfZmJ
^internal	aVfSpW
^internat	bRfX
^interne	bRpX
^interpreter	a^cH
^interviews	iJoUpX
^intune	jUkW
^intune 	kU
^inventaire	i[
^inventaires	iY
^inventario	i\\
^inventor	cIj[
^inverness	cXjI
^inverness 	tT
^inverter	hT
^invoices	iX
^inyeccion	bWcJiHjU
^ios	aTkZ
^iowa	cZ
^ip	bXi=kRmY
^ipad	h^
^ipad 	hZ
^ips	bSiEjY
^ipswich	cW
^ipswich 	cW
^irata	a[jT
^irata 	iIjSpU
^iris	bS
^irish	bUkSnJ
^irpf	i_
^irrigation	iUjV
^is a	bIeWqT
^isda	iTjTrJ
^isixhosa	cIjSkU
^isla	cFdGfFj\\mXpG
^island	bWcD
^isle	c\\
^isle of	aIc[
^isn't	jIlVqT
^iso	aHbVkR
^iso 00000	aGbXkS
^ist	cGtR
^istqb	kZ
^it is	cTiIjVlFqU
^it pays	g_
^it'd	iY
^it's	gRjI
^it's a	gIiHjJsXtT
^it's the	bSfT
^itagui	cY
^itagui 	cY
^italian	bUkTqR
^italian 	bVcIjCkU
^italiano	k]
^italiano 	kS
^italien	bR
^italien 	bS
^italienisch	jUlT
^italienisch 	kTlS
^iti	jX
^its	iUrT
^itzehoe	cT
^iv	gUiY
^iva	ia
^j	cHfHjRmFoJpHt[
^j'ai	q]tX
^ja	bWqVtT
^ja 	aGbDcHgVqTtV
^jaarcontract	eZ
^jacket	h[
^jacket 	hW
^jaen	cSgR
^jaen 	cSgR
^jagdschein	jSkR
^jahre	iBj[sS
^jahresarbeitszeit	fZgI
^jahreskarte	hZ
^jahressonderzahlung	hS
^jamais	fVlT
^jamais le	fZ
^jan	tS
^jan 	aGcHgSiSoEqRtX
^januar	eTgRpI
^january	fSiFoXqH
^janvier	oT
^japanese	kV
^japanese 	bS
^jardin	cY
^jardin de	bScJhIiY
^jardinerie	cViI
^jardinero	aTfGsR
^java	lX
^java 	aUcJlR
^jcl	iU
^jd	lY
^je	qXtX
^je nach	eZhHqI
^je nachdem	gZ
^je te	gVpIqW
^je veux	gHiJpIqHsT
^jede	dGfUnV
^jeden	dIfVnT
^jeden 0	fX
^jeder	jV
^jeder zweite	jW
^jedes	fY
^jefa	mb
^jefa de	aU
^jefatura	iIjImZ
^jefe	aZm]
^jefe 	a\\mD
^jefe de	aU
^jefe ing	mT
^jemand	i]s]
^jemanden	cIiGtV
^jena	c\\
^jerez	c^
^jetzt	gXqWtS
^jeudi	fZ
^jeune	jHlTs\\
^jeunes	iRlW
^jewish	i\\
^jira	j_
^jnc	aGj\\
^jo	pItW
^job	oXtS
^job :	aTbHiR
^job share	eVf[gIiIjIkDlF
^jobrad	hY
^jobrad 	hX
^jobs	bBc\\pU
^jobticket	h[
^join	bUfDhFmGobpF
^joining	oW
^jolie	s\`
^jornada	f\`iH
^jornada completa	fT
^jour	f\`jImIpX
^journee	fWpU
^journeyman	aTgEk[
^jours	dVfRhS
^jueves	cHf\`iH
^juicios	jZnT
^juillet	fWhF
^juillet-aout	fWoX
^juin	oZ
^julio	h^oW
^july	bJeVf\`gGhHjH
^july 	bIcHeYiJjFpIsJ
^june	f\\oVpJ
^june 	fVpH
^juni	bJcJfWoS
^junio	bIeWoS
^junio 	eX
^junior	bWjZ
^junior 	cJjY
^juniorchef	bXmBpY
^juniors	aFbHc[gImB
^juniper	aIbUjU
^juntas	fCi^
^junto	cVmU
^jurist	aJiJl[
^jury	iUp]
^jusqu'a	fY
^jusqu'au	eEpY
^just	cVhHiImWpVtH
^justice	bHiRmV
^jv	aFb^qU
^k	gThJjU
^k 0	jW
^kabel	iX
^kabine	pJsY
^kaffee	hXpR
^kafka	k]
^kafka 	cGkT
^kalber	iV
^kalgoorlie	cW
^kampala	iT
^kangoo	hY
^kann	j_kW
^kannst	gYiBrV
^kantine	bVhY
^kantine 	hX
^kanzlei	bYdSmH
^kao	g_jEpG
^kapitan	mZ
^karenzvertretung	e[iHoJ
^karlsruhe	cRdGjR
^karriere	pV
^kartierung	iZ
^kasse	aViT
^kasse 	aSiV
^kassel	cY
^kassier	qV
^kat	j]
^kavo	g[
^keep	qTr\`
^keep it	eR
^keep that	qY
^keep the	i\\
^keeper	aV
^keeping	iV
^keeping the	iV
^keeps	j_qF
^keeving	bV
^kein	fSiTsT
^kein 	fTiIrVsR
^keine	fUrTsU
^keiner	lFqBs\`
^kellermeister	aT
^kellner	lS
^kells	c^
^kempten	cV
^kempten 	cV
^kendal	cV
^kendal 	cV
^kennel	aZ
^kenntnisse	kV
^kennung	pZ
^kennziffer	pU
^kennziffer 00	pU
^kent	aHcV
^kernzeit	eJfahB
^kes	g\\
^kessi	aHbIgIhFi^
^keswick	cT
^keswick 	cU
^key	ia
^kfz-gutachter	aT
^kiddush	iV
^kids	aEhWiTpIqHrV
^kiel	cY
^kiel 	cUnR
^kilkenny	cU
^kilmarnock	cW
^kilometraje	n[
^kilometro	bJcWgUjHnD
^kind	iGj\`
^kinder	gGhUiX
^kindergarten	bThSiI
^kinderzulage	hWiH
^kindly	rUtU
^kine	mT
^kine 	aXmW
^kingston	nR
^kirchberg	bEcY
^kirche	iV
^kirkcaldy	cU
^kirkcaldy 	cU
^kirkwall	cW
^kisten	iX
^kit	dUgIhX
^kit 	lZ
^kita	bSh]
^kita-leitung	aX
^kitchen	cGdSiZkH
^kitchens	i]
^kiwi	bTpX
^kiwifruit	bUiSjH
^kiwisaver	h\\iI
^klar	bHcGiIjCl\\rV
^klasse	gYj\\
^klasse b	jWlU
^kleine	iT
^kleinreparaturen	iU
^kleinreparaturen 	iU
^kliniken	bWiBnW
^km	gVhRjR
^knees	i@jTpIqUsS
^knife	iHj]kH
^knives	iFkW
^knock	cciB
^know	jT
^knowledge of	kT
^known	bV
^knows	j[kY
^knx	iFkX
^kobi	p^
^kobo	jY
^koch	aY
^kochen	iX
^kochi	c_
^kollege	fDhHiGm^qW
^kollegin	qV
^kollegium	bWiS
^koln	cV
^kolonne	iVmRsJ
^kombi	h^
^komm	p\\qU
^kone	bWiH
^kongress	hV
^konnen	iJjWtV
^kontaktlinsen	iZjJ
^konzepte	i]
^koordination	aXiU
^kopfrechnen	fHiDj^
^korean	jJkY
^kosher	bShUjS
^kost	h\`
^kosten	hDjU
^kotlin	kY
^kotlin 	jY
^kp	aSqR
^kp 	aX
^kranfuhrer	aVjH
^kranschein	jU
^ks	i\`jE
^ksh	g\\
^kubernetes	iIlU
^kuchenchef	aWmDpX
^kunde	bSq\\
^kunden	bViW
^kurs	jX
^kurse	i\\
^kurz	rStY
^kv	g\`
^kv 	bUcIjR
^kyc	aUi]
^kyriba	cFjT
^l	jSmS
^l 0	bVjYkS
^l 00	ga
^l'aise	iHjY
^l'an	nHpHqX
^l'ancien	qW
^l'anglais	iFkTlU
^l'association	aFbUcHiGtU
^l'atelier	bWjR
^l'ecole	aJbVlT
^l'ecole de	tS
^l-j	f]
^l-s	f_
^l-v	f^
^la	q\\
^la 	cFi[rY
^la defense	cS
^lab	bSiUmT
^lab of	bW
^label	bXcIdJeJfEgIhIiAjYkJmJnJoJpJrIsItJ
^labels	iX
^labels 	bFiZ
^labo	b\\dY
^labor	aGi[tZ
^laborantin	aT
^laboratorio	b^iEmDtR
^laboratorista	a\\
^labourer	aUmU
^labs	cHiRjJnW
^lad	mU
^ladders	iJjVsU
^laden	aUb[fItE
^ladies	aU
^lads	jEs]
^lagos	c]
^lake	bVhXiCjG
^land	bScXiV
^landing	bY
^landkreis	cViGnS
^landkreise	nY
^landshut	cX
^landshut 	cV
^lang	pS
^language	bViHrX
^langue	jGk^rH
^lanus	c[
^lap	j^
^laptop	h^
^laptop 	hR
^laptops	iS
^laredo	cXiH
^las	cYfS
^laser	iY
^lashing	iX
^lassen	bUiHsY
^last	fUq\`
^late	fToWsU
^lates	fagJ
^latin	iGj[kVrF
^latte	iHj_
^launceston	cHiHn[
^launch	cWhUiUj>pJ
^laundry	iV
^laundry 	hX
^lausanne	cW
^lausanne 	cW
^laut	g^
^lauter	b]hGqJ
^lavado	iT
^lavage	hW
^laval	cYpS
^laval (	cZ
^lavanderia	hW
^lavanderia 	hW
^law	bGkHldpFrE
^lay	hEi^jH
^laytime	iSjU
^lc	fIg]jH
^le	qT
^le 00	kJoSpV
^le poste	bReYqItT
^lead	m[rR
^lead 	aFi[mH
^leading	iYmV
^leads	hTi@m\\
^leadwork	iS
^leak	iX
^leap	jZ
^learning	hSrU
^lease	eYgJhXjDnW
^lease car	h[
^leather	bChZiS
^leave	iTrc
^leave a	pY
^leaving	iHjX
^leaving cert	iHjX
^lebenslauf	lWpU
^lectoescritura	bGiGjWkT
^lectra	jFkX
^lectura	jW
^lecture	kR
^lecture de	iU
^lecturer	aV
^led	jX
^ledig	pIqIs_
^leeds	c^iH
^leeds 	dS
^leer	c[
^leergut	iT
^legal	jRrV
^legal secretary	aY
^legionella	iS
^lehrabschluss	hXiI
^lehramt	jT
^lehre	fIi\\jT
^lehrgang	iFkWoY
^lehrkraft	qT
^leicester	cV
^leicester 	cV
^leichte	kV
^leider	gWhIjRtS
^leila	bWeJkIqWsG
^leipzig	cX
^leipzig 	cX
^leisure	b[hSjH
^leiter	mXqW
^leiterin	aIpX
^leith	cZ
^leith 	cZ
^leitung	m\\
^leitung frau	mV
^lektorat	a\\
^lena	aWcChYiImI
^lengua	kW
^lengua de	kW
^lenguaje	r\\
^lentes	hZ
^leon	aFcZmS
^leon 	aJmV
^lep	cIjU
^lernende	iY
^les	cWiSsU
^less	gV
^lessons	gHiEjHkY
^let	fXiXjFmIpEqJrY
^letter	p\\
^letter 	pW
^letterkenny	cX
^letterkenny 	cX
^letters to	iYpV
^lettings	fSiV
^lettings negotiator	aX
^lettre	bGiSpZ
^lettre 	pY
^letzte	bXfSiJjE
^letztes	gXhEiIqErI
^leute	tU
^levantamiento	iZ
^levee	bSiV
^level	bUjS
^level 0	kU
^level two	jV
^lever	icjJ
^lexcel	bZ
^ley	bGeXgGjX
^lg	mHpErHte
^lgps	ha
^lgps 	h\\jI
^lgps 00	gIhW
^liability	bJhFj\\
^liaise	iX
^libra	hZiFtS
^librarian	bIjImXtJ
^library	h\\pI
^library assistant	sS
^libre	dZfFhCiEjWoX
^libreta	j]
^libreta de	jU
^libro	iS
^libro de	iS
^libros	hSiW
^lic	iHjVmVpR
^lic en	iGjY
^lice	iYjHrS
^licence	aFjXkY
^licences	jV
^licencia	jZ
^licencia 	gW
^licencia de	jS
^licenciatura	j\\
^license	gXiFjDk[lD
^licensed	aVjG
^lider	me
^lido	cW
^liebe	ti
^lieber	t_
^liebherr	cIiVqH
^lieferanten	iXjJ
^lieferantenerklarungen	iS
^liege	c\\
^liege 	c[
^liegeplatz	cGhU
^lieu	c\\pS
^life	hUjSkI
^lifeguards 	aT
^lifestyle	aUiYjH
^lift	hYiJjT
^lift 00	jV
^lifting	jW
^lifts	bGi>jc
^light	i[
^lights	jY
^ligne	aIbHcbgEhXiBnA
^like	bIhJrW
^likely	eW
^lille	jSnR
^lille 	cHdRnW
^lima	bScViG
^lima 	bW
^lime	iWjY
^limerick	cU
^limerick 	cY
^limited	e[hIjI
^limpiar	bFhIiVjS
^limpieza	i\`
^lims	iEk_
^linares	cY
^line	aYiUmW
^linea	bTmT
^lineas	bGi^
^linens	hW
^lines	iX
^link	jGp^rU
^linkedin	jJp]rG
^linkedin 	jIp[r>
^linux	aSiJjb
^linux 	aRjT
^linz	cV
^linz 	cT
^lire	j[
^lisbon	cR
^lisburn	cX
^lisse	c\\eIgSiHjIkJlH
^list	cSiCjTqW
^lista	bHhIiUpS
^listed	gW
^listed 	iSpS
^lit	aTbGiX
^lithuanian	kT
^litigation	aUtH
^litiges	iZ
^little	bXrR
^live	fUj\`
^live-in	aWhXiH
^lived	jSkR
^lived experience	kU
^living	hViEnW
^ll	cViGtS
^llamadas	iV
^llb	j]
^llevamos	bSqU
^llevar	fX
^llm	hYiI
^lo de	lWqW
^lo que	aXfViH
^loa	g\\iHjH
^load	o\\pI
^loading	iZ
^loans	aY
^local	aIbTcJhTjCs\\
^localizable	f_
^locals	fHiImGpIs[
^location	cWoHpV
^location :	cS
^loch	c[iF
^locker	aJcIgIhZiIjEkIlJmGsG
^locksmith	aW
^locksmith 	aS
^loco	aTiW
^locum	aWeU
^lodas	iHj[
^lodge	aIbJcWfIgWiGjV
^lodging	bGgUhYiIjJ
^loft	b\\iF
^log	a_cFgDpZ
^logbook	iT
^loge	cTh[
^loge 	iR
^logement	h]jV
^logframes	iS
^logiciel	hV
^logistics	a]bCcCiJjEkJ
^logo	jSrT
^logopede	aU
^logrono	cT
^logrono 	cT
^logs	h_iC
^lohn	g^
^lohn nach	gW
^lohnband	g^
^lohngruppe	g[
^lohnklasse	g\\
^loler	hWiX
^london	dUnS
^london 	gWrT
^long	cUfRhRiH
^long days	fU
^long-term	e_
^look	aFbFiSpJtV
^looker	aJjV
^looking	aRtW
^looking for	aRtT
^lorca	c\\
^lorrach	cX
^los	oT
^loss	h]iWjCkGpH
^lost	bGqW
^lot	i]
^lotes	h^
^lots	bRlS
^lots of	bRlS
^lottery	eEiSqXrI
^loud	bWhEiIj\\pJtD
^louth	ca
^louvain-la-neuve	cU
^louvain-la-neuve 	cU
^lovely	qWtU
^lovely 	iHqX
^lpc	iIl[
^lpp	hYjF
^luas	hZiG
^lubeck	cW
^lucy	mZ
^ludenscheid	cW
^ludenscheid 	cW
^luego	iWmSpWqJ
^lugo	cZ
^lugo 	cV
^lun-ven	fZ
^lunch	bGhh
^lunch 	fRhU
^lunch in	h_
^lundi	d^fV
^luneburg	aU
^lunes	dTf^
^lunes a	pT
^lunes y	dX
^luton	c\\jS
^luton 	cUjT
^lux	hVjWkJ
^luxembourgeois	kY
^luxmed	hY
^luxmed 	hY
^luz	cBh[iGmX
^lycee	b[
^lymington	cU
^lyon	c]eHiHjImR
^lyon 	iJmW
^m	jU
^m 0	bCcRj\\
^m 00	c[jEnW
^m 000	ja
^m-f	aIfW
^m-f 0	aIfW
^m-th	f\\
^m.sc	jZ
^m.sc 	jZ
^ma	jSoHqZ
^macbook	hY
^machen	pTrY
^machine	a\\
^machiniste	aRfJsS
^macht	hZiX
^macon	aVcItT
^madame	tX
^madrid	nS
^madrid 	nT
^maestra	aWjFmXqI
^maestria	jUkIlY
^maestro	sX
^magdeburg	qS
^mai	fUhRoU
^mai 	cJfVhSpI
^mai bis	oXqS
^maidstone	cWiJ
^mail	bUpVqHtV
^main	i_
^main courante	iV
^maintenance	a[cHiYj?kJoB
^maipu	bU
^maipu 	bU
^mairie	aGcT
^mairie de	aGcT
^mais	pIrY
^maison	bagHhV
^maison de	bW
^maitre	aYbCmZ
^maitrise	j\\
^makaton	kW
^make	fEgRiSrT
^make it	gUiJrW
^makes	aHmV
^mal	iVtV
^malaga	dW
^male	iVsU
^malergeselle	aY
^malla	bJcDhZiV
^malmo	aDbRcZ
^malvern	cV
^malvern 	cV
^man	iUjV
^man muss	jV
^management	iYjCl[
^manager	aIiFm^
^managing	aUbIiS
^manana	dTfU
^mananas	fHpZ
^manchester	jSnU
^manchester 	jSnU
^manda	mYtT
^mandanten	bYiGjDnUqJtH
^mandar	pZ
^mandarin	iRjUkW
^mandarin 	jRmH
^mandat	eViHjJlS
^manejo	j_
^manifests	iW
^manila	cZ
^manipulador	jW
^manipulador de	jW
^manner	s\`
^mannheim	cV
^mannlich	a[sF
^mantenimiento	iWmT
^manual	iEjd
^manufacture	bYmG
^manuka	bU
^many	jJkImWrX
^manœuvres	iY
^mapeo	fHgFi]
^mappe	oIp^
^maquillage	iDjJlYsY
^maquina	iHj_
^maquinista	aZ
^mar	fWjImR
^mar 	cFeBfTjImTpI
^mar del	c\\
^marburg	qS
^marburg 	cX
^marc	aIt_
^marca	b[cCiZ
^marca de	bV
^march	eUfYoR
^march 	oUpJ
^marche	b[cC
^marches	fXhJ
^mardi	d]fSiC
^mardi au	fU
^mardi-samedi	fS
^mardi-samedi 	fT
^marga	t[
^margate	cX
^margate 	cW
^mariages	iV
^marina	aTc[
^marine	bTiI
^maritime	bU
^market	cXdXfCgUiJ
^marketing	aX
^markt	aRiV
^marque	b\`
^marquette	cZ
^mars	o^
^mars 	o[
^marseille	cT
^martes	f]iHoUpG
^martigny	cT
^marz	cJeUfTiT
^marz 	cGfUiU
^marzo	o_
^marzo 	eU
^mas	fVgZjJ
^masernimpfung	jW
^masernschutz	iJjW
^masks	iRsW
^mass	jV
^massage	hX
^master	j\\lR
^master 	bIcHiVmS
^master 0	fHjY
^master de	jZ
^match	bHe[iR
^matchday	aR
^mate	aVhVmUtI
^mate 	aThXjBmStH
^matelot	aWbScIiHmC
^material	hAia
^materiel	hW
^maternite	bd
^maternity	eY
^mathe	iFjYkX
^maths	iU
^matin	f]nS
^matins	fY
^matlab	iIjY
^matric	j\\
^matricula	bTiBjZ
^matrimonio	iRsY
^matura	iGlW
^maurer	aWjIlT
^max	rY
^max 0	dSfJ
^max 00	fZ
^max 000	pSrT
^maximo	rXsV
^may	fUo\\
^may 	f[hWoG
^may 0	iHoW
^maya	iJjUkZtH
^mayfair	cX
^mayo	oS
^mayor	jW
^mayor de	jX
^mayores	fGl_
^mbo	j[
^mc	jZ
^md	a[cIjH
^mds	a\\bIiJjHtJ
^mdt	iXjGmY
^me	cFmZpVtd
^meal	gXhXiEjJ
^meal vouchers	hR
^meals	hZ
^meals 	iV
^meals on	hX
^meat	h\\
^meat 	bRhYiI
^mecanica	iEkW
^mecanicien	a[
^mecanico	a^
^mecano	aW
^mech	aIbJiWjR
^med	hUiWjU
^med-surg	aXcJ
^meddic	jT
^medecin	mS
^medellin	dSmR
^medellin 	dTmS
^media	bHiYmTrX
^media jornada	aFeUfRiA
^mediatheque	aGbVcW
^medical	hZiS
^medical 	hTiUjEpU
^medication	jT
^mediclaim	hV
^medico	bT
^medicover	hZ
^medina	cV
^medio	aTgSkG
^medir	i\`
^meds	iS
^meet	bBd\\hFiAjHnHpT
^meeting	aFfGt[
^meetings	jDkJl[pHsJ
^mehr	gThIiIqZtU
^mein	qb
^meine	pIqa
^meist	fZiIjInUqI
^meister	jf
^meister 	aTjU
^meisterbrief	jY
^meisterwerkstatt	bY
^mejor	k[sW
^mejor con	kY
^melbourne	cWpU
^melden	pW
^melden bei	p[
^melker	aW
^membership	a[
^membre	jZ
^meme	jEkSrYsS
^men's	bRiV
^menage	iX
^mende	c[
^menor	sX
^menor de	sX
^menos	fYoDrRsV
^mention	iHkWpUrV
^mentoring	i]
^menu	bIhTpTrW
^menuiserie	bUjX
^menuisier	aV
^menus	ic
^mep	iW
^mep 	iR
^meppen	cWiI
^meppen 	cWiI
^merchant	a\\
^merci	t^
^mercredi	h^
^merida	c]
^merida 	cY
^merthyr	cZjJ
^mes	iTjInW
^mesa	aTcJpX
^mesa 	aVcIiJmFpZ
^meses	eXiJjT
^mesner	a[
^meson	cZiFpY
^message	aIiGtX
^meta	i[jT
^meta 	i[jJ
^meteo	bDfHiFj^
^method	iW
^methode	aUcJjU
^metres	bU
^metro	b\\
^mets	rb
^metz	cZ
^metzger	fI
^mewp	bSiHkU
^mezcla	iX
^mfa	aXjU
^mfa 	a[bJcJ
^mgr	mX
^mi	fSiGjHmInZqVsH
^mi-so	f^
^mi-temps	eSfY
^mi-temps 	cFeSiI
^michigan	cT
^micro	iVlU
^microcentro	c\\
^micrometro	j\\
^mid	oa
^mid-level	aT
^mid-size	bY
^midas	gJj]
^midnight	bIhCi[nI
^midwife	aW
^miel	bThUkH
^miercoles	dTpU
^mieres	cX
^mig	aYjY
^migration	i]jF
^mikro	iYlJqItV
^mil	gTiV
^mileage	hVnT
^mileage 	gU
^mileage 00	gV
^milk	gShYiFkI
^milking	aSiY
^milling	iW
^min	dGeTf[
^min 0	fSjV
^mina	bIcX
^mind	jU
^mind 0	dSeTgW
^mind 00	gJj\\
^mindestens	jX
^mindestlohn	fIgX
^mine	bT
^mineral	bSiV
^mini	gUhV
^mini cooper	h[
^minibus	kTn]pH
^minijob	eR
^minijob 	gS
^minimo	g]
^minimo 0	gJjV
^minimum	jZsJ
^ministerium	qU
^ministry	bX
^minor	iS
^minot	c[
^minutes	tX
^mir	aWfTpR
^mirecourt	cT
^misas	fIic
^mise	iW
^mise a	iW
^mise en	iT
^miss	aGiGnVtS
^mission	eZ
^missoula	cX
^mit	tT
^mit 00	fS
^mit der	cXrW
^mitarbeiter	aZbH
^mitre	j]
^mittagessen	hU
^mittagstisch	iU
^mitte	oZsU
^mitteilungen	iX
^mittenwald	cU
^mittwoch	dYfUiI
^mittwochs	fThS
^mixed	b[iTjG
^ml	aY
^ml 	aX
^ml engineer	cR
^mld	bFiBjZkXsI
^mme	pYqS
^mo	f_
^mo 	eDjSpStT
^mo frei	fW
^mo-do	fe
^mo-do 	fY
^mo-fr	f]
^mobel	iV
^mobil	aTbScGnX
^mobil 	aVbRcJdCnR
^mobil-home	hYjE
^mobile	aVhS
^mobile home	dIh^
^mobiles	bBd\\jH
^modbus	jV
^modelo	hJiS
^module	bJi]pW
^modules	fFj\\
^moglichst	hIoZsR
^moi	qS
^moin	t^
^moins	bSiIsT
^moins de	bSeIiHsS
^moira	lSqW
^mois	eTgXsT
^moissonneuses	iZ
^moisture	iX
^moitie	b\\gJsI
^moles	cIjIkX
^mom	jW
^mon	dSfX
^mon /	dY
^mon associe	qW
^mon to	nT
^mon-fri	f[
^mon-fri 	f[
^mon-sat	fY
^mon-sat 0	eX
^mon-thu	f[
^monaghan	cU
^monatsabschluss	i\\
^monday	f_oY
^mondays	bGdZfXiI
^money	cBdEeDg\\hHiFjHkTlDnHqWrItI
^moniteur	aUiIkS
^monitor	aV
^monitoring	iS
^mons	c[
^mons 	cY
^monsieur	aHsStV
^montag	f[oR
^montag bis	fR
^montage	iTnZ
^montags	fUgH
^montaje	iW
^montana	jH
^montar	iU
^monte-meubles	bU
^monteria	cY
^monterrey	cV
^monterrey 	cV
^montessori	aXbWjI
^monteur	aT
^montevideo	cT
^montevideo 	cT
^month	f^hAiWjIpI
^month end	fSiZ
^monthey	cR
^monthly	g\\hB
^months	gUkG
^montpellier	cW
^montreal	cRjS
^montreux	cW
^montreux 	cW
^moose	cX
^moose jaw	cX
^more	bJdVeRfXiHlC
^morges	c\\
^morning	aFtf
^morning 	iDt^
^mornings	f[
^mornings 	f_iD
^mort	i^
^most	bWfRpGsS
^most of	bZpFsU
^mostly	bTfXmY
^mostrador	aCi\\mS
^mot	jV
^mot tester	jV
^mother	hXjD
^motivation	pY
^moto	hSiFjYkRnT
^motor	aJia
^motorcycle	jX
^motosierra	iRjX
^motus	qY
^motus 	qW
^moulage	jHkX
^mouscron	cW
^moves	cYfHi?jIkWmJnCoI
^movilidad	gXjT
^movilizacion	oZpH
^moving	iVkRnW
^moving 	iY
^mowing	iW
^moyenne	gV
^mozo	bS
^mps	gYiX
^mps 	gX
^mps /	gZ
^mr	qa
^mrcvs	j\\
^mrcvs 	jW
^mrics	kX
^mrics 	kU
^mrs	mTpYqT
^ms	p[q[
^ms office	jY
^msc	iCjZ
^msk	aViY
^msk physio	aZhJ
^msp	h\\jJ
^mssp	b^cIiIjI
^mt	cJk^
^mt 	cFjT
^mth	dWeTjH
^much	cZ
^mucha	bW
^mucho	cS
^mud	fUiVlJ
^muelle	bGcXiR
^muestras	i^pI
^muestreo	bIiU
^mujer	sc
^mulhouse	cY
^muller	aT
^mullingar	c]
^multi-site	iHj]
^multisport	hY
^multisport 	hY
^mum's	jIqZ
^mums	iTsT
^munchen 	gT
^munich	cT
^municipal	hX
^munster	cZ
^munster 	cS
^murcia	nU
^murcia 	nU
^muri	aFc[
^museum	bEh]
^museumspadagogik	aW
^music	aVhS
^muslim	bSsU
^muss	kIlUsU
^muss :	jU
^must	j\`sZ
^must 	j]
^must be	oWsZ
^must have	jY
^must pass	hHjV
^mutual	bZ
^mutuelle	bYhY
^mutuelle 	bT
^muy	hGkZmR
^my	qYtU
^n	cUgTjU
^n +	m^
^n 0	c@fEgTiIjXkUnJpF
^na	aHg]iFjGtS
^naas	bHc\\iBmT
^nacelle	bWi@jS
^nach	g^oZ
^nach 0	eX
^nach 00	bV
^nach tarif	bJgY
^nachfolge	iJo[
^nachsorge	hHiZ
^nacht	f\\gU
^nacht 00	gX
^nachts	iTjY
^nachtzuschlag	qS
^nada	eShCpS
^nada de	eThC
^nadege	bZtE
^nagold	cY
^nail	aSiT
^nail tech	aV
^nairobi	cY
^naloxone	iZ
^name	rV
^namensrecht	iZ
^namur	cZ
^namur 	c\\
^nanny 	aZ
^nantes	c[dCiG
^narbonne	cX
^narbonne 	cV
^natation	jV
^national	aEb\\iInY
^native	jV
^naturlich	qW
^naturstein	cGia
^naucalpan	cT
^naucalpan 	cT
^naukri	pW
^nav	i_
^nave	hUmIpX
^navette	h]
^navision	lX
^nb	bUcE
^ndis	jV
^ndt	jWkW
^ne	qRr\\
^ne le	qU
^near	cg
^nearly	aGgXiBjTnH
^neat	iHjVsT
^nebosh	jS
^necesita	aWtW
^necesitamos	tV
^necesito	aXcFtR
^ned	pZsR
^need	bIt\`
^need 	bIcHt[
^need to	jV
^needed	bJcHlGoWpHt\\
^needed 	aJbEcEiGl@oHt^
^needles	bTjU
^needn't	lW
^needs	iIjYtZ
^needs :	jV
^neerlandais	jZkS
^neerlandais 	kRlS
^nego	gIi_
^negoce	bS
^negociacion	j[
^negociar	i\\
^negociateur	a[
^negotiator	aS
^nein	gTjStJ
^nein 	bGdHgRmGnFoIqHrGsDtI
^neiva	nT
^neiva 	nT
^nen	a\\
^nerves	jX
^net	gFh\\iX
^netsuite	jW
^nettoyage	bUfJ
^network	bSjF
^neue	hZiHjX
^neues	bTiIqV
^neuf	bUgRmX
^neun	b]iI
^neuruppin	cW
^neuruppin 	cW
^neuss	c\\
^never	f\\lYpI
^nevers	nT
^nevers 	nT
^new	gSiYrGtW
^newcastle	cR
^newcastle 	cU
^newly	bVgHjDl]
^newmarket	cY
^newmarket 	cY
^newport	cWdTnI
^newsletter	iT
^next	cYiW
^nh	aUbRcJiI
^nhs	jEpW
^nhs pension	h[
^ni	lYqVsT
^nice	bTsZ
^nice :	k^
^nicht	jRrR
^nicht "	rT
^nichts	qHrVs@tZ
^nie	fXlGrVsZ
^night	a[g\\jT
^night 	aIdHfGgUiDjHmUnV
^night 00	g[
^night auditor	rT
^nights	aXfSgWiJ
^nights 	aWbJcFf[iGjJ
^nights 0	f\\
^nights 00	fUqS
^nilgosc	hX
^nine	gHm_
^ninera	aV
^nineteen	b_i=
^ninos	iR
^niort	c_
^niort 	cV
^niveau	gUiF
^niveau 0	bWiCjS
^nivel	g]iEjX
^nivel 0	aSgTiHjX
^nix	qTsR
^njc	ga
^nl	cGj\`
^nm	iHjY
^nmc	j^
^nmc 	jU
^no	sU
^no 	bIdXeRfWlH
^no "	rY
^no agencies	bIlJrY
^no degree	l\`
^no evenings	fYiI
^no exclamation	rV
^no experience	lZ
^no hace	tR
^no hay	fXhXiWlH
^no lo	iIlTqWrYsI
^no more	eXj^
^no need	hHl\\qW
^no nights	fWhWiJsI
^no one	s\`
^no pedimos	lU
^no pongas	rX
^no sales	gViYlH
^no saturdays	hX
^no se	lXqV
^no sundays	fbgE
^no weekends	f\\iGlR
^no women	pJsY
^nobody	qRsZ
^nobody with	sS
^noch	hGtU
^noch nicht	lSqS
^noche	f_iDjG
^noches	fY
^noches de	hViF
^nocturno	cJf[gT
^noise	i^tJ
^nok	g[
^nom	jZ
^nom 000	jZ
^nombramiento	eZiIj[
^nombre	qJrU
^nominas	aViS
^nominas 	aX
^non	j]
^non-profit	bX
^none	cGjIpDsZ
^none 	bGeTiFrYsG
^none of	cGfViIpCqWsS
^noon	fUpY
^noon 0	oI
^norfolk	cU
^normal	dEf]hFjHnI
^north	cVjZ
^northampton	jR
^northern	gVhGj@k^
^norwegian	hTjUkIlJqI
^norwich	cY
^norwich 	cU
^nos	bVkVsS
^nosotros	bEiBlDm\\pH
^not	aIjUsYtS
^not a	aFjSqWsR
^not asked	iRlU
^not for	dXhFjYlFmGpFrBtG
^not just	j\\
^not to	q[
^nota	iX
^notarfachangestellte	aZ
^notdienst	fYgS
^notdienst 0	f]
^note	aJq\\tW
^notes	t^
^notfalls	iGnGqW
^nothing	iJjIlTpSrZtF
^notice	eGiGoGpXtT
^notices	iW
^notions	iDjUkU
^notre	aCq_
^nous sommes	bZ
^nov	fXoS
^nov 	fTiU
^nov-feb	bJo\\
^november	fXiEpJ
^noviembre	fZoJ
^noviembre 	fSiJ
^now	aAbIcGiFmHo]rHtV
^nplq	j[
^nps	gIh[iUjHtF
^nr	bCcWgZjF
^nrp	iHj]pJ
^ns	gHh^jEnC
^ns business	hU
^nssf	h^
^nsw	cT
^nuchtern	jZrCsW
^nueva	cX
^nueve	mW
^nuevo	bBc]
^nuit	f\`sH
^nuits	fRg\\iE
^num	jHmZ
^numeracy	iGlX
^nur	fUjErYs[
^nurnberg	cU
^nurse	mW
^nursery	a]bEcFhXjB
^nursing	aWiDjGkZlH
^nv	cIe\`g\\jAmG
^nvq	jV
^nvq 0	j\`
^nyon	cZ
^nyon 	cZ
^nz	gVkIsT
^nz $	gZ
^o	aVgT
^o sea	fUsT
^oa	abbE
^oak	iV
^ob	iVjGlYq[
^oban	cVjU
^oban 	jV
^objet	pUrItS
^obra	e[iS
^obra 	cGeZjU
^obra en	c[eHiJ
^obst	h[
^obst 	bThSiR
^obviously	qUrX
^obviously 	gGhSjTpJ
^occ	gJiGjImW
^occasional	fZnY
^ochenta	bUgW
^ocho	eIfXmVoU
^ocho y	fU
^oct	fWiVoT
^oct 	f[iS
^october	fX
^october 	bTcS
^octobre	eSfU
^octobre 	eSfU
^octubre	eV
^octubre 	cH
^odd	cGf^nT
^oder	tY
^oee	i\\jH
^of	oV
^of 0	bTfR
^of the	fThBsV
^off	cWfZqW
^off-season	bIfSiT
^offenbach	cS
^offenbach 	cS
^offers	iY
^offi-jahreskarte	hW
^office	bRdR
^office 	bDcCd<fJiSj_tT
^office is	c^
^office manager	aScT
^offiziell	aUiGqV
^offnungszeiten	fV
^offshore	cCkDnZ
^oficial	a\\
^oficial de	aXiImS
^oficina	cWdSfHmR
^oficina de	bTcGdGi\\
^ofsted	bV
^oguk	j[
^oh	bHhHiDjEpIqSrSsS
^oh and	hGt[
^ohne	rW
^oil	i\\
^oilskins	h\\
^oilskins 	hY
^ojala	iGkaoRsR
^ojo	qVrV
^ok	jStg
^ok 	cIjFqVtX
^ok so	tV
^okay	lCtd
^oktober	fT
^oktober 	fV
^old	bZqW
^oldenburg	cV
^oldham	cRsS
^olen	iY
^on 	fZiF
^on a	q]
^on call	f[
^on en	eFjEk]lImIpIqDsU
^on est	b\`fEqHsR
^on fait	bYpT
^on ne	fTkWlIqUsH
^on ouvre	tT
^on paie	g^
^on se	lIsStZ
^on site	bRdShTmJ
^on the	cW
^on veut	bIdSoIqHsUtT
^on-call	f\\gUlI
^onboarding	iY
^once	jTm[
^oncology	aTgIkT
^one	fT
^one 	aUc?dSfRiJjBkH
^one anchor	dX
^one day	bIdUfU
^one is	jUqZtH
^one of	jWqIsU
^one sat	f[
^one saturday	fX
^one week	cFnZ
^one weekend	fV
^one year	eTgShDiJjZpH
^one-offs	iT
^ong	aGbdjH
^ongoing	aHeYmT
^ongoing 	e[
^online	pc
^online 	pW
^only	pWtR
^onsite	bRiIpS
^oos	iS
^open	bXiXrY
^open at	bHiUqW
^open-ended	e]
^opera	j\`
^opera 	bVjS
^opera cloud	jW
^operador	bSjT
^operador de	cV
^operadores	aX
^operario	aU
^operarios	a\`bDiI
^operateur	aSpH
^ops	aVbHfTiGjHmTpU
^optical	bUoI
^opticien	aYiI
^optico-optometrista	aW
^optik	b[jH
^option	eXlEnTpI
^options	fJgViJjH
^optom	a\`
^or 	gTjIkGpYtW
^oral	jW
^ordenado	iCjZlS
^order	i\\
^order book	bZ
^ordi	dGh[
^organic	bShY
^organist	aT
^organist 	aT
^orleans	cV
^orleans 	cV
^ort	cbgT
^ortho	iZ
^ortho 	iW
^orthographe	jXpH
^orthoptiste	gI
^os	hXtT
^oscp	aFkY
^osde	gThViI
^osde 000	gDh]
^osha	jUk[lJ
^osnabruck	cT
^osorno	nV
^ostern	eFf\\pCqI
^osterreich	bHcGn]
^oswestry	cY
^oswestry 	cV
^ot	aTbTfUgWiGjH
^ot 	a\\bGcIf@gR
^ota	aXbHi\\
^otdr	hJiSjV
^ote	g_
^ote 00	gU
^other	lZ
^otherwise	bIcTdYeR
^otp	hWiG
^ou	jX
^oui	aFhUjUkH
^our	aJgGqS
^ourense	cU
^out	cYnV
^out by	f\\gEiG
^out of	cVf>i[
^out-of-hours	fV
^outgoing	iIoXqW
^outillage	h]iD
^outside	bGcbhFiJ
^ouvert	aSlVqI
^ouverture	fUoW
^ouvrier	ad
^ouvriers	aUiHjS
^ov	aWnW
^over	iW
^over 00	i[
^overlap	oU
^overlock	jW
^overnight	aBbWeFiJjIn[
^overtime	fUgThH
^own	jY
^own 	kTlS
^own car	hIlUn\\
^own hand	jU
^own the	iYjI
^own tools	jZ
^own transport	iGlW
^owned	bV
^owned by	bU
^owner	iSjHmY
^owner's	qUsW
^owners	bWcHhIiHpGqV
^owns	i[
^oxygen	jZ
^oye	qRt\\
^oyonnax	cW
^p	j]
^p &	hWjI
^p 0	g\`jG
^p-schein	jY
^pa	iU
^pa 0	ja
^pa to	aRmV
^paciencia	jZ
^package	gY
^packaging	bSgHhVjI
^packing	ia
^pacu	iUjIlX
^padagogische	aTlWpH
^paderborn	cX
^paderborn 	cS
^padi	bViIjZ
^paediatric	kS
^paeds	i]jDkVlF
^paga	bHcGgTiYjI
^pagamos	gWqZ
^pago	g[
^pago delegado	g]
^paid	gShWpT
^paid 	eUgChHnU
^paid weekly	fEgXiI
^paie	gTiU
^paint	iW
^painter	iX
^painting	iU
^pair	aEbIcHfHiHmVpT
^pairing	iHpU
^paisley	cS
^paisley 	cS
^palace	b[cH
^palefrenier	iImT
^palefrenier 	aRmT
^palencia	cX
^palencia 	cX
^palenque	bWhHiT
^paleographie	j\\
^palliative	kY
^palma	cZ
^palma 	c[
^pamplona	cT
^panama	fV
^panel	iXp^
^panel 	pY
^panier	gShY
^panier 00	gYhG
^paniers	g[
^paniers 	g[
^panneaux	bYiH
^panto	aX
^papa	qT
^papeles	iJlYpS
^paperwork	iZ
^papiers	dJiY
^paques	cIfHqU
^paquete	gW
^par	fZiRjHpWtG
^par mois	eJf]iG
^para	oWtS
^para el	cRtV
^para la	bFcTiRtT
^parage	iY
^paralegal	kW
^paraplanner	aZ
^parc	bTi]
^parcels	i\\sJ
^pardon	qUr]t=
^pareja	bImVsV
^parent	ia
^parental	eW
^parents	hY
^paris	cZnU
^paris 	cHmTnSqFtI
^paris 0	cRnU
^parish	dFpY
^parish administrator	sT
^park	hTiEpS
^parken	gIhXiI
^parking	h]
^parking 	hT
^parkplatz	cJhV
^paroisse	bY
^parque	c\\
^parrilla	bViT
^parroquia	aHbVcR
^part	gZiE
^part time	eYgG
^part-time	eUfX
^part-time 	eW
^parte	iVoW
^partes	i\`
^participacion	g^iCjI
^participation	g_iF
^participation 	gXhS
^partir	iU
^partner	maqT
^parts	iV
^pas	sU
^pas 	aFiZqGsY
^pas besoin	l^
^pas de	fRrS
^pas le	fTiGjVsH
^pas plus	dWfXkDrS
^pas un	rYsV
^pasa	p\\rG
^pasaje	gIhUiHnT
^pasajes	h[
^pase	hajD
^paseo	i[
^pass	iGj\\pIsX
^passages	hW
^passe	cIi^pEqWsI
^passed	j\`lA
^passer	pZ
^passing	bCiZ
^passport	hDiGjYpXsA
^passports	pV
^pastor	iHmTqUtR
^pastry	aX
^patch	c_fSiTjF
^patent	aUjIlY
^path	bSiU
^patience	jb
^patience with	kU
^patient	aGbXjU
^patient 	jY
^patienten	iZ
^patients	iXlD
^patio	cYhXiH
^patissier	mZ
^patron	aUkTmRqF
^patron de	aViGkV
^pau	c]
^paul	eJfYjIlHqStX
^pay	g]nR
^pay :	gV
^paye	e_gRjG
^payerne	cX
^payments	aUbYjG
^payroll	aXiT
^payroll 	iSjGtT
^pays	bGfIgRhRsV
^pc	gIhW
^pc 	jR
^pca	bSgS
^pda	iY
^pdf	iCp^
^pe	aVgWjI
^peace	aFbHcTiIj\\
^peajes	bIh[iH
^peak	fVhElIoR
^pedidos	gJlS
^pedimos	j[
^peer	aY
^peers	aGbIcJfHhIiJm[
^peine	aHcW
^peine 	cW
^peintre	a[
^peluquera	aXgI
^pen	aWjXrI
^penang	bScUiF
^penang 	bWiH
^pendeln	iInW
^penrith	cU
^pension	hY
^pension 	hU
^pension 0	h\\
^pension 00	fJgX
^pensioner	hJi[
^pensions	aS
^pensionskasse	h\\
^pensum	fYgHjItS
^penzance	cU
^penzance 	cU
^peon	aW
^people	iHjUlJqUrX
^pepiniere	bX
^per	aFgStT
^per diem	gXhU
^perdon	eSiFjHqT
^perdon 	aFbHdJeUfRhIiJjEkJlImRoJpJqArIsH
^perfil	mHrTs[
^period	j[
^perks	hW
^perks :	hW
^perm	e^fJ
^perm 	fI
^perm after	eY
^permanence	iR
^permanences	iW
^permanent	e]
^permanent after	eV
^permis	j]
^permis 	j^
^permis b	jU
^permis be	jT
^permis c	s[
^permis de	iX
^permiso	jZ
^permiso b	jS
^permisos	iX
^permisos 	jV
^pero	tS
^pero si	lR
^pers	gHh]iEjF
^person	jSmS
^personal	iVlUmU
^personal licence	iIkGlZ
^personalrabatt	hY
^personalreferent	qV
^personalwohnung	gJh^iJ
^personas	iZ
^personne	qRtS
^perth	cSfS
^perth 	fTpS
^peso	iV
^pest	aV
^pet	aXiR
^peterborough 	cR
^petite	cIfViV
^petites	iSjJ
^petits	nW
^petrol	gVnH
^pets	dJfHhSjEkIlRpGrJtI
^petty	i\\
^peu	i[
^pf	hZ
^pf 	hYjJ
^pfaff	jUlY
^pflaster	i\\
^ph	iUjHpT
^pharmacist	sR
^pharmacist 	aR
^phase	aJbViT
^phd	jXl]
^phone	hSp_
^phone 	gVh^
^phones	bUfIiZlI
^phones 	aTbJi\\
^photo	i\\sX
^photography	iCk\\
^photos	iCjJk\\pR
^photoshop	jZ
^phrases	iCkT
^physics	jU
^physics 	jW
^physio	hRmT
^physio 	iJmXpJ
^phyto	bIi_jH
^pi	bFc[iFjGmW
^piano	aTcGhW
^pianos	bUsHtJ
^pick	fYgSjF
^pick-up	h[
^pick-up 	h]iC
^picking	iT
^pics	bTpW
^picture	cEiSrY
^pida	i\\
^pido	jUqU
^pie	bHi]
^piece	g\\iJ
^piece bonus	gT
^piece rate	gXiI
^pieces	i[jG
^piers	iDmVtX
^pieza	h\\
^piezas	bWdZiC
^pigiste	eY
^pikett	fX
^pilar	iHoVpStI
^pilot	aYhTiSjGlS
^pilotage	iV
^piloto	aZ
^pilots	lX
^ping	hZiFpU
^pint	fIhZiIsHtH
^pintor	aU
^pintura	iDkZpJ
^pip	bHi^
^pipelines	ib
^piscina	iU
^piscine	bTiT
^piscines	bU
^piso	cWgShWiI
^pisos	ie
^pizzaiolo	aY
^pl	a\\bIdUfBjG
^place	c]iR
^placement	lS
^plain	iWrX
^plan	eViZjE
^plan de	hTiU
^plan the	bHi\\
^plancha	cEiXjS
^planeacion	iX
^planilla	eW
^planilla de	eDi[jR
^planillas	iV
^planner	aRmXtI
^planner 	mZpJ
^planning	eHf[gUiRtS
^plano	cXj]
^plans	i]
^plans de	iT
^plant	bBcViImV
^planta	bVeW
^planta de	b^eJ
^plantillas	iRjT
^plants	bRcIhViI
^planungsburo	aHb]
^plasencia	cY
^plasterer	aTiS
^plataforma	iGj_
^plataforma elevadora	jS
^plateforme	bTcXiG
^platform	aRbAjEkW
^plating	jZ
^platt	iHjFl]
^plauen	cV
^plauen 	cV
^play	bTiYjGkJ
^plays	iIjYkT
^playwright	aCjZ
^playwright 	jR
^plaza	qS
^plazo	eXfHpX
^plazo fijo	eY
^plazos	iZ
^plc	iHjUkX
^plc 	jSkS
^plc s	iEjIkY
^plda	jX
^please	iFrVtY
^please 	cIsR
^plein	aGbCcUhEi^
^pliage	iUjR
^pln	gS
^pln 0	gS
^pls	cAgUjErTt\\
^plumber	aZ
^plumber 	aY
^plume	j]
^plus	g]
^plus 	hSkV
^plus 0	fSiJ
^plus a	aJfFgShW
^plus de	hY
^plus one	cWgH
^plus points	gIk_
^pluses	fSiJkV
^pluspunkt	k]
^plutot	s_
^plymouth	bJc^
^plz	aJbGcaiAjDnX
^pm	a]gShDiCjAmdtG
^pm 	aXiG
^pme	aTbV
^pmp	iHj_
^pmp 	bRjU
^pms	jS
^po	aVm]
^po 0	aZgUjSmG
^pod	hUmZ
^poda	iZjS
^podcast	iX
^podemos	gR
^podologo	aT
^podologo /	aT
^point	bBfHgSiVkFrHtY
^pointe	f\\
^points	g]hGiBlJ
^polanco	cT
^polanco 	cS
^polar	aYbBgGiZ
^police	bHjXlEmTqW
^polier	mZ
^polish	jV
^polish 	cJkTmS
^polish or	jCsU
^polite	iGjY
^poliza	hWiHjT
^polnisch	kS
^polo	bFhXiW
^polo 	hZ
^polsterer	lV
^pompier	aRiT
^pon	aErStW
^poner	i\\mIrJ
^ponferrada	cX
^ponferrada 	cT
^ponlo	rb
^pontarlier	cT
^pool	jUlRnZ
^pool car	hGn_
^pop	iJp]
^por	e^gT
^por eso	bTeIqY
^por favor	eIlSrX
^por los	eIfIjFkVsY
^por semana	eIfXhHnS
^por si	bTcEhGjW
^port	aBcRhG
^port de	jWsV
^port of	aJbZiH
^portafolio	iDj\\
^portal	p[
^portatil	h\\jF
^portefeuille	iTjU
^portfolio	iBjUpb
^portfolio 	p]
^portfolios	lFpX
^porto	hHkSnZ
^portugais	kX
^portugais 	kSsI
^portugal	cIeJiAjJkXnW
^portugiesisch	jDk_
^portugues	j\\kW
^portugues 	k\\
^portuguese	jU
^portuguese 	iJjTrR
^pose	iU
^pose de	iU
^poseur	sI
^posgrado	kIlY
^position	aXiHtT
^possibilite	hV
^possible	hRjIo\\
^post	iZoW
^post 	cJeSi]
^post :	aVp\\
^postdoc	a^jJ
^poste	cWiHo^tS
^postgres	jW
^postgres 	jT
^posting	aJpZ
^postnatal	i^
^pots	iZ
^potsdam	cWdJ
^poubelles	iT
^pour	aHtS
^pour 	aGcEeTiFtW
^pour la	oX
^pour le	cUhFkZ
^pour un	aGbScS
^pourboires	g^sH
^power	kU
^power bi	kV
^ppap	iZjH
^ppap 	iS
^ppe	h\`jEpS
^ppe 	hW
^pr	iXjGoS
^practical	p[
^practice	iEp]rR
^practising	hZiDsS
^prairies	cUiU
^praxis	bZ
^pre-screening	iT
^pre-shift	iY
^preavis	iVjHoY
^pref	eHiHjJkb
^prefer	s]
^preferably	kX
^preferible	kSsW
^preguntar	pV
^preguntar por	pV
^prelevements	iV
^premiere	jWmZ
^premiere 	jX
^premio	gW
^premio por	gX
^prep	ie
^prepaga	h[iG
^preparar	iT
^preparateur	aS
^preparation	iY
^preparation des	iV
^preparer	iY
^preparer les	iZ
^preparing	iW
^prepose	aXcF
^pres	c]iF
^presence	dUiR
^presencial	dWpS
^presencial 	pV
^presentable	pHs]
^presentarse	pY
^press	aYbHi^jI
^presse	i\\jU
^pressereferent	aS
^pressing	i]oI
^prestacion	eUgTiF
^prestacion de	gW
^prestaciones	gUhWiH
^prestamo	iU
^prestamo 	iW
^prestataire	b\`gHmG
^presto	iIj\\
^preston	cT
^preston 	cT
^presupuesto	bUgGhW
^presupuestos	iZ
^preventif	eJi[
^prevention	iW
^preventivos	i[
^prevoyance	bChZ
^price	eUgThIiU
^pricing	aV
^pricing actuary	aW
^prima	eRgUiEjToJ
^primary	aFbCcIgIhEiUjEk[
^primates	aXiR
^primavera	cJiHjYoX
^prime	gd
^prime 	gV
^prime 0	f[gC
^prime de	hY
^prime sur	gU
^primer	fHhRjYkIlW
^primera	eHlWoVrI
^primero	r]
^primeros	iIjZoR
^primeros auxilios	j^
^primes	g^
^primes 	gZ
^primes de	eS
^prince	cUiJkZ
^principal	mb
^prise	iS
^prise de	fUiFjRoV
^private	bVhV
^private medical	hY
^privately	bR
^priya	tT
^pro	gZhUjV
^pro rata	g[
^probate	iW
^probation	bYiB
^proben	iT
^probenahme	iY
^probespiel	pT
^probetag	pZ
^probezeit	e]pG
^process	aUjGpU
^process :	pV
^procurement	aTiR
^procurement 	aU
^prod	cIjCq[tU
^produccion	bDcIgTiHjImZsG
^producing	bW
^product	gFhRmR
^production	aSgYiIlImS
^production planner	qU
^producto	bUiT
^productor	aWiJrR
^produktmanager	aVgI
^prof	aXq]
^prof de	aSjT
^profe	aW
^profe de	aW
^professeur	aIgYjJ
^profils	aIiXmIpHqU
^profit	aIgXoI
^profit share	aFhVoE
^profitabel	bX
^profitabel 	bX
^programa	bScGeW
^programacion	iXnJ
^programme	bZiD
^progress	iT
^project	eRjD
^projektbefristet	eZgJjI
^projet	bSiV
^projets	aW
^prokurist	mY
^prolexis	jV
^promedio	g^nG
^prometheus	jY
^promotion	j]
^prophet	jX
^propina	g\`
^propinas	g^iE
^propinas 	gU
^prorrogable	eU
^prospection	iR
^protection	iV
^protel	jS
^prothesiste	a]iJ
^protocolo	iSjR
^protokoll	bEqStU
^protokolle	iS
^proveedores	iV
^proveedores 	iW
^providencia	c[
^provident	eGh]
^provision	g[
^provision 	gW
^proyectista	a]
^proyecto	eDiRo[
^proyectos	i]
^prueba	iX
^pruebas	bJgViWpG
^prufer	aX
^prufungen	iCn^
^pruning	iV
^psa	jX
^psc	j\\kJ
^pse	jW
^psi	j^
^psicologa	a[cI
^psicologia	jJk[
^psicologo	mX
^pso	a]jU
^psst	pIqZ
^psych	j^
^psycholog	aXeRjG
^psychologue	aYbTiF
^psychometric	pZ
^pt	e[iRpH
^pt 	cHiU
^pta	aXfF
^pta 	aTcGiJjSmDtI
^pto	hZjI
^pts	aUlY
^pub	bUfJhWiWjE
^public	bYjV
^publication	iTjJpX
^published	fWiSjJ
^publisher	iFjXqT
^puebla	cU
^pueblo	bHcXnW
^puertas	i[
^puerto	cW
^puertollano	bT
^puertollano 	bT
^pues	qUtU
^puesta	iY
^puesta a	iY
^puesto	aXcXiF
^puis	eVjIp\\
^pump	i\\jH
^pumpen	aW
^puncion	jX
^pune	cb
^punjabi	kT
^punjabi 	rS
^punta	iU
^puntaje	g[iDjH
^puntos	jU
^purchase	aS
^purchase ledger	aS
^purge	i]
^pushback	bJiV
^put	rY
^put the	hFrX
^putzfrau	aRbU
^pv	aYjG
^python	iJkY
^python 	aSjS
^python or	jWkF
^pytorch	j]
^pytorch 	jV
^q	i=jZoX
^q 0	o_pI
^q-grader	iFkZ
^qa	a\\mS
^qa 	iAjHmZpJ
^qc	a[mV
^qc chemist	aU
^qgis	jUkY
^qgis 	jRkS
^qm	aFbFcIfFiRjDkHm\\sHtD
^qqi	jY
^qqi 0	jY
^qs	aU
^qs 	aY
^qts	j\\
^qts 	jZ
^quad	aJcGdIeHfJhUiCkSmInJpHqIrIsItI
^qualif	iIjTlT
^qualification	iW
^qualifications	iCt]
^qualified	aSbFcHfIgTlRoE
^quality	aGbCiYmXrS
^quals	gXjY
^quart	fTiV
^quarterly	dVgS
^quarterly bonus	gU
^quarters	hX
^quartier	cUgSh]rI
^quatre	bTcSmU
^quay	bJhHi[
^que	jZ
^que 	cJjSsR
^que el	pFr]sH
^que haya	iBkYsX
^que llamen	fJpU
^que no	jUs\`
^que se	rSsR
^que sea	j]
^que sepa	kV
^que tenga	jW
^quebec	cTdS
^quechua	j[kD
^queen	iT
^quelqu'un	s]
^quelqu'un pour	aWsH
^quelques	kX
^quereinsteiger	l\\
^quereinstieg	lY
^queremos	aScGiHjStS
^queretaro	cW
^questions	mW
^qui	aGo^
^quick	iHj]tW
^quick one	bWjI
^quickbooks	jX
^quiero	aR
^quiet	fWoHpDqR
^quince	aXcJfWiFmI
^quinto	dV
^quiropodias	iW
^quita	r^
^quota	bJeWi_
^quote	bTfGpUr^
^quotes	iW
^r	gX
^r 	aIiIj\`
^r &	hTiUqS
^r 0	g]
^r 00	ga
^r 000	gYiJjTlJ
^ra-micro	jV
^ra-micro 	jT
^rabais	hV
^rabatt	hW
^racing	bV
^racking	iV
^radar	i]
^radiation	jEkY
^radio	bWiRj[
^radiographer	aTjJlV
^radios	iU
^rafaela	cV
^rahmenvertrage	iY
^raigmore	cY
^rail	bTh[jIkHlS
^rails	iU
^raised	iHsR
^ral	gW
^ramadan	fXoIsF
^ramp	aYiU
^ramp agents	a\\iJ
^rampe	i]
^ranch	cRhT
^random	iJjY
^range	gYiG
^ranger	jImX
^rangierbahnhof	cY
^rappel	eTpZ
^rapport	i]sT
^rapports	dTiXpH
^rare	bSiT
^ras	cb
^rat	iZ
^rate	gYtI
^rates	e\\iIjE
^rathaus	c[
^ratio	fEiSjJm_
^ratios	iW
^rattache	mY
^rattachement	mZ
^raum	ca
^ravalement	aIiYjV
^rcp	j\\
^rda	jY
^re	dTtY
^re :	tZ
^reach	aSiBjUk\\
^react	jT
^reactivos	cHiTjW
^read	iCjapV
^reading	c\\dDiGjZ
^reading 	c[iH
^reads	i@jmqE
^real	g[iU
^realistisch	gU
^really	fTjY
^reaper	jSkZ
^reassort	iX
^recall	fIgUi[jD
^recepcion	aUcGi[
^recepcionista	hT
^recepcionista 	hW
^reception	aHiTjItV
^receptionist	bSfIsT
^recettes	jT
^rechenzentrum	cU
^recherche	aRbGtS
^recibir	iW
^recibo	eW
^recien	iIlVsR
^recklinghausen	cV
^reclamaciones	iU
^reconocimiento	jXsT
^records	aYiF
^recruit	gRiX
^recruiter screen	pT
^recruiting	bR
^recruitment	aUpVtJ
^recrutement	lZmGrT
^recruter	iX
^recup	f]hIiIoF
^recycling	aUbIiU
^red	jX
^red deer	cc
^red seal	j]lU
^redaccion	gEiGj]kV
^redactalo	rZ
^redacted	p]rG
^redacteur	aT
^redditch	cX
^reden	jZ
^redes	jZ
^redlines	iX
^reductions 	iT
^reederei	bT
^reeducation	iXjI
^reels	iZjX
^reels 	jV
^reemplazo	eY
^reer	h\`
^reer 0	h[
^reer collectif	hY
^ref	pYtU
^ref 	pY
^refa	a^sH
^referees	pS
^reference	pZ
^references	iSpS
^referencias	jXpT
^referent	bT
^refineria	c^iE
^reflective	h\\iG
^refraktion	iY
^refuerzo	eRjW
^reg	aXfCiTpW
^regensburg	dR
^regensburg 	cV
^regente	aViDmY
^regenzeug	hW
^regie	b^jHpU
^regime	hW
^region	bHcUiInTtR
^regional	bUkYmZ
^regisseur	aT
^registered	jZ
^registered manager	aZgGjH
^registre	cIi^
^registro	iVjW
^registro 	kGmZpG
^reglage	iU
^regleur	aU
^regular	e[gS
^regular 	eXgV
^regulation	iY
^regulatory	aWcHiTjF
^rehab	aUbS
^reims	bEcVd\\hHiJ
^reiseburo	aTlVsJ
^reisekosten	iX
^reisen	cGiVsS
^relacion	e[
^relances	iS
^relations	ia
^release	eIfbnE
^relevage	iT
^releve	bHiXmR
^releve de	mUpS
^releves	i\\jJ
^relevo	eViU
^relief	a[jE
^relocation	gRhX
^relocation 	hZ
^relocation up	gIhZ
^remates	iY
^remise	hV
^remise 00	hRkS
^remontajes	jU
^remote	d[
^remote uk	dS
^remoto	cIdW
^removals	aWiGjT
^remplacement	e_iR
^remplacement d'un	eZ
^remplacement de	aHcGeEiZ
^remuneration	eEg_
^rencontre	pU
^rendez-vous	pZ
^rendimiento	fIgGhJi]
^renewable	eT
^renewals	iS
^rennes	cW
^rennes 	cU
^renovable	aHe[
^rent	eYgSiUjI
^rentable	bZ
^reo	cDjZ
^rep	jb
^repairs	bUhT
^reparation	aS
^repas	bEgHhc
^repas du	hU
^repeat	eU
^replacement	eThGiHqUtI
^replies	p\\
^reponse	pY
^reponses	pW
^report	jYpS
^reporta	mX
^reporta a	mW
^reporte	aHdYiU
^reporting	mY
^reporting to	mX
^reports	gYiJmW
^reports to	mX
^repos	fT
^repos dimanche	fR
^reprise	gVoY
^req	cJjZpYtJ
^requerimientos	iW
^required	j[lItJ
^research	bWkW
^reseau	bJcIhBjCk]
^reservas	i[
^reservations	iW
^reserve	bZeS
^reservoir	aU
^resi	aW
^residence	cVdShTiCjHoWpH
^residencia	b[jW
^residencia 	aIbVcHjT
^residency	bX
^resident	aVeXoJ
^resident 	aUeTgG
^residente	a_mE
^residential	bGcIi^jE
^resolucion	jW
^resort	bX
^resp	aXbJcFmZ
^responde	mY
^responder	iY
^responsable	aSmX
^responsable de	aX
^rest	dVfUtX
^restaurador	aVbG
^restaurant	bSh^
^restaurante	bVcUiFjJ
^restaurateur	aU
^restaurator	bHhU
^reste	bIcIfGiZqEr[
^resto	bSdVfW
^resume	p[
^resume 	p[
^retail	iV
^reten	f]
^retention	g]iH
^rethus	jY
^rethus 	jW
^retired	jJkX
^reto	iIpTqT
^retouches	fT
^retour	nXpU
^retraite	h]sG
^retrocession	g_iI
^rettungssanitater	aUjI
^rettungsschwimmer	aFgVhDj\\lW
^returners	aZhGkIlT
^reunion	iYp[
^reuniones	iU
^reunions	iT
^reus	c\\
^reversing	iT
^review	gVoFpS
^revision	gYiTqU
^revisions	iT
^revit	jg
^revit 	jX
^revue	fIi[
^revues	iV
^rewrite	rZ
^rezepturen	iV
^rf	jZ
^rh	iYjB
^rhein-main	cYjI
^rheine	c[
^rheine 	c[
^rhel	iJj^
^rhino	bYcJjTkR
^rhino 	kV
^rhyl	cY
^rhyl 	cY
^richmond	cZ
^ride	hWjH
^rider	iUjS
^riding	bSjUkIlT
^riego	aTbIi]
^riego 	iW
^rifseep	hT
^rifseep 	hT
^rig	bFiGmSnY
^rigging	iSjIkU
^right	rIsRtd
^right 	ta
^ring	iYpX
^ring the	pY
^rio	c]
^ripon	aEbScU
^ripon 	aEbScU
^rising	gUhJ
^risk	iWjU
^river	cJpW
^rm	g^
^rn	aScGlSpV
^road	bGgCiZ
^roadmap	iU
^robot	aYbUcGmF
^robots	aUbAjGkX
^rolar	f_
^role	aXiV
^rolling	eIpW
^romanian	lVsE
^romford	cT
^ronda	cY
^ronda 	cY
^rondas	i[
^rondes	iW
^rontgendiagnostik	aWiSjJ
^roof	bRcHjW
^roofer	a]
^roofs	hHi]
^room	h\`mT
^rooms	bDfJhgiB
^ropa	h_iH
^rope	iW
^ropes	aY
^ros	iYjEkS
^rosario	bJdSiEpW
^rosenheim	cU
^rosenheim 	cS
^roster	f[
^rosters	fX
^rostock	cV
^rostock 	nS
^rota	fTiZmD
^rota :	fR
^rotacion	iT
^rotas	iU
^rotas 	iV
^rotating	fZiJ
^rotation	fZ
^rotation 0	fU
^rotational	aRfU
^rotherham	cU
^rotherham 	cT
^rotterdam	cW
^rotterdam 	cU
^roughly	fSiGpS
^roughly 0	fSiGpS
^roulement	fViSjInV
^roulette	iWjY
^round	bDca
^rounds	p]
^royal	bSc\\
^rrh	a_cIjG
^rrhh	aGqZ
^rrsp	gJh]jI
^rs	aScHgX
^rsph	j]
^rtt	he
^rtt 00	hW
^rtw	aHbTiXjE
^rue	c\\iIm[
^rue de	cY
^ruf	bRpZqS
^rufbereitschaft	fV
^rufdienst	fYgS
^rufdienst 0	fWhI
^rufen	iAp_
^rugby	bU
^rugby 	aSbR
^ruhige	sS
^rule	bHiZ
^run	iY
^run the	aSiU
^runbooks	iV
^rund	eV
^rund 000	bUfV
^rundgang	iY
^rungis	cY
^running	iSmT
^running the	iX
^runs	gDj\`mH
^rural	j\\
^russian 	cIjS
^russisch	jGk^lE
^rust	iAjRk\`
^rust 	jEkS
^rusten	iZ
^rustenburg	cY
^ruta	bJfHh[iUnV
^ruta 	aUbFcEhDiWmH
^ruta 0	cSfDhEiUnV
^rutas	iXnU
^s	g]
^s $	gX
^s &	iU
^s /	bSg_
^s 0	aHbIgViSjRkT
^s 00	gXjX
^s'il	lWrZs>
^sa	fb
^saarbrucken	cY
^saarbrucken 	cW
^saas	iR
^sab	fY
^sabadell	cX
^sabado	f_
^sabados	f\`
^sabados hasta	fW
^sabbath	hRjVlJ
^sabbatical	h^jI
^saber	aIj[kW
^sablage	iW
^sachbearbeitung	aWoR
^sachkunde	j_
^sacristain	aT
^safe	iTjT
^safe pass	j]
^safer	jZ
^safes	iX
^safety	iXkJ
^sag	aJfSqWt\\
^sage	iHja
^sage 	bIkV
^sage 00	iIj\\
^sage 000	j\\
^sage-femme	aYbJ
^sagen	cWgIiDjG
^sagen wir	eSgH
^said	iBjEm^
^sailing	iJlVoW
^sailmaker	aT
^saint-brieuc	cW
^saint-brieuc 	cW
^saint-die	cV
^saint-etienne	cV
^saint-gilles	aJc\\
^saint-junien	cV
^saint-junien 	cT
^saint-lo	cX
^saint-lo 	cU
^saint-nazaire	cV
^saison	fToZ
^saison 	cGoSpJ
^saisonkraft	aGeWiIjGkImXpG
^sala	bUhWiC
^sala de	bWfGhT
^salaire	g\\jJ
^salam	cIt^
^salamanca	nV
^salamanca 	nW
^salarie	aWcHeUhAiE
^salario	gV
^sale	eGfGg^iTjJmI
^sales	jSm\\pD
^salesforce	aSjS
^salesforce 	aSjS
^salford	cS
^salford 	cU
^salida	nT
^salidas	bFcVgTiI
^salina	bS
^salle	cUiY
^salmon	bThFiT
^salon	b_hYiToH
^salons	cS
^salons 	bS
^salut	tc
^salut 	tT
^salzbad	iY
^salzburg	cX
^salzgitter	cW
^salzgitter 	cW
^same	b^gVhGiGkW
^samedi	fX
^samedi 00	qR
^samedis	f\\hF
^sample	bHh[kYpH
^samstag	fZ
^samstags	fYhJ
^san	c\`
^sanidad	i\`
^sans	iHl\\sU
^santa	aJc_
^santa fe	bGcTdJjT
^santiago	cT
^santiago 	iR
^sap	j[
^sap 	iV
^sap co	jIk\\
^sap pp	jT
^sar	g^
^sars	iZ
^sas	j_
^sash	bUiW
^sastre	bV
^sat	fb
^sat 	fX
^sat 0	fV
^sats	f^
^saturday	fSg[
^saturdays	fT
^sauberes	jZ
^saumur	bY
^saumur 	cW
^sauna	hf
^saute	aWbHiXjJ
^savings	gIiY
^savoir	j]
^say	hIre
^say "	oY
^says	fJgSsV
^sc	eWgV
^sca	iJjWkV
^scada	jU
^scale	g[iU
^scale 0	gX
^scan	bSiXjF
^scanning	kS
^schaltberechtigung	j[
^schaltberechtigung bis	j[
^schedules	gImU
^scheduling	i\\
^schein	j^
^schema	gVkU
^scheme	bRiY
^schicht	eXgJsS
^schichten	fZiF
^schichtfuhrer	m]
^schichtplan	h[lG
^schichtzulage	gY
^schlank	sY
^schleifen	iTpS
^schleifen 	iRpS
^schlosser	aIiFjTlXmG
^schluss	fZ
^schmutzzulage	gU
^schnuppertag	p[
^schon	kgrUtH
^schon ware	kT
^school	aYhSiX
^school bus	hZiI
^school hols	aTfYhDiI
^school hours	f\`kFlG
^school run	bFfFiZ
^schooling	hXiAtZ
^schreib	pUrV
^schreib 	jG
^schreiben	aRgYiCqF
^schreiben sie	gTjIrV
^schuldnerberatung	aX
^schulklassen	iR
^schulleitung	aU
^schulung	aJi]jIoT
^schulung der	bJiV
^schulungen	iX
^schulzentrum	aFbDcZtV
^schutt	iV
^schwabisch	c\\
^schwabisch gmund	cX
^schwerbehinderte	pU
^schwerin	cZ
^schwerpunkt	aWbV
^schwerpunktpraxis	bZ
^schwindelfrei	jX
^schwindelfrei 	jSsT
^science	lS
^scooter	hEiFjVkW
^scop	b_iRjJ
^scp	g]jH
^scp 00	gW
^scr	i]jI
^screaming	jS
^screen	aZiEpS
^screening	pW
^scrub	aWbHkU
^scrubs	h[iA
^sctr	aJcHgZiFpHtI
^scunthorpe	cT
^scunthorpe 	cT
^se come	hW
^se paga	gV
^se pide	iEjWsT
^sea	cUjTkHpX
^seafood	aVcI
^seal	bYi[jEmF
^sealed	bJiXpR
^seances	iU
^search	aXbHmI
^season	gZhV
^season pass	h]
^seasonal	ebmS
^seasonal 	eWjW
^seat	c\\
^seating	iY
^sec	j\\
^sechs	b^iC
^sechzehn	bW
^second	hGiUkSpS
^secondaire	eJiHjVlT
^secours	iV
^secretaire	mY
^secretaire medicale	aX
^secretaria	a[
^secretaria /	aS
^secretariat	b_iI
^secretary	aImTrXtT
^secretary 	mXpS
^secteur	c[
^section	bXrS
^securite	i\\
^security	aVhWiR
^security clearance	jW
^sede	c[
^see	aIcEkVrGt\\
^see the	iWpUtI
^seed	aTbWiX
^seguimiento	i\`
^segun	gZ
^segun convenio	gT
^segur	gUhY
^seguro	hX
^seguro de	jT
^seguro medico	hX
^sehr	bStX
^sehr geehrte	tR
^seis	f[mS
^seit	hJmXqY
^seit 0000	bZ
^seit 2000	bS
^sek	fX
^sek 00	g[
^sekretariat	aY
^selbstandig	eXgGiEjSqI
^seleccion	iW
^self	eUfIgIhXiHpX
^self employed	eT
^self-employed	eX
^self-funded	bSiBjX
^selling	iX
^selon	f\`iH
^sem	f_jI
^semaine	fHhc
^semaines	fViU
^semana	dSfTgVhSjJ
^semanal	gY
^send	fIiRp^
^senior	aWlR
^senior 	aRmS
^senkerodieren	iY
^senora	aUsX
^senorita	tX
^sens	c\\
^seo	aX
^sepp	pWtT
^sept	eRfX
^sept 	fU
^sept 00	fFoXpS
^september	f\\hEmU
^september 	mV
^septembre	mFo^
^septembre 	oU
^septiembre	o\\
^septiembre 	o\\
^seraing	c[iHjI
^seria	kRtW
^serie	b^
^series	bViWjIkS
^service	bZgV
^service 	i[mT
^service charge	g\\
^services	aRfXhZiGmI
^servicetechniker	aW
^servicio	aIbZ
^servicios	cIe]jJ
^servir	i\`
^servus	tX
^sessional	aSe[
^sessional 	aSe[
^set	bIiY
^sete	c\\
^sets	iY
^setswana	cJiCjUkS
^setting	jV
^setting out	iT
^seven	bZiImT
^seven years	jY
^sevilla	cU
^sevilla 	cU
^sexo	s]
^sf	iU
^sfi	iU
^sg	cS
^sgb	aVbIiHjU
^sgmm	h\`iIjJ
^shade	iY
^shaker	cZ
^share	gThY
^shared	bSh\`
^shared flat	hV
^she	mX
^she's	qTtT
^sheet	aTeS
^sheet metal	aTeS
^sheffield	cU
^sherbrooke	cSdR
^sherbrooke 	c]
^shift	mZ
^shift 00	fCga
^shift engineer	aRmV
^shift of	m]
^shifts	fVi=tZ
^ship	bU
^ship's	iW
^shipping	lU
^shipwright	aS
^shop	cTdShYiGjT
^shop 	bIcW
^shop manager	aU
^shop's	c[
^shopfronts	iY
^short	pZrRtW
^shorthand	jWlWqJ
^shotgun	jY
^should	s]
^shout	tW
^show	fFiSj[pRrS
^showreel	jVpT
^showroom	a\\
^shrewsbury	cS
^shut	f\\iE
^si	iIkaqT
^si ademas	kS
^si no	iHjVkGlU
^si sabe	kY
^sia	jX
^sia 	jU
^sich	lVmUtI
^sicher	jZ
^sicheres	jX
^sick	eWgIhViJnHqHsI
^side	bFh]iI
^sie	iS
^sieben	bWiIjImVsE
^siege	bVc]iF
^siegen	cYiJ
^siemens	iCj]
^sierra	bDiIj^qF
^siesta	fWiWpC
^siete	bSgUiCmVpI
^sift	oDp^
^sign	gViToXpD
^signal	iRjV
^signature	bIi\`
^siigo	j]
^silae	iHj_
^silber	jX
^sillas	bCi^
^silos	bXtI
^silver	aUb?iUjZ
^silver 	aWbI
^simple	hWiDjGpHr\`
^simulador	kT
^simulation	dZlI
^simulator	fGiGlXpSqF
^sin	rYs[
^sin experiencia	l]
^sin hijos	s\\
^since	qTtU
^since 0000	bZ
^since 2000	bTlT
^sind	bRpHsV
^sing	iJk]
^singen	cR
^singing	iJlZ
^single	h^nS
^single 	s[
^single cabin	hW
^sinon	fWiFjRlFsRtV
^sion	cW
^sion 	cW
^site	bTnU
^site :	c]
^sites	bDcEiHmIndpH
^sits	cHm\\
^sitting	hGi_jE
^sitz	c]iJ
^sitz ist	cS
^sitzungen	fS
^six	bViGmX
^six semaines	bEfHhYlU
^six weeks	fW
^six-day	fV
^sixteen	bShS
^sixty	g\\hGiEjI
^sixty-five	gV
^size	hGs\`
^sketchup	jX
^sketchup 	jS
^ski	aZhUjU
^ski pass	hZ
^skipper	hFm\\
^skoda	bXhR
^slack	fYiJjIt^
^slate	aGcHjY
^sleep-ins	fUgT
^sleeper	aUfGh]nEpEsG
^slides	cIiTpT
^sliema	cY
^sligo	c[
^slim	jDkXs[
^slip	i\\
^slos	i\\
^slt	aRtU
^slt 	tV
^small	bVkX
^small 	b^
^small repairs	iVkSmI
^smart	bTdSjIsX
^smartphone	iGj]
^smartphone 	hU
^sme	i]jIsI
^smi	g\`
^smic	ge
^smic 	g\\
^smoke	i[
^sms	p^rH
^smsts	j^
^smt	aTiW
^snacks	hWiIjH
^snacks 	hWiIjH
^snorkel	iX
^snow	bGcFgGhZiWjR
^snowflake	kW
^snowflake 	jSkS
^snowpark	hIiY
^snr	a\\
^so	tZ
^so 	qIt[
^so 0	fIiVjInSpItH
^so :	aSsV
^so a	aU
^so it's	bUqGtS
^so no	lFqYsUtD
^so the	fR
^soat	iU
^sober	iHja
^sobre	nW
^soc	aUcRiEjDkV
^socia	bXiImUpJ
^social	hUiX
^socials	aWrI
^societe	bX
^socio	mVqW
^socorrista	jX
^sofa	cIiVjYpJ
^sofort	o\\
^sofort 	oW
^soft	aTfHoU
^software	bCjDt]
^soil	gGi\\jG
^soins	i^
^soins 	iU
^soir	cIf]qR
^soirs	fa
^soirs et	fS
^soja	bSiV
^solar	bVhR
^soldador	cS
^soldadura	cHiTjY
^solicitors	iYpG
^solidworks	aSjV
^solidworks 	aTbJcH
^soll	jRkFqSrItV
^sollte	jV
^solo	bHcJfXgIhAjEkImT
^soltero	sW
^some	kV
^somebody	hEqUsUtU
^someone to	aV
^someone who	i\\kXsH
^sometimes	bHhBiIjIlXnSpI
^sommelier	aTjT
^sommer	faqItR
^somos	b^mY
^son	mU
^sonden	iY
^sonn	fZgShE
^sonneberg	cU
^sonntag	fUgThI
^sonntags	fUgSiE
^sonst	fZjSrRsR
^soporte	iGjT
^soportes	pW
^sor	jSpV
^sorry	aDkIpGsStY
^sorry 	cGdSfUsR
^sort	aEbGcHkJmZtT
^sorties	iZ
^sorting	iS
^sorting 	iU
^soudure	i[
^sound	iTjRrR
^soup	hb
^sourcing	iX
^sourdough	iZ
^sourire	jXsU
^sous	aSmU
^sous chef	a^
^sous l'autorite	mR
^sous-traitant	b[
^south	c^
^southern	bIcJh\\
^southport	cW
^soy	bTmItZ
^soyons	qV
^soz.pad	jX
^soziale	jR
^spa	hYiJ
^spain	iDn[
^spalding	cW
^spalding 	cW
^spanisch	jFk\\nH
^spanish	iHkV
^spanish 	aScI
^spanish or	jT
^spark	aVjVkVsH
^spark 	cGjXrS
^sparky	jU
^spatestens	oV
^spc	i]jG
^speaking	cIjT
^speaks	iGjZkS
^special	aEbViX
^specified	eW
^specified purpose	eW
^speed	j[sI
^spengler	aU
^spesen	gWqS
^spesen 	gU
^spf	aHb\\hJiGjS
^spill	fXgEiTpJ
^spirometry	iGjX
^split	cXfXiBn[
^split 	c\\
^split shifts	fW
^splunk	jW
^spokane	cX
^sport	hYiX
^sports	hTmV
^sporttest	jVpYsD
^spotting	iX
^sprachmittlung	aYgH
^sprachnotiz	t]
^spray	i^
^sprayer	aWgI
^spraying	jV
^spread	fU
^spring	jY
^sps	iJjFk\\
^sql	j_
^squad	mb
^squad de	mT
^squad of	mV
^square	i^
^sr	aWp]
^sra	aFcUiImXpStW
^sre	a^
^sre 	aZ
^ssiap	jW
^ssiap 0	jW
^sst	cHjVmT
^st	bXc_
^st ives	cV
^sta	jW
^staatl	aV
^staatliche	j\\
^staatliche anerkennung	jT
^staatsexamen	jX
^stacking	iS
^stadt	bY
^stadt mit	bU
^staff	eUhe
^staff house	hS
^staff nurse	a\\
^stage	iBjTlUpX
^stage 0	iHjFp^
^stages	iZoI
^stagiaire	iGjW
^stagiaires	i]jJ
^stairlifts	aVcI
^stairlifts 	aUcI
^stairs	bUcI
^stand	fEjW
^standard	idjD
^standby	g[
^standort	bS
^stands	bFi]kV
^stapler	cIjV
^staplerschein	lY
^staplerschein 	jX
^starnberg	cV
^start	fZiIoa
^start 0	fW
^start :	kJoV
^start monday	oY
^start-up	gWhE
^starts	eYfFiIoS
^stat	f^gHhD
^state	b]eIiGmWpHrV
^statement	iXjEp[
^station	jTtT
^statistik	iX
^stats	lW
^statut	eZ
^statutory	bTeU
^staudengartner	aV
^stay	hYiHnU
^stays	j_sR
^stb	aXeJ
^stcw	iJjZ
^std	gY
^steady	eRfTjT
^steam	iY
^steel	aFiRj_
^steer	sV
^steht	aGcSiHmJrRtV
^stelle	aTbCcShFtV
^stellungnahmen	iU
^step	gXiV
^sterilisation	iY
^steuerfachangestellte	aX
^stewards	a[
^steyr	bT
^steyr 	bT
^stick	kWmHpJtT
^still	bTiCjWkS
^stipend	hW
^stirling	cX
^stm	iIjW
^stm 00	jR
^stock	gV
^stock 	hT
^stockport	cW
^stockport 	cW
^stocks	iT
^stockton	cT
^stoke	c\`
^stoke 	cW
^stop	tX
^store	aXbGcViW
^storm	fRoU
^storung	fS
^storungen	fIiT
^story	i[qI
^stp	aIcIjTpJrVtS
^strafregisterauszug	jZ
^straight	f@i\\sV
^strandhotel	b\\iJ
^strasbourg	bEcSnV
^strasbourg 	nR
^strategic	aWiSjD
^straubing	cYiJ
^straubing 	cV
^straßenbau	bXcGiHjJ
^streaming	aVbTcIiI
^street	bHcCiVj]kHsD
^strictly	fHpSrXtI
^string	gGiVkT
^stroke	cIiX
^strong	iHj[
^structural	iS
^sts	sS
^stuckgut	iY
^student	aGbTiVkE
^studio	cRhTiEmR
^studium	l^
^study	h\\jH
^stufe	g\\iHjI
^stuhlassistenz	iZpI
^stundenlohn	gU
^stylist	bXgI
^su	qS
^sub	bUgThRjE
^subcontract	bSiW
^subida	o[
^subj	t[
^subject	aJqIrUtW
^subtitler	aY
^succession	oVqY
^suchen	cItZ
^sucht	jIt^
^sucht 	t[
^sudbury	cS
^sudtirol	bHiRnW
^sueldo	g]hF
^sugar	hYiEjCkW
^suhl	cY
^suhl 	cX
^suit	h]
^suite	aJbJjXt]
^suits	h_iD
^suivi	i\`
^suma	kW
^summer	hYoSpH
^summers	cBfZiIjInT
^sun	aSbBf[
^sun-thu	fS
^sun-thu 0	fR
^sunday	gVhC
^sundays	f_
^sundays 0	fU
^sunderland	cV
^sunderland 	cV
^sup	aEfZhFjJmInC
^super	gVmXpH
^super 	cIg[hAiFkYmD
^superior	aIb]cBjImGtG
^supervise	mS
^supervises	iHm[
^superviseur	mW
^supervising	aEmV
^supervision	bUh\`
^supervision 	hFi\\
^supervisor	mWqU
^supervisor 	aHmV
^suplencia	e[
^supplier	iY
^support	mEtS
^supporter	jW
^sur	c_fR
^sur 00	eFg^
^sur site	cGdV
^sure	jZpC
^surf	cEhTjY
^surfaceuse	iZ
^surveillance	iW
^surveillant	jU
^survey	fJiFjJqU
^surveyor	aDbXmY
^sustitucion	e_
^sutherland	cZ
^swahili	k[
^swahili 	jU
^swansea	c[
^swansea 	c[
^swear	iZrU
^swearing	iR
^swedish	kWlR
^swedish 	kU
^sweep	aUiU
^swift	aEc[jV
^swim	aUj[
^swim 000	jY
^swimming	aX
^swindon	cW
^swindon 	cW
^swing	f\\
^swiss	hUrV
^sydney	cS
^symfony	jW
^sympathy	jZlJ
^syndicat	aIb\\jI
^synthese	iUjDpR
^sysmex	iFk[
^system	bUmT
^t	gSiU
^t 0	bJgV
^t-zug	hW
^ta	aSfIhHiFjImRt\\
^tabaco	iW
^tablas	g[iH
^table	bSiT
^tableau	cIjT
^tableau 	cHjT
^tables	bIi[
^tablet	hXiHjI
^tac	iYjU
^tact	iFj_
^tag	gTi]
^tage	bHfShV
^tagessatz	gYiIqS
^taglich	hIiRjIn[
^tagschicht	fX
^taille	aIi\\sU
^taille 	iY
^tailor 	aV
^take	iZrV
^takes	bXgF
^taking	i_
^talento	pW
^talk	jClItZ
^talking	i\\
^talks	iIjIkDl\`
^tall	aJs\\
^talla	cEi[sT
^taller	bZ
^taller de	iSmY
^tallinn	bHc^
^tallinn 	c[
^tambero	aV
^tambien	bU
^tamworth	cR
^tanatopractor	aXbJ
^tandem	m[
^tandil	cT
^tandil 	cSiJ
^tanja	cHpVqW
^tank	iX
^tankers	bTcJiClX
^tapping	iY
^tarbes	cV
^tarde	fb
^tardes	fXtS
^tardes 	fY
^target	iHq[
^tarif	aGg[hUjU
^tarif 	hR
^tarjeta	hVjW
^tarjeta de	jV
^tarjeta profesional	jU
^tartrectomias	iV
^task	aIfUiT
^task and	f\\iI
^tasks	iX
^taste	bHhIiGj]
^tasting	aVbIiV
^taunton	cT
^taunton 	cT
^taux	fIg_hUiH
^tax	eDgXhWiI
^taxi	h_iW
^tbm	aYkH
^te	iGt]
^tea	aVhZpI
^tea 	aVcHhT
^teach	i\\jGpW
^teaching	l[
^team	m_tY
^team :	mW
^team leader	tT
^team of	mT
^team sind	mX
^teams	bHlHpRt[
^teams 	dSiGjIpXtS
^tec	iJkVlJm\\
^tech	iWpT
^tech lead	mW
^technical	aZ
^technicien	aV
^technicienne	mVtH
^techniker	jTlV
^techniker 	jTlTmI
^technique	bFcJg[iHjYpF
^tecnica	c@jZmTnI
^tecnico	aYj]
^tecnico de	aTjG
^tecnico en	aY
^tecnicos	aZiJ
^tecnologo	j[
^teilbar	fV
^teilzeit	fW
^teilzeit 	aRcFeSfR
^teilzeitgeeignet	eTfV
^tel	pc
^tele	d^gHiDjGpT
^telearbeit	dX
^teleconseillers	aX
^telefon	jY
^telefon 	iTjU
^telefono	fTpX
^telephone	hZiIpX
^teletrabajo	dZ
^teletravail	dV
^tell	cTiFsG
^tell us	cUiHjIpXqI
^teller	aW
^temp	e_
^temp 	aReTjS
^temp 00	eV
^temp to	eW
^temperage	jX
^temporada	oX
^temporada 	cDjR
^temporal	e\\
^temporary	iV
^temps	f^
^temps de	gVhI
^temps partiel	fU
^temps plein	bUeUfG
^temuco	cW
^ten	fW
^ten days	fHpZtS
^ten years	gRjW
^tendido	i[
^tendria	iTmS
^tenir	iTjZtJ
^tens	aUcGf>iCmXtI
^tensorrt	jT
^tent	hSiW
^tenue	cIh^iVpI
^tenue du	i]
^terapeuta	aVmS
^tercera	bZqSrH
^term	eWfYhUjD
^term 	cIfYiI
^term time	f[
^term-time	eSfU
^terminal	bXcXiB
^termine	rZ
^termino	e[
^termino fijo	eT
^terminplanung	iV
^terraform	iRjW
^terraform 	jV
^terrain	aAbHdSfWgEhAjFnZoCpD
^terraza	aFcTi[
^teruel	cU
^teruel 	cU
^tes	jGp^
^test	iZpX
^test de	hIpW
^tests	jTpb
^texas	bViCjUlIrT
^text	pYtT
^text 	mIrX
^text "	pYrB
^texte	rb
^texto	r^
^textures	jX
^tfa	aX
^thanks	oHrRtX
^that	jSpI
^that's	hStR
^that's it	hVjSpGqGtY
^that's the	hSq[rE
^the	qW
^the 	bUqX
^the 00	oR
^the last	qW
^the team	jHlTs]
^theater	aHcTjHkWlE
^theatre	b^mT
^their	iHjSqR
^them	hTjIsV
^then	fTpX
^then a	iHpTrU
^then panel	pZ
^therapist	h\`
^therapy	aVkEqU
^there	fViRpGtZ
^there are	bUfWjTmF
^there is	aGdTiUkHlI
^there's	hTiGmW
^there's a	hTtR
^there's no	hEiEjVlT
^thereafter	gYiHoW
^they	iX
^they 	hTjVlTtF
^they can	iHlRpZtJ
^they do	iX
^they don't	lX
^they have	jVlInV
^they need	aIja
^they will	cWiV
^they'd	mW
^they'd be	mU
^they'll	iWmT
^they've	jT
^they've got	jR
^thick	hHj\\
^third	cIpIqY
^thirty	gThTiH
^thirty days	fHh^
^thirty-seven	f[gI
^thirty-two	fIgHhTiY
^this	oTtS
^this is	aFcWdTnIqItV
^this one	aYgDhHiHr[tE
^though	cEdViIjFlY
^three 	b?cJhRj[oUpI
^three days	aUbGdWeZiD
^three in	bDjTmY
^three years	j_
^through	cIeUfIpZ
^thu	bFcFdGfZiEjEpItY
^thu-sun	fU
^thun	c[
^thun 	cX
^thunder	cX
^thurs	fVpIqZ
^thursdays	cFf\\
^thus	bRgS
^ticket	gDhWi]
^tickets	hSpV
^tickets 	pZ
^tickets resto	gDhZ
^tidy	cFdIhGpJtV
^tied	h]iJ
^tienda	bTiWjEpH
^tiene	hSjTmZ
^tiene que	jY
^tier	aSbWjS
^tier 0	aSbWjS
^tierarzt	aW
^tierwirt	jV
^tig	aViXjI
^tig 	aX
^tigercat	aSjT
^tigrinya	aV
^tijuana	nW
^tijuana 	bVnE
^tiktok	iT
^tiktok 	kS
^till	eUo^
^till 00	eWoGpW
^timber	aUbFiU
^time	fX
^time and	f\\iG
^time served	jZ
^time-served	jY
^times	f_
^tio	aTmVtI
^tip	bFg^jW
^tips	g]
^tips 	gT
^tirage	iT
^titane	jJkW
^titanium	iW
^titel	aYbHcEgHpHtU
^title	aSbWiDtY
^titre	iGj\`rS
^titulacion	iEjRlW
^titulaire	cHeXj[
^titulo	gSja
^titulo 	gTjS
^titulo de	kS
^titulo en	jS
^tjm	gcjJpG
^tl	aWbFmb
^tm	jHm]pJ
^to	iTtS
^to 0	bIfXgJiVjF
^to 00	gUhGiW
^to :	bDiGt_
^to a	aDb\`
^to apply	pW
^to be	aGiHjTsTtV
^to have	k\\
^to run	aViDmY
^to the	bIiYpV
^tochter	b[
^todo	bWgXiH
^toil	fZh\\jBlI
^toiles	i\\
^toilets	iX
^toledo	cTmS
^toledo 	mT
^toma	tW
^tomas	iTqZ
^ton	lUra
^tone	kErd
^tono	iHre
^tonte	iY
^too	sU
^tool	gJh[iS
^tool insurance	hW
^toolbox	iRjJlU
^tools	hb
^toowoomba	cX
^top	gVjCkVtY
^tope	q[
^topografo	aVkU
^tops	gWiHrR
^tornero	aT
^toronto	cWdS
^torquay	cX
^torre	aFbGcZiS
^torreon	cS
^torreon 	cS
^tortas	i[jH
^tostador	aU
^tostion	bSiYlH
^totnes	cW
^totnes 	cW
^toulouse	c[
^tour	kZn\\
^touren	cSfWiGnT
^tournai	cX
^tournee	bGn^oH
^tournees	hFiYnV
^tours	cWfHiSnIpT
^tours 	aXcS
^tout	cUoY
^tout de	o\\
^tower	cU
^town	b[kGlX
^toy	iW
^tp	iHpJrWtH
^tpc	fGj_
^tpn	bUiUjItJ
^tpo	bDe\\jJnD
^tr	gUhUiG
^trabajador	aSsJ
^trabajaria	iUmT
^trabajo	j\\
^trabajos	j[
^track	bYiWlD
^tracking	g[jI
^tractor	bJhTjXlY
^trade	aRbSiX
^trade test	p\\
^traditional	iEjVlW
^trados	iFja
^traducteur	aU
^traffic	aUbTlWmE
^trager	bYpG
^trail	cXfHhIpZ
^trailer	cDiW
^train	aUhAnbpI
^trained	iGlU
^trainee	aZiH
^trainees	aVl\\
^trainer	aSjU
^training	eGfFhSjHlVmJoZ
^traitement	g[
^trajet	gUhT
^tram	cUjI
^tram drivers	aSjIqT
^trams	bWcJiHjGlW
^transcript	pTtT
^transcripts	pV
^transfers	iY
^transhumances	fDiSn^
^transit	h]kI
^transport	aThWiVmS
^transporte	hd
^transporte 	gUiU
^transports	bYdH
^traslado	fIhXiR
^tratamientos	iX
^trato	i]jHpIrT
^travail	iVjW
^travail a	i]
^travail en	jW
^travel	g\\iT
^trays	fHgHhaiGmJpC
^treasury	aX
^treatment	aYbF
^treaty	aGbYcDiS
^trece	gZiDmX
^treinta	fWjItJ
^treizieme	gVhV
^treppen	iT
^treppenhaus	iW
^tres	bS
^tres dias	d_
^tres meses	eX
^trgs	jX
^tri	cGid
^triage	aS
^triage 	aT
^trial	hFpWsW
^tribal	jUnS
^trier	cZ
^trier 	cZ
^trinkgeld	fBhUsE
^trinkwasser	iS
^trip	gXnIoY
^trips	dHfXgS
^trish	bHhItV
^trois	eSfRjS
^trois ans	eYjHkW
^trois jours	dWeT
^trois-rivieres	c\\
^troisieme	jXkFlVmC
^tronc	g]
^tronc 	g[
^trop	sU
^trotzdem	hTqT
^truck	hSkT
^truck 	h^nF
^trujillo	cShS
^trujillo 	hS
^truly	iIl[
^truro	cY
^truro 	cY
^trust	bUiGjWpH
^trustees	q[
^trusts	lS
^tschechien	dJiDn]
^tschechisch	kR
^tso	a[
^tt	d_
^tu	i\\
^tu me	pXsR
^tu peux	qVtV
^tube	iY
^tudela	cT
^tue	dWfWhI
^tue-sat	f\\
^tue-sat 	fX
^tue-sun	fZ
^tue-thu	dW
^tues	dYfYhHiI
^tues-sat	fX
^tues-thurs	d[fEiIjH
^tuesday	fWiG
^tuesday to	fX
^tuesdays	d[hIiG
^tuilage	iHmGoX
^tuition	eShY
^tullamore	cX
^tunnel	bTfHgWhD
^tupe	jFkXqT
^turbine	aWgFiS
^turistas	i[
^turkisch	aHjU
^turkish	bWkGsW
^turn	iWpX
^turnaround	jT
^turning	iW
^turno	aSfd
^turno 	aHfXgR
^turno de	mX
^turnos	fSiS
^turnos de	f[
^turnover	gXqT
^tutorat	aHlWmXtH
^tuttlingen	cV
^tv-l	g_
^tv-l e	gS
^tv-v	g\\jI
^tvod	eVg_
^tvod 0	eRgW
^tvod 00	gZ
^twelve	dIfUgW
^twenty	gShX
^twenty-four	aZbFcJfE
^twenty-six	gIhV
^twic	jY
^twice	bXcHgGiEkFnTpHrXsItI
^twin	cW
^two	iB
^two 	aXdSjWtH
^two days	bHdXfZ
^two hundred	fSgSrT
^two of	jSqT
^two referees	pT
^two saturdays	fW
^two to	nX
^two weeks	bWf[
^two years	e[jY
^two yrs	eX
^two-wheeler	hV
^tyba	cIj\\
^type	eU
^type :	eWrTtH
^typescript	j]
^typescript 	jZ
^typing	iDj\`
^typing 	iJjY
^tyre	gJ
^tz	eYfS
^tz 	eTfViJpI
^tz ab	eYfJ
^u	bGjT
^u /	aUjU
^u 00	aVbJiSqV
^uber	qY
^ubergabe	oT
^ubernahme	eYhYj?kG
^ubersetzer	aW
^uberstunden	gYhSiE
^uberzahlung	fTgWjI
^uccle	c^iG
^udt	jY
^ue	iCjUnY
^uefa	j[
^ugx	bHg\`iEjF
^uh	hT
^uh 	hT
^uhr	f[jI
^uhrmacher	aW
^uk	bRcRgWnU
^ulm	aJbRcS
^ulm 	aJbS
^um	gVtU
^um 	aJhSjJkStV
^umbau	bRcIiYjH
^umbrella	eT
^umfang	f[iH
^umkleide	s[
^umowa	cIe\\jI
^umsatzbeteiligung	gZiH
^umso	kV
^umso besser	kV
^umzug	aWbGcIiJ
^un	aRkS
^un 	a\\
^un ano	j\`
^un dia	d[iI
^un dimanche	fW
^un jour	dUfU
^un peu	iXkZ
^un samedi	fSjV
^un we	f]
^un week-end	fX
^una	aYiSnYrS
^unbefr	eT
^unbefr 	eR
^unbefristet	eX
^unbefristet nach	eU
^uncapped	gV
^und	hUiUjW
^und 	hUjSrFtW
^und dann	iWjGtV
^und den	aHiVjGmIrR
^und der	iTqStI
^und die	bUrT
^under	mcrUsZ
^under 00	mEsa
^une	aTiE
^une nuit	fX
^uni	l_pI
^unidad	b[iG
^uniform	h^
^uniform 	hV
^uniforme	h^
^uniforme 	hW
^uniformes	bUhUiI
^union	aSbGeYhUjFlJpItD
^unit	bJgHhWiFjYmT
^unity	bIiHj\\
^universidad	bYiIlV
^universitat	bHc]
^university	b\\
^university 	b[lB
^unlimited	e\\
^unlocking	iW
^unmarried	sW
^unos	gSiH
^unos 0	eT
^unos 00	gW
^uns	cJfTsUtX
^unsere	bTiTqRrR
^unter	mZqUsX
^unter 00	mIs\\
^unter uns	mIq[
^unterkunft	hTsTtJ
^unterlagen	pa
^unterlagen an	pS
^until	eYgIiDjGpYtW
^uocra	aIbIcEe^iDjCkIlJmJpJtD
^uop	eTgW
^uop 	eTgU
^up	dVjS
^up the	bFfIn[
^up to	bSdWgSjH
^upc	cViD
^upholstery	aSiEjFkZlHmIpH
^upper	c\\gJ
^upsell	cHi\\
^urban	h]iG
^urdu	kW
^urdu 	jS
^urge	aIoUtV
^urgencias	f\\gHiD
^urlaub	tV
^urlaubsgeld	gS
^us $	g_
^usd	gZ
^usd 0	g[
^use	hXpCr_
^use of	fGhZiErI
^use the	bRjGrT
^user	i\`pG
^usine	bScT
^uss	gJhcjF
^ut	aIcUiU
^ute	ha
^ute 	h[tR
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^v	fSjY
^va	tY
^vacaciones	h^iGoD
^vacances	fZhTiF
^vacancy	eCjIoSpTqXtR
^vacations	eTf_iI
^vaccination	hVjS
^vaccins	iCj[
^vacuna	bJcIiIjX
^vad	i\\jI
^val	cadI
^vale	aFoTpIqWtT
^valence	lS
^vales	fJh_pI
^valid	iIjZ
^valladolid	cT
^valladolid 	dR
^valle	c[iJ
^van	hZnU
^van 	g]nR
^van driver	aX
^vancouver	cV
^vannes	cX
^vannes 	cV
^variabel	cGfX
^variable	gYjFtY
^variable 	gW
^variadores	aHgHhHjGkZmH
^variations	iV
^varon	s]
^vat	gTiW
^vat 	bSeS
^vat returns	jX
^vb	g\\jI
^vb 	gY
^vbl	dIgEh]jI
^vechta	cX
^vector	jT
^vectorworks	iIjY
^veg	gJiY
^vehicle	aVdHhX
^vehicule	hVjY
^vehicule de	hWjHnU
^veinte	aUeHfYgF
^veintidos	g\\iG
^velo	ha
^vende	bZcI
^vendedor	aW
^vendeur	aS
^vendeuse 	aS
^vendimia	bIiHjIo_
^vendor	h[lJ
^vendredi	f[gI
^vendredi 00	fS
^vendria	kZ
^veneer	jV
^venir	fEhIp[sJ
^venta	gGicjI
^vente	i]
^ver	aHiJlJsItZ
^verein	bZ
^verger	aTbT
^verger 	aTbS
^vergutung	g[iI
^verheiratet	mIsW
^verifikation	i[
^verkauf	a^
^verkaufserfahrung	iDjHkHl]rI
^verlangerung	eZ
^vermessungstechniker	aT
^vermin	iW
^vernis	kX
^verpflegung	hY
^versand	iV
^versand 	iV
^verschwiegenheit	j\\
^version	rb
^verteilt	fT
^verteilt auf	fT
^vertrage	iSjT
^vertrage 	iTjS
^vertretung	eU
^verviers	cV
^verviers 	cV
^verwaltung	a_iH
^verwaltungsfachangestellte	iIjY
^verwaltungsfachwirt	jZ
^very	jUkS
^vesoul	cW
^vesoul 	cW
^vessel	bEcXiS
^vestiaires	hX
^vestuario	h[mI
^vet	iWkYpG
^vetements	h[iD
^veterans	iSsT
^veterinario	aYbHmI
^veto	aZgGhSmRpI
^vhf	iGjTkVrI
^vhf 	iEjSkVrH
^vhi	hcjJ
^via	nTp^
^viajes	iGn_
^vianda	hX
^vianda 	hX
^vias	j\\
^viaticos	gWi@nX
^vic	bIc\`
^video	bXp[
^viel	cCiHnZ
^viele	iX
^vielleicht	iHnWoSrU
^vienne	aIiFnYqG
^vier	bWfZma
^viernes	dTfYhUiC
^viernes a	f]
^viernes hasta	fS
^viernes tarde	fW
^vierte	bS
^viewings	iT
^viewings 	iT
^vigilance	iX
^vigilante	aZgI
^vigo	c\\
^vigo 	c\\
^villa	hV
^village	c\`hHiE
^villas	aIbScIiS
^villavicencio	cZ
^villeurbanne	cZ
^vilnius	bUiJ
^vineyard	aT
^vino	bHcIiTjS
^vino 	bHcIiTjS
^vinos	hSiCjZkF
^vinyl	cJiVlU
^violin	fS
^visa	eShYiGjS
^visa 	h_
^visas	iZ
^vision	a]bHcHgEiF
^visit	p^
^visita	bHhIiX
^visitas	dUiW
^visite	iXjU
^visites	i[
^visits	nToHpc
^visp	c[
^visp 	c[
^vitoria	cW
^vitrines	iS
^vivienda	h^
^vmware	jX
^vmware 	jUkJ
^vocational	bT
^voice	fIiZtS
^voice note	pY
^voici	tX
^voids	i\\
^voila	pJth
^voiture	hc
^voiture 	gYhU
^voll	eXfR
^volljahrig	jY
^volljurist	j\\
^vollkonti	fW
^vollzeit	eVfZlI
^vollzeit 	fY
^volontariat	eZjW
^volontariat 	aXjZ
^voluntary	bJcHeHfWgGhGiGjHmFnWoFpJqJ
^volunteer	aGi^
^volunteers	iXmT
^vom	hSoVpU
^von	fXqS
^vor	dTiU
^vor ort	bGdWiU
^voraussetzung	iFjXsT
^vorbereitung	gZ
^vorgesetzte	mZ
^vorlagen	iU
^vormittags	fShIpT
^vorstand	qR
^vous	bGi\`mW
^vous 	i]
^vp	bHjImbpJ
^vrai	cBiCjXkFs\\
^vts	aYbH
^vu	s]
^vue	hUkU
^vulnerable	jW
^vw	h\\jF
^vz	eTfZ
^vz 	aIcHfWgRiIjI
^w	eT
^w /	fXkUmT
^w 0	e]iSjG
^wa	gEj^pY
^wage	fUtG
^wagen	cFiGjJnX
^wageningen	bXiD
^wagenmeister	aX
^wages	iUqT
^wagga	c\\
^wahrend	iTqR
^waiters	aRiVmA
^waiting	aYbJ
^walk	p[
^walk in	jJp\\
^walk-in	fIpZ
^walking	hHiWjU
^walsall	c[
^wangen	cT
^wangen 	bS
^wann	eIfViTjStH
^want	aVoHsV
^wanted	bFta
^wanted 	aAcHt\`
^wants	qHsY
^war	fHoSsS
^ward	bTcJi@jGmXpHqX
^wards	iS
^ware	kX
^warehouse	aW
^wareneingang	aX
^warm	hRiDj\\rX
^warrants	gRhJiW
^warrington	cS
^wartung	iW
^was	lIqVtT
^wasche	bR
^wash	cHhWiW
^washing	iZ
^wasser	hZjJ
^watch	mW
^water	bUcDiRlStS
^water 	aGb>hYiRjItI
^waterloo	cT
^wavre	c\\
^wavre 	cW
^wax	i^
^way	aVbHcIiHkHqUrU
^wc	i\\jH
^we	bW
^we 	aSbXcJfFgUiGtH
^we are	b\\
^we do	b\\iHpT
^we don't	l]
^we give	bIh[jI
^we had	qTsT
^we have	bWqS
^we lost	q[
^we make	b\`cIiG
^we need	aXtV
^we pay	hZlCnV
^we teach	l[
^we train	lX
^we want	a[cGtV
^we'd	kWsW
^we'll	lZrJ
^we're	bYcXtU
^we're a	bUcH
^we've	aTgIlT
^we've got	aEgAqT
^weather	f\\iUjGmJpI
^web	aWbHiSjHlZ
^wechseldienst	f\`
^wechselschicht	f\\iI
^wed	dTf]
^wed-sat	fW
^wed-sun	fX
^wed-sun 	fT
^wedding	bSiS
^wedding coordinator	aVsT
^weddings	aUgVkH
^weddings 	aW
^wednesday	dWfV
^weds	fX
^week	aHbHeRf\`
^weekend	aUfSgUhI
^weekends	faiD
^weekly	b\\
^weeks	fVjSlS
^wegen	iIs\\
^wegen der	s]
^weiblich	s[
^weichen	i\\
^weihnachtsgeld	g[hG
^weil	fDjTqZsU
^weimar	cW
^weimar 	cW
^wein	bGcIh]iGjJrR
^weingut	bZ
^weinkarte	bWhF
^weiterbildung	fBhViGj]
^weiß	qW
^welcome	kT
^welcoming	iSkJrUsI
^welding	bIkZ
^welfare	hSiX
^well	aHsRtV
^well 	aGbIcGfUgVhSiGjFmIpHtR
^well spoken	sS
^wellbeing	bXhViH
^wellington	cS
^wellington 	jT
^wellness	gFhTiU
^wells	bUcW
^wells 	cT
^welsh	jSkVr_
^wenigstens	hSjX
^wenn	k^
^wenn die	iTnR
^wenn er	gVhViIjGkF
^wenn jemand	iFk[
^wenn sie	iGs]
^wer	aGk]
^werden	fVgT
^werkscontroller	aY
^werkstatt	c^
^werkstattwagen	h[
^werkstudi	aWeS
^werkstudi 	aSeUiF
^werkswohnung	hW
^werkzeug	hV
^werkzeugmacher	aYtF
^west	cZiI
^westport	cX
^wet	fCgThWiSrT
^weyregg	cV
^wfh	cTdWiIjH
^wfr	jW
^whanau	iV
^what	iVtZ
^what do	hYtS
^whatsapp	pY
^wheat	bX
^wheel	i\\
^wheelchair	aR
^when	fWi?octV
^where	t^
^which	aHgWiR
^whichever	cSfUiHjHlVpJ
^whisky	bU
^whistler	cY
^whitby	cR
^whitby 	cR
^white	hIj[
^whitstable	c]
^who	bSlVtU
^who :	bT
^who's	m?qSt]
^why	b[cHpTqS
^wichita	cY
^wie	gUoRtU
^wieder	aDbIcIt[
^wien	cc
^wife	iJpHqTs^
^wig	iYjH
^wigan	c_
^will	lZmVpI
^winch	iX
^wind	bUgJtT
^window	cTiJ
^windows	j\\
^windows 	jW
^wine	bYgJiDkGlY
^winter	f[hT
^winterdienst	fFi[
^winzer	jT
^wir	bX
^wir 	bVcEhCjRlItU
^wir brauchen	aSiUqI
^wir haben	bX
^wir hatten	sV
^wir machen	bV
^wir sind	bVcS
^wir zahlen	gVqS
^wird	bCcIfShSlHtV
^wirtshaus	bThR
^wisbech	cX
^wish	kZ
^wish :	kZ
^with	m]
^with 0	iHmSpX
^with a	aF
^with one	dSmZ
^with the	dEmFqHrUtU
^with two	dWmV
^within	bDeHfWgHhFpJtV
^without	iHjZlDrV
^wittenberge	c[iJ
^wittmund	cZ
^wittmund 	cW
^wk	eTfXtJ
^wlan	fFh\\rI
^wms	aUjV
^wms 	jZ
^wo	aGcTdYiEpFsCtZ
^woche	fWjFnS
^wochen	fThR
^wochenenddienst	fZ
^wochenende	bGf_
^wohnung	hZ
^wolverhampton	cX
^women	kDrW
^women's	bU
^women-only	bViS
^wool	fFhUiBkW
^word	iIje
^word 	j]
^work	m[
^work :	iY
^workation	hY
^worked	jGk[
^worker	iZ
^working	bThGiDjVmX
^working at	iHjX
^works	iFjRm_
^workshop	cTiGlZpT
^world-check	jY
^worthing	cZ
^would	iHqUsZ
^wound	aIi^
^wps	i]jI
^wrapping	iT
^wrexham 	cS
^write	iVtU
^write it	rY
^write the	i[rItI
^writing	jVpU
^written	iHkTlWpS
^written english	jY
^written test	cGpV
^wroclaw	cTnS
^wroclaw 	nW
^wset	hTk[
^wset 	hRiJkS
^wset 0	k[
^wsq	jX
^wunschdienstplan	fY
^wurstkuche	iX
^x	aUg]
^x 0	aVbJfHgW
^x 00	g^
^x-ray	i[
^xactimate	iIkJpW
^xalapa	cW
^xero	j\\
^xero 	jY
^xmas	fFg\\hX
^xmas 	gY
^y	hUiT
^y 	h[iS
^y 00	bHgV
^y a	qVsI
^y dos	hUiGjVpI
^y el	gSiHjTqY
^y hay	gJh[
^y luego	bJhJi[mT
^y que	jZpT
^y si	jHkZlGoS
^y sin	hIrZ
^y un	gGqU
^y una	gR
^ya	lStW
^ya sabes	iHoIpIqCrTsVtH
^yachtmaster	j[
^yakima	c[
^yamaha	bV
^yard	aZbCc^mR
^yeah	aIcHeVtW
^year	aSjR
^year-round	cJeTh\\
^yearly	h_iH
^years	iGt\\
^yeovil	cV
^yeovil 	cV
^yes	cHeSoVtT
^yes 	aFbHcEfHkGmJoXtS
^yo	q[rBt[
^yo 	aHhImFpRt\\
^yo y	bJmZ
^york	cW
^york 	cT
^you	iZ
^you 	cJmZ
^you can	gGiFj\\lTtR
^you don't	lV
^you get	fXhUjH
^you know	cTjTqVtG
^you need	hJjZnV
^you will	jHmSt\\
^you'd	iRmS
^you'd be	jCn[tT
^you'll	lT
^you're	mZpI
^young	iTs]
^your	hZpEqS
^yours	hAjHmVpIt\\
^youth	bIcGiYjS
^yr	e]iEjWpJ
^yrs	iJj\\
^yverdon	cW
^z	eUjVlApX
^z-drive	bSiS
^zahlen	hTiC
^zamora	c\\
^zaragoza	cV
^zarate	cW
^zaune	aGbHcGi]jItI
^zeebrugge	aIcX
^zehn	bUgSiI
^zeitkonto	fX
^zentrale	cZnI
^zephyr	cIiGjRkS
^zerlegen	iT
^zero	bXeThCjIlV
^zero hours	e\`
^zeugnisse	lSpV
^zfa	a[
^ziel	i\\
^zigzag	jY
^zimmer	bHgGhc
^zinc	bZhVmE
^zittau	cY
^zollpapiere	iZ
^zona	bTcUgT
^zone	c]gV
^zoom	dSiFp^
^zoom 	cIdUpU
^zu	iZmZ
^zu besetzen	aWeH
^zu tun	tT
^zug	c\\
^zug 	c^
^zulagen	gY
^zulu	jY
^zum	iIo\`
^zunachst	e[gJ
^zup	j[
^zur	bYiHo[
^zurich	cV
^zurich 	bT
^zusatzversorgung	hX
^zuschuss	hS
^zvk-rente	hW
^zwanzig	aUfTtI
^zwei	mV
^zwei jahre	hS
^zwei tage	bGdZpS
^zweimal	cHn]
^zweite	iGmUpS
^zweites	dIhWnH
^zwischen	fSiI
^zwolf	aJjGm[
^£	g[
^£ 0	hW
^£ 00	g[
^£ 000	gZ
^€	gZ
^€ /	hV
^€ 00	gZ
^€ 000	g_
a +	iIjXpCsGt\`
a 000	ha
a 90	e\\fJiSjE
a :	aDt]
a bad	iY
a big	kZ
a bike	h[iEj>lZ
a bit	qFsT
a board	jRtT
a bonus	jRk\\
a bordo	mVoU
a car	l]
a cargo	hUmb
a chair	e[gBhHtZ
a cinco	fSmSpV
a clean	iYlD
a convenir	gToV
a coruna	cV
a couple	jU
a cuatro	iUmH
a cv	jJlY
a day	gWiZ
a de	a^
a decent	lVrJ
a degree	aIjHlW
a deja	jWkIsV
a desk	gIhY
a deux	h[jUsI
a diario	dViHnTsS
a diploma	a\\lF
a distance	dW
a domicile	aTdS
a domicilio	gU
a domingo	hJnZ
a dos	cUfXmE
a duree	eUiH
a family	aJbShGsY
a farm	jIp[rI
a father	hIs]
a favor	fEgYk_
a few	bW
a fin	iRoY
a fortnight	iS
a four	bStG
a friday	jSlW
a girl	s_
a good	bW
a half	fXgU
a head	aTgViTmI
a jour	jc
a l'aise	jTsT
a lady	s[
a lena	aWbU
a line	hHrb
a long	iTkUoSqF
a los	iR
a man	kFsc
a medias	h[jG
a medida	aI
a mi	qV
a mile	jUnV
a model	aIjRqUsD
a moitie	fFh[qS
a month	iWnZ
a morning	fSkYpWtJ
a must	fUjHkSlY
a nadie	b]hJiJ
a new	b[
a nice	dWiG
a night	fEgShGmZ
a nightmare	sS
a nivel	iZ
a nordic	bV
a notre	t[
a nueve	fUiW
a ocho	bXjR
a octubre	oZ
a page	r_
a part	aFg^iTmT
a partir	oUtV
a passer	bCiUjW
a pie	c[fJiDjD
a plein	aGhYmH
a plus	jIki
a proper	hSiEjDk[sV
a prueba	eVtJ
a quarter	dZeIjR
a quatre	fViS
a real	eIjZ
a really	hVmS
a sabado	bS
a saturday	fY
a school	jZsX
a season	cGi_
a second	bVcGiEkT
a seis	fV
a senior	aRqYtE
a ser	sV
a share	gWhH
a shift	bHi^
a siete	fSgRiG
a small	b[pTqC
a strong	jTqSsS
a su	qU
a sunday	b]
a sus	iDjTmX
a text	iWpTqYrC
a third	fIiV
a todo	hXpV
a tres	bUfVjI
a trois	iYpRqR
a una	fVjTsI
a une	qYsT
a van	hUjTlJ
a ver	tZ
a viernes	f\\
a volonte	hY
a walk	gXpS
a wk	bUe^gFnG
a word	pEq[
a year	bRhSnT
a yr	cTeIfWjHnX
a$	gStV
a-lev-	jRlY
a-level	jRlY
a-liz-	kW
a-lizenz	kW
a-lizenz$	kU
a.m	f\\hGpS
a.m$	fYgIhJiUmIoG
aa	b_iSjB
aa$	aVbYiFjJmE
aan	jT
aan$	jU
aar	bScWeIhYjF
aar$	bHcSh[jH
aarhu-	cV
aarhus	cV
aarhus$	iV
aas	aGjZkHmU
ab 00	fUgT
ab dem	hYnVoIqJ
ab januar	eVfFgU
ab sofort	oW
ab tag	eWgW
ab und	bUnV
ab$	gVrY
abacu-	iDjb
abajo	fXpIr[
abajo$	cJfY
abap	aXjX
abatt-	hEiYjY
abbau	eYfZ
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bX
abend	f\`iFmT
abend$	aGgUmX
abend-	fa
abenddienst	i\\
abende	fX
abende$	fU
abends	fRpS
abends$	bUfUiBsS
abendtermine	fZ
aber	qU
aber das	lJq[tI
aber nicht	qV
aber$	jIkYqJ
aberd-	cSnY
aberdeen	cSnY
aberdeen$	cX
aberg-	casV
abery-	cVfF
aberystwyth	cVfF
aberystwyth$	cTfF
abfah-	hInY
abgeb-	pS
abgeben	pS
abgef-	fT
abgefeiert	fT
abgeg-	fXiVqH
abgegolten	fZgJ
abgegolten$	fVjJmJ
abges-	jXrRsR
abgeschl	jU
abgeschlossen	iGqSsR
abgeschlossen$	iGj\\
abgeschlossene	jT
abgeschlossene ausbildung	jT
abgeschlossenes	jU
abi	pTsS
abidj-	aJcTnV
abidjan	aJcTnV
abidjan$	nX
abier-	bSiJjY
abierta	bR
abierta en	bZiGqR
abierto	bVfH
abili-	bGjamFnI
ability	bHiXmG
abkla-	iSjU
abklaren	iSjU
able	jV
able to	jZkT
able$	i_kE
abm	jZ
abm$	j\\
abmah-	qY
abmel-	iV
abmeldungen	iV
abnah-	eGi^
abnahmen	iZ
abneh-	bWcIiY
aboar-	fZ
aboard	fZ
aboard$	f[
aboga-	aRmW
abogado	aXlT
abogados	b^
abogados$	bXmR
abona-	hZiSkJ
abonn-	h_
abonnement	h\`
abonnes	bZ
abonnes$	bZ
abori-	iSjW
aboriginal	iSjW
about "	rW
about 0	b[iHnH
about 00	cTfWmR
about 000	cHfIiU
about it	b^fGiI
about the	pCq^r^sH
about to	jHsY
about £	bXfJ
about$	dWfV
above	aIcWhUmV
above 00	s\`
above the	hU
above$	iGm\\
abr	i]
abraz-	iGtd
abrazo	t]
abrec-	aRiY
abrechnen	jElUsJ
abrechnung	hBjSpU
abrechnungen	bJiW
abrechnungen$	bJi[
abril	o^qV
abril$	o\\qU
abrim-	jVtS
abrimos	jVtS
abrimos$	bGf[iGjDtW
abrir	iZtI
abrir$	rW
abroad$	jR
abruf	fcgFhHiApG
abs	jWlG
abs 0	jWlG
absag-	hVpJsT
absagen	hVpJsT
absat-	cHpJqIretV
absch-	iVj[
abschluss	jatI
absence	gRqY
absence$	iYqR
absic-	iU
absichern	iU
absichern$	iX
absol-	jYqY
absolue	jX
absolut	gJiIqU
absoluta	qT
absoluta$	jS
absolute	cSjR
absolutely	jWtS
abspr-	dSfRgSiR
absprache	dTfSgT
absprache$	dVfTgS
abste-	hTiYsV
abstenerse	sZ
absti-	iUqV
abstimmung	iTqW
abstr-	aSbHrV
abstract	bGpGrY
abstract$	jT
abstracts	i^
abstracts$	i\\
abt	bI
abtei-	bWmZpH
abteilung	aTbGiSsWtI
abu	c]
abuel-	sW
abwas-	i\\
abwassertechnik	iHjV
abwassertechnik$	iHjV
ac	hTiT
aca	l]
aca$	lX
acaba-	i\\jG
acade-	bT
academia	hX
academia de	mT
academy	cShJ
acams	iEk]
acc	aRsX
acc$	aXdE
acca	iT
accen-	s[
accent	lTsV
accent$	lXqY
accents	iGsZ
accepte	aRoT
accepte$	aUiHlS
accepted	iCmFp[
accepted$	iDjSmFpZ
acceptes	bIl\\
acceptes$	bJl\\
acces	hYiR
acces-	iZ
accesos	aR
access	bV
access$	bDfYjS
accessibilite	iUjIkX
accessibility	jU
accid-	i\\qH
accidente	jU
accidente$	jS
accidentes	hViW
accidents	i[qCrZ
accom-	hViTjT
accommodation	h_j[rB
accommodation$	h]mF
accompagnement	iX
accompagnements	bV
accompagner	aSbJkT
accompaniment	i^jH
accompanist	aEiBjUlAm_
accompany	ic
accor-	hSrV
accord	hWiR
accords	dJ
accou-	aV
account	mS
account handler	aT
account$	fZ
accountant	aYqU
accountant$	aTjT
accounting	iSlTsI
accounting$	lZqIsE
accounts	iSqR
accounts$	i]
accra	c]s[
accre-	aRj\\rT
accreditation	iFjWrY
accredited	j\\
accredited$	j[
accro-	jDpRr_sV
accru-	gW
accue-	iTmR
accueil	iVmU
accueil$	m[
accur-	j\\
accuracy	aDiRjW
accurate	jY
ace	b]fZi@jI
aceit-	bYiS
aceite	iV
aceite$	iX
acent-	iGsa
ach	hHiVpJqZtY
achat-	nR
achats	nR
acheteurs	iTmT
achs	i]
achse	n]
achse$	n^
acht	bUmS
acht leute	mT
acht wochen	aEbDe_lT
acht$	bIfVhSoI
achte-	aJbRf[iIjHmR
achterberg	jImU
achterberg$	jImTpU
achtu-	aHbXfVtH
achtunddreißig	aHbVfXtG
achtz-	fY
achtzehn	fV
achtzig	fUjS
acide-	bGiV
acidez	bGiV
acidez$	iU
ack	jZ
ack$	jY
acl	jZ
acls	jUkR
acls$	iIjUkR
acogi-	iZ
acogida	iZ
acogida$	iZ
acomp-	iT
acompana	aCbb
acompanamiento	bHi[
acompanante	aTcGmX
acompanar	jS
acopi-	b\\iI
acqui-	iX
acquisitions	bGjS
acred-	iEk[
acres	bf
acres$	b[fG
acros-	mS
across	mS
across the	gJhW
acs	j[
act	jZrR
act$	gIjXrH
acta	oZ
actas	i_
actas de	iZ
actas$	iZ
acte	gUpT
actes	bTgIiTjU
actif-	iTtI
actifs	iTtI
actifs$	tI
actio-	bVmI
action	tW
actions	iW
actions$	iW
activ-	iS
activations	i[
active	aTsT
active directory	jW
active$	bGcHhYiVsU
activities	aW
actual$	gWiTjFkHqG
actualizado	iTjDkY
actually	gThZiHjY
actuary	aVqT
actuary$	a[
actue-	sX
actuel	sY
actur-	jW
acturis	jW
acturis$	jW
acuit-	jY
acuite	jY
acute	bSfU
ad	qSr_
ad$	qSrV
ada	gT
adapt-	jW
adas	aYjV
adblu-	iW
adblue	iW
add	aGpIr]
addit-	fIgXqVrE
addition	fFgY
addre-	cRiTrSsR
address	cVrVsT
ade	bEiTjZ
ade$	bCiXjY
adela-	cHjTlW
adelante	aUiIl[
adelante$	aJiJlXoT
adema-	hSkW
ademas	hSkW
adent-	cUf\\
adentro	cUf\\
adentro$	cXdYfCiJ
adher-	b\\
adherentes	bW
adherentes$	bXiI
adherents	aIbXiU
adi	hIiVjX
adici-	gIiYkU
adicional	hSkX
adicional$	hSkX
adjoi-	m]
adjoint	aX
adjoint$	a\`pI
adjoints	iJmY
adjoints$	iJmX
adjud-	bZjI
adjun-	eTiJpU
adjunta	iJpX
adjus-	cUhIlU
adjuster	aUbHhFlZ
adjuster$	aZ
adjustments	cZfIrU
adler	j\\
adler-	aJbWtF
adler-apotheke	aJbWtF
adler-apotheke$	bS
adm	jX
adm 000	jX
admin	a\\iUmTrI
admin$	aWm[
admin-	m[
administracion	bYjW
administracion$	bHiUjX
administrador	m[
administrador de	aR
administradora	bImatI
administrateur	aFb\\iF
administration	aIb[fIhEiG
administrativa	aZbEgSmI
administrativa$	cIgV
administrativas	iUjImU
administrativo	aW
administrator	aZ
administrator$	aW
admins	m\`
admins$	mY
admis-	jWmWpJ
admission	eUiFj\\
admissions	aRiT
adobe	hZjSkE
adopt-	eWkX
ados	aCb\\gJiGj[
adr	iTkXlX
adres-	bYgJiDp^
adresse	pU
adresse$	pR
ads	j[
ads$	jRkI
adscr-	cJfHhIiGjIkEm\\rI
adult	bVgFi[
adult$	gHiUj[
adult-	iT
adultes	i\`lH
adults	kS
adults$	jX
adv	hTjSmT
adv$	hViHjVmT
advan-	kX
advanced	bDcFhIi[kI
advantage	k\\lV
advantage$	kb
adven-	oU
advent	oU
adver-	rVtV
advert	rVtT
advert$	eEqRtY
advertise	aTlI
advertise for	bSrF
advertise$	aTqT
advertisement	iHpIrVtT
advertisement$	iHjHpHrTtU
advic-	iU
advice	iU
advice$	i\\
advis-	aT
adviser	aY
adviser$	aa
advisers	aIbZiHjGmVsI
advoc-	a]bHiGrFtG
ae	aSkR
aec	iIjX
aecid	iZjCnJ
aed	gT
aed 0	gV
aed 00	gT
aed$	cSgRiHoJ
aeo	bWeFiRmZpG
aep	j]mF
aerat-	cHfJi[
aerif-	fJi]jG
aero	baeIjV
aeron-	aEb^iI
aerop-	bGcc
aes	iTjX
aes$	iSjT
aesf	iEk]
afac	bIcFja
afc	g]
affai-	bYhS
affaires	bVhU
affaires$	bShX
affairs	bV
affic-	bJiXqV
affiches	iW
affiches$	iX
affil-	bTiT
affilies	bX
affilies$	bX
affir-	gDi_
affirmation	iZ
afgsu	j[
afgsu 0	j[
afili-	bTeThY
afiliacion	eUh[pI
afiliados	aJb^
afin	jYlDsY
afina-	a[bFcEiZjJ
aforo	bUi^
afrai-	jW
afraid	jW
afraid$	dReUjFqUsA
afric-	iJsd
afrik-	jTkS
afrikaans	jTkS
afrikaans$	cHiHjGk]
afscm-	mV
afscme	mV
after 0	gSh]
after 00	fDgZ
after 90	dXh\\pG
after a	aTgUhR
after effects	iIjWkS
after hours	f;h[lZ
after midnight	gY
after one	eXhSt[
after probation	dUgTjH
after school	bHf\\gGhJlHoF
after six	bVeW
after the	hHoU
after three	bFhViZjImHsI
after$	aIiVtW
after-	iS
afterloader	bUiSjI
afternoon	pRtW
afternoon$	iSp\\
afternoons	aSf[
afternoons$	aTf[iH
afterwards	fV
afuer-	bHcTdX
afuera	cGdY
afuera$	cGdYfR
ag	aHbZhR
ag$	bUcZiD
again	aGqRrTtW
again$	jGrZt[
again-	iJqW
against	iJqW
agarr-	jHq\`
age	s]tS
age 00	bUrXs^
age$	cIg\\hIqHsRtW
aged	gTiSjE
aged 0	b[gG
aged 00	iZ
agees	bIi\\jTsU
agen	c\\
agen$	c\\
agenc-	bV
agence de	cX
agence$	aTbHcRjZ
agences	bW
agences$	bV
agencia de	aEbTcR
agencia$	cGfIlJqZ
agencias	aUjS
agencias$	aW
agencies	bUpSrV
agencies$	bSp_rE
agency	eR
agency$	bVeX
agend-	iT
agenda	iR
agenda$	iStY
agendas	iS
agent	a^
agent de	gXjH
agent$	aWbGhXpU
agente	aY
agentes	aTmU
agents$	bVjTmU
agentur	bSlVqS
agentur$	iGjIl[qV
ages	bTsX
aggre-	b]gYjIlH
aggregates	iU
aggregates$	iU
agile	dYiUjG
agile$	dZjG
agm	jU
ago	b_eGj=
agost-	eRoT
agosto	eRoT
agosto$	eXfIoX
agrad-	kYr\\
agradece	k[
agradece$	k[
agrar-	jZ
agree	bWj\\
agree$	b[iH
agree-	sS
agreed	iElJqUs\\
agreement	gShWrJ
agreement$	gYiClSqJsJtJ
agreements	hGiW
agreg-	bXhIiHk]mH
agrem-	hIj^
agrement	hIj^
agri	bYhFiFjR
agri$	jU
agric-	jV
agricola	aWjV
agricola$	aZiGjW
agricole	hGiVjR
agricole$	hGtT
agrin-	kX
agro	eTkV
agroa-	aX
agron-	kY
agronomia	lW
agronomist	mZ
agronomist$	aZ
agronomy	lUmS
agrop-	kUsH
agropecuario	kVsH
agropecuario$	kVsH
agua	aShS
agua y	aWcIhTqH
agua$	bHjYkFpX
aguan-	j\\
aguantar	iIjY
aguas	aYbFqZ
aguas-	cZ
aguascalientes	cZ
aguascalientes$	cZiH
aguin-	gVhU
aguinaldo	hX
ah	qHt[
ah nein	f\\iHkHlHrVt?
ah$	bGgHhW
ahead	eFfWhFo\\
ahead$	eDfZiU
ahi	eShUq\\
ahm	t^
ahm$	t]
ahnli-	aIjUkT
ahnliches	aJjSkU
ahora	fXsS
ahora$	fXqR
ahorr-	hSkS
ahorro	hV
ahorro$	hT
ahpra	j\`
ai	cSiSlI
aid	jWkS
aid and	hIiW
aid$	hZjZ
aide	fFi_kZ
aide au	hViY
aide$	iSk_pI
aide--	aZmR
aider	i\`lJ
aider-	kT
aiderait	kT
aiderait$	kT
aides	aYdFiU
aigui-	aSiS
aimer	jXn[
ainho-	mR
ainhoa	mR
aipr	j\\
air	bU
air$	bVjY
airbr-	jW
airbrush	jW
airfi-	cTjW
airfield	cTjW
airfl-	jW
airflow	jW
airflow$	jT
airli-	bY
airlines	bT
airlines$	bU
airpo-	cW
airport$	bCcTiU
airsi-	jY
airside	jY
airti-	i[pH
airwa-	iV
airway	iV
aisan-	j[
aisance	j[
ajust-	aVjS
ajustador	aX
ajuste	gTiS
akade-	sZ
akkor-	gSrItT
akkord	gSrItT
aktiv-	bTjU
aktua-	aRtV
aktuar	aTmItH
aktue-	aUgIjV
aktuell	bVgGjY
akzen-	hJjDlGsb
akzep-	aIhHiAj[kHo[
al 00	fDhWo_
al 000	gCqX
al ano	bUhVnU
al cliente	dJi]sH
al dia	gThEjb
al final	iIjIpHqUr^
al menos	jUsR
al mes	fXgX
al taller	p\\
al$	h[
alain	mX
alarm	fV
alarm-	i]
alarmas	i[jH
alarms	iTnV
alarms$	nW
alast-	lWmT
alastair	lWmT
albac-	cS
albacete	cV
albacete$	cU
alban-	iGjGkZsZ
album-	bYjHsI
albums	bYjHsI
alcan-	aWbGjW
alcaniz	cSmT
alcaniz$	cSmT
alcob-	cZ
alcobendas	cZ
alcobendas$	c[
alcoh-	hIjV
alcohol	hIjV
alcohol$	jR
alcor-	aFbFcRtX
alcorcon	cUtH
ale	gStV
alegr-	kT
alegre	kT
alegre$	iJkU
alema-	bTiR
aleman	bTkS
aleman$	bVkS
alerg-	jZsH
alergenos	iT
alergenos$	iU
alert-	if
alerta	fUiV
alertas	iS
alerte	tS
ales	c]
ales$	c]
alfaj-	bThHiJjV
alfajores	bThHiJjV
alfajores$	bThHiIjV
algo	jRkY
algo de	k[pJ
algui-	aU
alguien	aU
algun	jYrXtJ
alguna	fUjSnS
alguno	bYgHmIqU
ali	eJiGmZqT
alica-	dHnV
alicante	dHnV
alicante$	nW
alice	bGc]
alime-	hTiR
alimentacion	h\\
alimentacion$	haiF
alimentaire	bTiIjX
alimentar	i^
alimentos$	jS
alisf-	gV
alisfa	gV
alisfa$	gV
alive	sX
alive$	sV
alkoh-	kRsR
alkohol	jVsV
alkohol$	jUsT
all day	bFfRjVsX
all in	bSgT
all of	aGfDhWnFoDpHr\\
all shift	fIiFje
all the	dThSlTsS
all$	mRtX
all-i-	fUgXhIqJ
all-in	fUgXhIqJ
alle 0	dRh]iT
alle 00	f\`iI
alle drei	eEiXjE
alle$	gWhY
alleg-	hIi\\jHkX
allei-	sW
allein	iT
alleine	fViHjT
alleinerziehenden	hJs[
alleinerziehenden$	sX
allem	bYnG
allem-	kU
allemand	kV
allemand$	lSrS
allen	fHgShWsX
allen-	cV
allende	cY
allende$	cYiH
aller	cShIrY
aller-	aBiTjRnWsS
allergens	jX
allergy	iW
alles	sS
alles andere	dXiEjZlF
alles$	aXbGiIlVsXtJ
allez	jGkZt[
allga-	bSqR
allgau	bU
allgau$	bWcSiI
alloc-	fEiZ
allocating	iS
allocation	gRiR
allot-	i[
allotment	iV
allotment$	bIiU
allow-	gThX
allowance	gVhW
allowance 0	bIfIgVhU
allowance 000	gWkF
allowance$	dJgUhTiF
allowed	fShU
allowed$	fThXiHjI
allta-	aWmHtW
alltag	tX
alltag$	bIfSiGtW
almac-	bS
almacen	bS
almacen$	aUjS
almag-	cY
almagro	cY
almaz-	iT
almen-	bYcZiJ
almendralejo	c_iI
almendralejo$	cX
almendros	b^tJ
almer-	cTnT
almeria	cTnT
almeria$	nV
almue-	fIh[
almuerzo	fIh[
almuerzo$	h\\
alnwi-	cS
alnwick	cS
alnwick$	cS
aloja-	h^
alojamiento	h^
alojamiento$	gIh_
alone	b[cFjVlHtG
along	lY
along-	mW
alongside	mW
alors	t[
alp	bUcR
alpha	bJiY
alpha-	bHcUhWiZ
alpin-	bUjT
alpine	bXiIjW
alrea-	sS
already	sS
already$	kSlR
alrig-	t[
alright	t[
als 0	jU
als zwei	fVjU
als$	iCkRpRtV
also	tT
also die	aJtV
also private	hSjI
also wir	bTsGtT
also$	aJiFtd
alt	fW
alt weekends	fT
alt$	bVsU
alta	dTeWgIiJ
alta$	cJdViDkUlJqJsJ
altam-	nV
altamira	nV
altamira$	nU
altar	iX
altas	iU
altba-	bViVjE
altde-	bJiY
alte	oV
alten	aJjRqBrFsatU
alten-	ic
alter	jRs\`
alter als	jU
alter$	pUsX
alter-	dSfT
alterations	i\\
alterations$	i[
alteren	kZsW
alternada	fS
alternance	dWeWfShJ
alternance 0	d\\eRfA
alternance$	aSfWgJmJtI
alternancia	cHdafG
alternante	cHm\`
alternas	fW
alternas$	fW
alternate	mZpE
alternate$	fV
alternating	fY
alternating$	fY
alternees	fT
alterno	fU
alterno$	fX
altersvorsorge	gHhViI
altge-	a[bGcFiCtI
alto	c\\j[
alto$	cWkS
altri-	cS
altrincham	cS
altst-	aDqY
altstadt	aGiS
altur-	sT
altura	sV
altura$	fVgV
alturas	iIj]
alturas$	jX
alu	jIkUlSpJ
alumi-	aSbHjY
alumn-	bUiX
alumnos	bX
alumnos de	bW
alumnos$	iT
alway-	pS
always	pS
always$	fHmWnV
alzhe-	kUqU
alzheimer	kUqU
am /	i\\jGnEsW
am 0	fZiJpT
am 00	fThGq]
am a	f[
am besten	pRs\\
am in	iJjXlIt\\
am liebsten	sS
am see	b]cV
am starts	fYsT
am tag	bTgXhHiU
am telefon	fR
am tresen	iUjH
am$	fSiY
amade-	jY
amadeus	jY
amadeus$	jW
amane-	fX
amanecida	fX
amarr-	dHf\\hI
amarre	iY
amarre$	iZ
amasa-	iY
amasar	iY
amazo-	aIb[c\\iA
amber-	aGbFcSiHjZ
ambie-	jV
ambiental	jZ
ambul-	bWjT
ambulances	b\\iE
ambulancia	jW
ambulancia$	aS
ambulancier	aY
ambulante	a@ba
amena-	bJeEq_
amend-	iRqZ
amendments	iU
amendments$	iU
ameri-	bWfT
american	aJbWiS
amf	j\`
amf$	jZ
amiab-	iYjI
amian-	aScHiSjJk[pH
amiante	aXiZ
aml	iGjU
ammon-	iSjS
ammonia	dRjT
ammonia plant	iX
ammonia$	dTiT
amos	aHc]
amos$	aGc]
ampa	aJbYqT
ampar-	pT
amparo	pT
ampli-	eRfStV
amplitude	fS
amplitude 0	bZ
amplitude$	fRjU
amput-	iT
amputees	iT
amputees$	gJiV
ams	fWjUsU
amste-	aJc_iAjGtF
amt	bVfHmSrTtS
amtsg-	aIbEc^pI
an 0	fV
an :	iUpVt[
an ad	bJrE
an advantage	kW
an bord	f\\
an de	eUjX
an den	iSp[
an der	cS
an die	pZqS
an en	bHiDjXmX
an frau	pX
an hour	gY
an hr	eIg\\
an independent	mS
an mich	m]qC
an personal	tR
an tvod	eJg^hE
an zwei	bRcHdTnS
an$	iT
ana	mV
anaes-	iR
anaesthetic	aRiFjV
anaesthetics	iUjGsJ
anali-	aR
analisis	iUsU
analisis$	sZ
analista	aW
analista de	aViJrR
analistas	mV
analistas$	mZ
analy-	hSmV
analyses	jY
analysieren	iU
analysis	iVjS
analysis$	iUjS
analyst	aZ
analyst$	aZmT
analyste	aWmV
analyste-programmeur	aX
analystes	m[
analystes$	aIkIm[
analysts	mZ
analysts$	mZ
anato-	a[gJkJ
anbei	tX
ancho-	aIcUdU
anchor	aIbWdY
anchor day	dX
anchorages	bIc^iJ
anchorages$	bIc[iG
anchors	iX
anchors$	iV
ancie-	bHcYgV
anciennete	gXhS
anciennete$	hX
and 0	iSjG
and 00	f\\gT
and 000	bThW
and a	hR
and able	fTjY
and all	hViS
and an	bFhZm]
and be	jVqI
and doing	i]jE
and english	jZ
and every	fS
and fifty	gV
and finish	aJfXiJ
and five	h[
and forty	lGtT
and get	iW
and getting	iU
and half	gV
and have	jX
and honestly	cEdWsV
and it	iJqTtU
and it's	eTfSlIqSsItH
and keep	g[iUqJ
and keeping	i\\
and me	qWtF
and my	b[
and never	bZ
and new	fEhZ
and no	sZ
and not	s^
and one	fS
and our	bXmIpIqErYtG
and please	qWrR
and run	iY
and see	pV
and set	dIjX
and sit	mS
and sixty	fViJ
and so	bV
and some	b_iH
and still	b]jH
and ten	bWgS
and their	hGjZ
and there	bJjImXsS
and there's	bUlEsU
and they	sU
and thirty	bEgDhTiV
and three	aIbYmT
and thursdays	fRiS
and to	hEkZtH
and training	hYiW
and twelve	gFhW
and two	aViZoI
and we	bTcT
and you	jS
and £	gIn[
and$	tS
anda	jHqetG
andal-	hInVpHs[
andalucia	hGnX
andam-	iW
andamio	iWsU
ander-	sT
andere	kR
andere$	cTiTlVqFsH
anderes	kV
anderes$	jX
anderlecht	cU
anderlecht$	cU
anders	iIjWqGrFsEtY
ando	pHq]
andre-	cWiCjEmSt^
andro-	kGm[
android	aTiS
android$	aUhIiJjRmR
anerk-	aHfHjT
anerkannt	aJfHjUtJ
anerkannt$	jY
anerkannte	aIjR
anexo-	cWpT
anexos	cWpT
anfah-	fXhDiWjG
anfan-	aToZrT
anfang	oW
anfang$	rT
anfangen	oWrZsV
anfor-	aDrUtU
angab-	tV
angaben	tV
angeben	pUrY
angeben$	pVrV
angebote	iW
angeh-	hJiepIrY
angel-	lS
angelehnt	gT
angelehnt$	gX
angeles	aGbUcZ
angeles$	aIc[
angem-	gVhI
angemeldet	gVhI
anger	hIj^
anger-	cVjIlU
angers	cWlV
angers$	cWlU
anges-	aEbWeW
angestellt	e^
angestellt$	e]hF
angestellte	bXiU
angestellte$	bViT
angestelltenlehrgang	jY
angestrebt	jFkY
angestrebt$	jFkY
angla-	jVrS
anglais	jX
anglais c	iS
anglais courant	j\\
anglais de	jU
anglais$	kRlT
anglaise	a[cIiDjEpHrS
angli-	rf
anglican	jZrEsW
anglo-	sV
anglophone	sV
angos-	cZ
angostura	cZ
angostura$	cU
angry	aEi\\
angst	jZlFsC
anhan-	jVsY
anhor-	i^
animador	aV
animadores	aDiHm]tJ
animalier	aV
animateur	aR
animateur$	aWiI
animateurs	a^bGiH
animation	i]
animaux	bViI
animaux$	hU
anime-	iU
animer	iU
animer$	eIm[
animo	bZ
anish-	iVjAk\\
anker-	dZfHiZ
anlag-	cR
anlage	bGcVgUjS
anlagen	bY
anlagen$	bX
anlagenmechaniker	qV
anlau-	b[iH
anleg-	iX
anlei-	iW
anleiten	i]
anleiten$	iW
anleitung	jSmS
anler-	aIiW
anlernen	aIiW
anmel-	i[
anmeldung	iX
anmeldung$	iX
anmeldungen	iS
ann	aIbIc]iGjGoGpUtI
anna	aCcGiAjIm\\oCq\\sEt[
annah-	iV
annahme	iV
anne	aIpFrItc
annec-	cU
annecy	cU
annecy$	cT
annee	dSjU
annee$	dW
annee-	bHjY
annees	bHjY
annek-	rR
anneka	gImS
annel-	aJbCeGhHiGm]nI
annex-	eThV
annexe	eThV
annonce	qStS
annonce$	qU
annonces	iU
annou-	qb
annua-	eXfZ
annual	aGiX
annual$	cIeVhIjJ
annualise	eSfWiJ
annualise$	eTfViJ
annualised	eYfX
annualised$	eUgSiJ
annualisees	qS
annualisees$	fS
annually	fR
annually$	fR
annue-	fWgUhRiS
annuelle	fYgZhFjG
annuelle$	bGfHg\\
ano	hS
ano con	h[iDjHlI
ano de	jYqS
ano en	cEdZhRnJ
ano mas	gRhH
ano pasado	bSgT
ano y	jX
ano$	nU
anoni-	bHmGqFr_
anony-	iXjHr^
anos	ja
anos con	iVjY
anos de	j\\
anos en	j^
anos y	jS
anos$	bTsS
anota-	i^jH
anoth-	mR
another	mR
another$	aDiUkIqRtX
anpas-	iV
anpassung	iW
anpro-	i[
anr	aSbHeS
anr$	eV
anrei-	hSnS
anreise	hSnS
anruf	pa
anruf-	p[
anrufen	p\\
anrufen$	iIp[qJ
ans	jV
ans au	jX
ans d'experience	aIjS
ans de	jVm\\
ans en	iHj\`kS
ans revolus	jZ
ans$	e[
ansch-	mZpW
anschreiben	iHpa
anschreiben$	iHp]
ansel-	mS
anselm	mS
anselm$	mS
ansib-	jX
ansible	jX
ansible$	jX
anspr-	aIi[mWpW
anste-	eVsT
anstellen	eT
anstellen$	eT
answe-	mXpR
answer	pT
answer to	ma
answer$	iU
answered	fYgHpXrC
answering	aSiXjJmV
answering the	aXiRmEtG
answers	mW
ante	i_pU
antec-	iHjYpRsU
antecedentes	pTsW
antecedentes$	jHsV
antei-	bHcJhY
anten-	bUiSmI
antenatal	i[
antenne	aTbGcTqU
anteq-	cYqStH
antequera	cYqStH
antequera$	c\\qI
anter-	iSqS
anterior	qU
anterior se	q\\
anterior$	jV
antes	iSoR
antes de	kJo\\qT
antes del	iXpT
antes$	fRgStU
anti--	bGcGickJ
antib-	bJc\`
antic-	bIg]iVpIqTrG
antig-	cSgU
antigua	bVcJ
antigua$	bVcJ
antiguedad	gZ
antiguedad$	gT
antip-	cT
antipolis	cV
antipolis$	cT
antof-	cShU
antofagasta	cShU
antofagasta$	hV
antra-	aBbEhJt^
antri-	cAfGgWhFiHnYqWtE
antwe-	cX
antwerp	cX
antwo-	bYiHp[
anual	eTfSkGoX
anual 0	fY
anual$	eWiRoS
anual-	bR
anuales	bR
anuales$	bV
anunc-	rU
anuncio	rX
anuncio$	rX
anwal-	bWkSmV
anwalte	mW
anwalte$	mY
anwar-	aDgVhFi?j[kI
anwei-	iVmG
anwes-	bBdWiXjItW
any	jWlRoU
any 0	aHcSfYiGtW
any more	eVjGlR
any of	dUk[sG
any$	fRi?j\\kUpW
anybo-	lIpUqV
anybody	lIpUqV
anybody$	qW
anyon-	sX
anyone	sX
anyone$	cJeEjGlZoXpHsA
anyth-	tW
anything	tW
anything$	jTtV
anywa-	lW
anyway	lW
anyway$	pFrU
anywh-	cYdS
anywhere	cYdS
anywhere in	dWnT
anywhere$	cEdYkUrT
anzei-	rX
anzeige	rU
anzeige$	rT
anzug-	gCha
anzuge	hZ
ao	gTjJmXpW
aoc	b[jGk[
aop	bZhSjSkH
aop$	bYhH
aout	eUkIo\\
aout$	oW
ap	aVmY
ap$	iGm]
apa	jT
apac	jV
apara-	id
aparc-	h[
aparcamiento	h[
apare-	a[kFoI
apart	aHiXqHrH
apartamento	gFh]
aparte	gU
aparte$	gV
apartment	lHpHs\\
apc	iFj^k[sD
ape	cJeciF
apert-	cJiWpCta
apertura	iZ
apex	iWjS
apex$	i[jD
aphas-	bCih
api	hHjTkX
apicu-	aZcFiH
apis	i[
apis$	iZ
aplic-	lX
aplica	lW
aplicador	jU
apm	aWj[
apoda-	cT
apodaca	cT
apodaca$	aR
apode-	iV
apoderados	iV
apoderados$	iU
apoth-	bSiW
apoyo	bIcRfU
apoyo$	bIiZ
app	bUi[pT
app$	fSiSpW
appar-	bV
appareils	bXnT
appareils$	bXiHnT
apparel	jW
apparel$	jV
appea-	iSrXsZ
appeal	bFiXrV
appeals	iU
appear	jIr[sF
appel-	fIpX
appelez	p[
appelle	qY
appels	fFiZ
appen-	bV
appenzell	cY
appli	bUpWrG
appli-	pX
applicable	f[gFhViGjB
applicable$	bJfVgIhWjCmHpJ
applicants	bGkVmGpIrW
application	pc
applications	pY
applications$	b@j]
applies	gSqWrU
applies$	gViIrT
apply	p\\qT
apply :	pU
apply$	jUkS
appoi-	iUtV
appoint	qFt[
appointment	pU
appointment$	pV
appointments	i_
appor-	bGiWpX
appra-	ia
appre-	kRmW
appreciated	k^
appreciated$	k^
apprecie	k\\
appreciee	jGk[
appreciee$	jGk[
apprentice	aWiTmR
apprentice$	aZm[
apprenticeship	gTkH
apprenticeship$	gUhHjS
apprentis	lVmX
apprentis$	m^
approbation	jZ
approbation$	j\\
approval	jRoVqV
approved	bVjStW
approved$	bXiB
approx 0	fW
apps	iYpR
apps$	i]jFpS
apr	fWo^
apr$	eFfUoZ
apr-s-	fY
apr-sept	fY
aprem	fV
aprem$	fV
apren-	jDkXl]
aprende	jIl]
apres	dUoZ
apres 0	dWeWiF
apres 00	fAp_
apres la	fEqZ
apres$	p^tD
apres-	fX
apres-midi	fX
apres-midi$	pV
april	oa
april 0	hFo^
april to	eJfV
april$	oT
april-	eIf[o_
aprob-	gS
aprobado	gS
aprobado$	gVjR
apt	aZjG
aptit-	jSpT
aptitude	pW
apto	jW
apto$	iHj[
apunt-	bIiTpTqZ
aqua	iXjCkXsJ
aqua$	jCkY
aquac-	gZ
aquaculture	gZ
aquag-	iW
aquagym	iW
aquar-	aUmWqY
aqui	sTtU
aqui$	lX
ar	c\\iDjU
ar$	aRc]iC
arabe	k^
arabe$	jUkW
arabi-	kTlW
arabic	kS
arabic$	kX
arabisch	lW
arabl-	aZcH
arable	aZcH
arago-	bIgWiJnZ
arand-	c\`iE
aranda	cR
arauc-	cVqR
arauco	cVqR
arauco$	cV
araya$	mS
arbei-	hS
arbeit	j^rU
arbeit$	jYrW
arbeiten	d]hEiEj]
arbeiten$	d[
arbeitest	fS
arbeitsbeginn	f[oI
arbeitskleidung	gFhY
arbeitsproben	bHiDjJmGp_
arbeitsrecht	aSjT
arbeitsrecht$	aSjS
arbeitszeit	iEnY
arbeitszeit$	fEhTiEnV
arbeitszeitkonto	cJfUhRiIjG
arbeitszeitkonto$	cJfUhSiH
arbit-	i^
arbor	c[j[rH
arbur-	cJiSjY
arburg	cJiSjY
archa-	aJb\\cFiHj\\mH
arche-	cU
archena	cU
archena$	cV
archi-	aV
archicad	jX
architect	aV
architect$	aSjT
architects	b_iJmC
architekt	mW
archiv	qV
archivar	bStJ
archivarin	bT
archive	iUkX
archives	bWjW
archives$	j\\
archivist	aVbTtI
archivist$	aV
archivo	iZ
archivo$	iXrJ
ardoi-	aIm[tH
ardoise	iSjV
are a	bS
are fine	p]
are in	cVjZ
are on	dShTiJmS
are$	aIcZjE
area	hJ
area$	c[iSjW
areas	bV
areas$	bW
arena	aTcX
arena$	c\\iH
arena-	iV
arenas	iV
argen-	aIcXsU
argentina	iRqS
argentina$	iT
arger	pGqWrR
argo	cHh[jUlIpH
argoc-	jT
argocd	jT
argocd$	jU
argue	j[lGtW
argus	j^
argus$	j\\
ari	i\\jU
aria	kVpT
aria$	j[k@
arles	aJc[iD
arles$	c[iD
arlon	cWdU
arlon$	cWdU
armad-	aFlTpV
arman-	aHjRmU
armando	aHjRmU
arme	bSqW
armen-	cY
armenia	cY
arms	cYhGjU
arms$	cS
arnes	hZiS
arnes$	h\\iFjT
arnes-	b\\tJ
arneses	b\\tJ
aroun-	cS
around	cS
around$	cYgGnEpGqGtW
arque-	gIiTsV
arqui-	bT
arquitecto	iU
arr	bYiT
arr$	iX
arrac-	iY
arrai-	i_
arran-	iT
arrancamos	bVeEgW
arrange	iRtW
arranged	hWiIjT
arrangements	aXbIfF
arranger	aV
arranger$	aZ
arranque	fAiYmUoZ
array-	hGi]tG
arrea-	iS
arrears	iS
arreg-	mZ
arreglos	iX
arren-	b[hI
arret	bHfZjGq]
arret-	fUiJpTqX
arrete	qX
arrets	fVpTqU
arriba	nS
arriba de	cV
arriba$	cEf[jY
arrie-	aCe]jHm\\
arrim-	i\\
arrimar	hIiZ
arriv-	iSo]
arrivants	lX
arrivees	fHi\\
arroc-	cRiT
arroces	cRiT
arroces$	aScGiX
arros-	fJi[
arroz	i[
ars	aSrH
arsen-	i\`mS
art 00	a]bGfUhH
art$	dUiUjT
arte	bUsY
arte$	aUiJsZ
artic-	iY
article	iY
articles	iTlX
articles$	bX
artif-	iVjWkF
artisan	bViTmF
artisan$	gR
artisanale	bR
artistica	iDlZm[tJ
artistico	aXbGeY
arvo	fSjJpV
arzt	aHi\\pV
arzt$	aDi\\oHpV
arzte	bZmT
arzte$	aIb\\gRiEmE
arzti-	bT
arztin	aU
arztinnen	b_
arztinnen$	b\\
arztl-	jW
arztlich	jW
arztlich$	jW
arztt-	iW
arzttermine	iW
as 9100	bT
as a	fEjBnTqUs^
as good	jGlZqX
as i	jIsTtZ
as per	g\\hD
as soon	eIoW
as the	iEqSrUsV
as they	aIjBsUtY
as we	fUiIjAlTsU
as well	cRrU
as you	dUgSjItW
as$	bHjTmY
as-bu-	iU
asamb-	iW
asambleas	iW
asap	kTo^
asap$	aJo[tT
asb-k-	bYcJ
asb-kreisverband	bYcJ
asbl	bT
asc	b^jH
asc$	b[iFjG
ascen-	iV
ascenseurs	aIiY
ascensor	jW
ascensores	aUbS
ascensores$	bSiR
ascensoriste	aXeI
ascensoriste$	aT
ascp	fCjUtZ
asegu-	b^eZgJhIiXmC
aseguradoras	b^mI
aseguradoras$	bVmH
asept-	aVeHiT
aseptic	jS
aseptic$	jS
aseptics	aXeGiU
aseso-	bT
asesor	aW
asesoria	aE
asesoria$	bIiJjU
ash	i]mT
ashev-	cU
asheville	cU
asheville$	bR
ashor-	fJpX
ashore	fJpX
asi	sVtV
asi que	qX
asia	a\\bEcGiEjW
asien-	bT
asientos	bT
asientos$	bT
asign-	g[hInX
asignacion	g\`hE
asimi-	bHcIeXg[jF
asimilados	bHcHe[jI
asimilados$	bHcHe[iE
asist-	aSm[
asistencia	gYi\\jI
asistencia$	gZ
asistente	aZmR
asistente$	iHm^pI
asistentes	iEkHm\`
ask	p\\q\\
ask for	lRpY
ask$	gS
asked	l\\qVrIt[
asked for	q^rFt\\
asked me	lIsHtT
asked$	iSlZ
asks	bGiZjS
asks$	bGiXjS
asm	bFhFjEm^qH
asme	j[
asoci-	bggHiF
asociacion	bY
asociacion de	bWiI
asp	j\`
aspen	j^kA
asper-	cTeHiZ
aspersion	iZ
aspha-	a[gYiJ
aspir-	i^
assem-	aVcUiW
assemblies	iW
asses-	iSkTpS
assess	iZjD
assessing	iUjGk[
assessment	p[
assessment$	iUqS
assessments	gFiYkU
assessments$	gEi[
assessor	kT
asset	jGk]qVrB
asset$	jFkZ
asset-	gJiV
assets	gJiV
assets$	bT
assig-	i\\mT
assis-	a[mX
assist	aDbSiTmJtS
assist$	aHbIgIi[mHoJtU
assistanat	e]
assistanat$	e]
assistance	iZ
assistant	aX
assistant (	eT
assistant$	a\`
assistante	aViH
assistante dentaire	iH
assistantes	aZcGiH
assistants	aUmZ
assistants$	aTmW
assistenz	iVjImW
assistenz$	aAjJm\\
assoc	aVbXjF
assoc$	aIb[cIiI
assoc-	bZ
associate	aUbJeXjE
associate$	aTiS
associatif	aFbZ
association	b]qSrT
association$	b^
associative	b^
associe	hUqU
associes$	bUpU
asst	aZeJiGmY
asst$	aVeEmW
assur-	h]
assurance	hViT
assurances	h]iGjT
assure	hYmF
assure$	h\\iC
assuree	fXiF
assuree$	fXiFqJ
assureur	aGb[
assureurs	b\`
asthm-	s]
asthma	sW
astre-	f]gR
astreinte	f]gR
astreinte 0	aHfUgJrS
astreinte$	fIg[
astro-	k\`
asunto	pRtT
asuntos	hViHjT
asuntos$	jWsG
asust-	iSqX
asuste	jZ
asylu-	lIsV
asylum	lIsV
at $	fVgDhZiI
at 0	gThWjW
at 00	jSlJ
at 000	bYiH
at a	i^
at all	hJiWlJpSqZrH
at christmas	hZ
at cost	h_iFlV
at ease	jWkVlF
at eight	iWjZqG
at gate	hR
at heights	jX
at home	kWsW
at it	hFq\\
at least	jZoR
at lunch	iSlWsJ
at night	fViZ
at our	bAhZtW
at ten	fCi_oJ
at time	fRjY
at £	fT
at$	cUdIgR
ateli-	bUmU
atelier	aIbVmU
atelier$	aCcSdY
ateliers	iU
ateliers du	hFi[
atems-	bHiSkV
atemschutzwerkstatt	aUbHiX
atemschutzwerkstatt$	aUbHiX
atenc-	gT
atencion	gT
atend-	gTiZ
atender	iY
atender a	jS
athle-	kY
atien-	aW
atiende	aX
atom	jWkUrT
atom$	j_kErW
atout	kZ
atout$	kW
atras	bDcXfJiAjZmI
attac-	iJ
attache	aYhHiIqFsY
attached	bR
attached$	bVrU
atten-	aWmU
attendance	hW
attendant	a[
attendant$	a]hJiH
attendants	aYlHmU
attendants$	aWlIm[
attends	jWlH
attendue	iTlT
attendue$	iTlT
atter-	cT
attersee	cT
attersee$	cU
attes-	j_lFpV
attestation	j_
attestation$	jW
attested	lDp[
attit-	fDgBiDj[m\\
attor-	b[
attorney	bS
attorneys	bYiG
attorneys$	bXiF
attra-	bViEsa
attractive	rUsZ
atv	aUhX
au 0	bGiYoY
au 00	e^f?iGpV
au 000	bDcGd_
au bout	h[
au bureau	iImX
au cabinet	bIiWpW
au choix	g>h[
au comite	iImUtY
au depart	gX
au depot	cIfWhTiCjGkVlEpT
au moins	iIj\\sItS
au plus	nSoXpV
au samedi	fT
au$	cGeYjJoT
au-de-	hVjJ
au-dessus	bHhWjJ
au-dessus de	aHbFcThSqS
auch die	aDg]mD
auch mal	fViW
auch privat	h_
auch wenn	r]
auch$	hR
auckl-	bIcUiV
auckland	bIcUiV
auckland$	cW
aucti-	aXbZcDiArS
aucun	fSiV
aucun diplome	lX
aucun-	lX
aucune	lX
aucune experience	hIiGjIlV
audat-	jV
audatex	jV
audic-	hFiVmIoEpW
audie-	iZ
audiencias	cV
audio	iVpU
audio typing	iV
audio-	bRiUpE
audiologist	aY
audiologist$	aY
audit	hIiT
audit$	aYfXiWjA
audit-	iR
audition	jXpZ
audition$	jUkC
auditions	jGoIpZ
auditor	aUjRkXmC
auditor$	aYbIjWmFtH
auditores	kS
auditoria	iWjU
auditorias	i\\
audits	iZ
audits$	jX
auf 0	dHe[fYmFoSpC
auf 00	fFq]
auf 000	fIg[
auf dem	aXfJhSpV
auf den	hToU
auf der	rS
auf die	sY
auf drei	eT
auf ein	eZ
auf und	i_rI
auf wunsch	h\\
auf$	iSrTtZ
aufba-	bTcFiV
aufbauen	iU
aufen-	bYiSjU
aufga-	tW
aufgabe	iXtI
aufgaben	tS
aufgaben :	tV
aufge-	sZ
aufma-	iW
aufmaß	iT
aufs	bIfWhY
aufse-	aY
aufsetzen	aY
aufsi-	jU
aufsicht	aS
aufsicht$	aUiS
aufst-	cTeTfT
aufstehen	aFfXsV
aufstiegspramie	gS
aufstockbar	eXgGiD
auftr-	bZfJsR
auftrag	cIhJ
auftrage	bVfJiU
aufwa-	gVsU
aufwarts	bRgWsW
aufwarts$	bTgUjIsY
aufzu-	bWlW
aufzuge	aJbXlW
aug	eVnUo\`
aug 00	eWfDgIoY
aug$	fSnZ
aug-o-	fT
aug-oct	fT
auge	jZr[
augen-	a[bIcGiH
augenoptiker	eS
augenoptiker$	aT
auger-	i[
augus-	oS
august	oT
august oder	oX
august$	oR
aula	cCm]
aula$	cGiSmUqH
aun	jJq]
aun no	cJjIq]
aunqu-	rV
aunque	rV
aunti-	rVsV
aunties	jSsS
aunties$	jU
aupre-	jR
aupres	jR
aupres de	mV
aupres des	i[
aura	cIiWmW
aural	i?jc
aurel-	mY
aurelie	mY
auric-	cW
aurich	cW
aurich$	cY
auril-	cT
aurillac	cT
aurillac$	cT
aus	sT
aus dem	bZiAs[
aus der	hRjIl[sW
ausb	jU
ausb$	jU
ausba-	bWj@kT
ausbe-	dGg\\hFiR
ausbi-	lZ
ausbildung	l]
ausbildung als	aGjW
ausbildung$	jX
ausdr-	aIcGkJlYsV
ausdrucklich	aIcGkJlYsV
ausen-	iUjH
ausfu-	aEfEi]tZ
ausge-	fVj[
ausgeglichen	fW
ausgeglichen$	fW
ausgelernt	jTlT
ausgeschlossen	bIjU
ausgeschlossen$	jW
ausgl-	f]
ausgleich	f]
ausgleich$	fW
ausha-	jY
aushalten	jY
aushalten$	jY
aushi-	e[
aushilfe	e[
ausku-	iZmIpS
auskunft	iVmHpT
ausla-	aFcJsZ
auslander	s^
ausli-	aXiS
auslo-	gW
auslose	gW
auslose 00	hFsW
auslose$	h\`
ausma-	iWjU
ausri-	iRqU
ausrichten	iRqU
ausrichten$	aJiSqU
ausru-	h^r]
ausrufezeichen	ra
aussc-	iWkR
ausschluss	fHgEhFiAj@k[lFpV
ausschreiben	qVrStT
ausschreiben$	iFqStV
ausschuss	gGhDi[
ausse-	s^
aussi	fSrZ
aussi$	fYkS
ausst-	e^fHgDhIlB
austr-	hT
austria	cX
austria$	c[
auswa-	n[p]
auswahl	rT
auswarts	fRnW
auswe-	iX
auswerten	iX
auswerten$	iX
auszu-	iUlHmV
auszubildende	iVlHmW
autho-	iV
author	aT
authorisation	aEbHhIiIjWkZ
authorised	j[
authority	bZmJ
authority$	bXcHmJ
autis-	bUcCiSjVkU
autismus	aJbRi[
autismus$	aJi[
auto	hY
auto propio	jUlX
auto$	a[bI
auto--	tZ
autob-	hRnS
autobus	hUnT
autoc-	kX
autocab	i\\sS
autocad	kW
autocad$	jU
autoclave	hY
autoclave$	hU
autoclaves	iW
autoclaves$	bSiU
autog-	cJi?j[rU
autoh-	bU
autohaus	bU
automat	iU
automat$	iU
automatik	iVkTrU
automatik$	iSjTkHrR
automation	a]bDiBjS
automocion	jX
automotive	bXcFqS
automotrices	bS
automotriz	bTiI
automotriz$	bViF
auton-	bUeSjR
autonoma	bXiGjU
autonome	hVjU
autonome sur	j\\
autonomo	e^
autonomo$	e[
autop-	aIcYiJjSmJ
autopsy	bSjX
autor	i_
autor-	iS
autorisation	eXgHhIjT
autos	iW
autos$	i]
autos-	bYcJjG
autou-	cTnS
autour	cTnS
autour de	cSgU
autour$	cY
autre	j\\qV
autum-	bU
autumn	bU
aux	iT
aux$	aThV
auxil-	aR
auxiliaire	eXkClW
auxiliaires	a]bGiI
auxiliar	a[
auxiliar de	aY
auxiliar$	eGhYiWjIqH
auxiliares	ma
auxiliares$	m\`
auxilio	gYhU
auxilio de	gZ
auxilios	jSkX
auxilios$	iIjSkW
außen-	aWmW
außendienst	aYfHmU
außendienst$	aSmU
außer	fYiF
außer-	gV
außerdem	hTsU
av	bBcYpW
avail-	cSdHfUgIhW
available	cSdHfUgIhW
available$	cTdHfSgHhW
avala-	jWkT
avalanche	jWkT
avanc-	gUhT
avance	gW
avant	p]
avant le	aEtU
avant$	iJsT
avant-	kZ
avant-vente	aTeJi[
avanz-	j\\
avanzado	jU
avanzado$	j[
ave	bIc\`fIiHjItF
avec la	q\\rT
avec le	i[
avec les	bJjV
avec son	oAq\\
avec un	aGpUsW
avec$	iHm[
avell-	cUiV
avellaneda	aHcX
avellaneda$	aHcX
avera-	gWlR
average	lS
average$	fUgS
averaged	fUgUqG
averi-	iS
averias	iX
avez	jTmT
avg	f]gVhH
avg$	f[gI
avico-	aElX
avicola	aElX
avicola$	aEbSlX
avid	iGj]
avign-	cJhWpW
avignon	cJhWpW
avila	cU
avila$	cU
avile-	cY
aviles	cY
aviles$	c[
avion	iSkFmFnZpJ
avion$	kFmFnZpJ
avis	t]
avisa-	fSjSpU
avisar	p\\
aviso	qSrVtU
aviso$	aGr\\tW
aviso-	iTrW
avisos	iTrW
aviv	bWcUdHiIjCpA
aviv$	bXiHpB
avoca-	bY
avocats	aFbZ
avocats$	aGb[iE
avoid	rcsV
avoir	iIjUkZ
avonm-	cR
avonmouth	cR
avonmouth$	cT
avons	bGl\\mGpJqF
avr	bHgb
avr 0	gX
avr-c	gZ
avril	oapU
avril$	o\\pS
avril-	cHdIf]jIn?oX
awa	jWmS
award	ge
award$	gUjX
award-	jU
awards	iV
aware	iJj\\
aware$	jT
aware-	jY
awareness	jY
awareness$	jV
away	fEhTne
away a	fInY
away$	h?jVn[
aws	g[lU
aws$	iU
axes	aUiJkY
axes$	aUiIkY
axis	a[bFtG
ayuda	aTjDk\`
ayuda$	jIk_
ayuda-	ma
ayudante	aTgXiG
ayudante de	aVsR
ayudante$	aY
ayudantes	lXmY
ayudantes$	iGmY
ayudaria	kamI
ayudaria$	k\`mH
ayudas	iV
ayunt-	b[iJpW
ayuntamiento	b[iJpW
az	bDcedJiIpS
az$	cZdGpX
azubi	m_
azubi$	m]
azubi-	iRmV
azubis	iRmV
azubis$	iIm^
azuqu-	cU
azuqueca	cU
azuqueca$	cU
b	jW
b (	hW
b +	gRjV
b /	fXgYiI
b 0	aWjT
b 00	cYfX
b licence	jY
b or	kV
b with	hS
b y	jZkH
b$	jS
b-sch-	jY
b-schein	jY
b.e	iJj]
b.ed	j[
b.v	bZ
b.v$	b[
ba	j\\
babie-	hGsW
babies	hGsW
babies$	hHmXqR
baby	ifqV
baby--	bHcChXiX
babyn-	aIiY
babynahrung	aIiY
babynahrung$	aJiZ
bac	jdlZ
bac +	ja
bac pro	l^
bacal-	cX
bacalar	cX
bacalar$	cX
bache-	jZ
bachelier	j^
bachelier$	jV
bachelor	hS
bachelor$	jX
bachelor's	jY
bachelors	sZ
bachi-	jVlU
bachiller	jZ
bachiller en	jW
back	fSqR
back of	iBrXsY
back to	bZfSqS
back$	bRfZgSmR
backe-	kHlZ
backen	mX
backend	a[
backend$	mZ
backerei	bAjFlX
backereien	aFbW
backereien$	aGbY
backergeselle	j]
backf-	iXqW
backfill	qX
backg-	l]
background	l]
background would	kX
background$	jSkTlSsS
backl-	iSqU
backlog	dRiWqJ
backo-	bHcIdIiZm\\pH
backoffice	bHcIdIiZm\\pH
backp-	aFbXiDlIs]
backs	qTs^
backs$	sY
backs-	bV
backstube	aWbS
backu-	dJhRiT
backup	dJhRiT
backup$	dJhSiR
backw-	jUrZtI
bacon	h\`
bacte-	aViHmWpH
bacteriologa	aYiJ
bad	c_
bad tolz	cW
bad$	rZ
badaj-	cR
badajoz	cR
badajoz$	aEcSgR
badea-	aZ
badeaufsicht	a\\
baden	bEc_lU
baden-	cChImGn^pF
bader	iW
badge	hWjW
badge$	hZj[
bafa	j]
bag	i\\
bagag-	hGi^
bagage	gRlT
bagages	i[
bagge-	iZmY
bagger	jV
baggerfahrer	iIm\\
baggi-	iY
bagging	iY
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cV
bags	iZ
bags$	bSiX
bahia	cV
bahn	bRnf
bahn$	bUiJnU
bahnc-	h\\
bahncard	h\\
bahncard 000	gJhS
bahnh-	bUrV
bahnhof	cVpH
bahnhof$	cXpH
bahnhofstrasse	bZjJtF
bahnt-	jT
bahntauglich	jU
bahnu-	iZ
bahra-	cZ
bahrain	cZ
bahrain$	cZ
bail	bSi\\
baili-	gJiVmY
bailiff	mY
baill-	iS
bain	aUiX
bain$	i[
baja	qZsU
bajad-	cHiTjX
bajar	iTjX
bajas	eTiXsT
bajo	cTi[jCpU
baker	a]jV
baker$	a[jX
baker-	mXqW
bakery	bU
bakery$	b[
bakew-	cU
bakewell	cU
bakewell$	cV
bakin-	kY
baking	kY
balan-	iVmT
balance	iXkGsY
balances	iX
balanza	jU
balay-	jS
balayage	jS
balayage$	jS
balis-	iY
balisage	iY
balko-	hTiZ
balkone	iY
balkone$	iY
balla-	aFiX
ballarat	cWgS
ballarat$	cY
balle-	bXiSlS
ballet	iUlV
balli-	cUnX
ballina	nZ
ballina$	cR
ballinasloe	cS
ballinasloe$	cS
ballo-	bVfAh\\iI
ballot	bY
ballr-	bWjY
bally-	cgnR
ballymena	cTnU
ballymena$	iFjInX
balne-	b\\cSiA
balneario	bU
bambe-	cX
bamberg	cX
bamf	eUi[
bamf--	jXpR
bamf-zulassung	iJjZ
banc	bX
banc$	iTjT
banca	cJi\`
banca-	bSj\`
banch-	iV
banches	iX
banco	iV
banco de	aRbSdRpG
banco$	iYrW
banco-	iRmU
bancos	iRmU
bancos$	iUmS
band	aTgY
band 0	aVgS
band$	aSgSiT
banda	iXmU
bande	bYiBk[pU
bande-	i[
bandeja	iSjS
bandera	cViU
bandes	jS
bands	gWiZ
bands-	bTcGq\\
bangl-	hFi[sT
bangla	iT
bango-	cU
bangor	cU
bank holidays	kI
bank hols	fShSqR
bank$	bY
banke-	gVjS
banken	gYjE
banker	jWkH
bankerfahrung	iFjY
bankerfahrung$	jX
banking$	iU
bankk-	aHcHj\`
bankr-	bZ
banks	hZ
banks$	h\\
banks-	bGiCjYtX
bankw-	iGjTlS
bano	cFfFi_pGrIsZ
banqu-	iT
banque	bUeShW
banque$	iUqErT
banques	bU
banques$	bU
bante-	iSjUsT
banter	iSjUsT
bapti-	aEt\\
bar	bZiY
bar$	bXlT
barba	iWsX
barback	aVmU
barbaro	bHkW
barbastro	c\\
barbastro$	c\\
barbe-	aWbTiCj\\
barber	bR
barber$	aW
barbi-	bU
barbier	bU
barce-	aHcbhEoI
barcelona	cR
barcelona$	cR
barem-	g\\
bareme	g\\
bareme cp	bThFjI
bareme de	gX
barge	iJmIq\\
baril-	cZ
baris-	fImV
barista	bTjS
barista$	a^
barki-	cUiIk^
barking	cWiHjX
barking$	cYiG
barme-	cWhXiH
barmer	cWhXiH
barn	b]mS
barn$	aJbZcImS
barne-	c\\
barnet	cZ
barnet$	cZ
barni-	iV
barns-	bEcZ
barnsley$	cW
barra	iVmV
barra$	cHm]pI
barra-	aDb\\cXhT
barracks	gEh\`iD
barragan	pU
barragan$	pV
barranquilla	cU
barranquilla$	cR
barras	iT
barre-	i[
barrel	bViT
barrels	bS
barri-	bUcTkV
barrierefreiheit	iXkS
barrio	cV
barrio de	cU
barrio$	hIiS
barrister	aIj^
barro-	c\`jJ
bart	s\`
barte	bVsX
barte$	bWsV
barte-	aSmX
bartender	aV
bartender$	a^
bas	qTsR
basau-	cT
basauri	cT
basauri$	cU
base	c\`gZ
base +	gW
base 00	cJg[
base 000	cFg\\
base en	cSsI
base$	aWgZ
based	dY
based in	cV
basel	c]nU
basel$	cSnW
basem-	bRcS
basement	bRcS
basement$	cU
bases	hYiT
bash	j\`
bash$	j\\
basic	g]jYlS
basic$	gTkWlX
basica	iGjWkU
basically	cUdGtX
basically$	cXfTjF
basico	iT
basico mas	fFg]kI
basico$	iXjY
basics	iIl\\
basics$	iDj]
basil-	bWiU
basilique	bYcHiX
basis	eYjS
basis$	bFcRgXjV
baske-	iU
basketball	iV
bass	iVjX
basse	aIcIfGiZjImHpY
bassi-	hRiT
bassins	aIhU
bassins$	aIbTiV
basta	lVqS
basta-	jTsU
bastante	jTsU
batch	i]o^
batch$	bToTpI
batch-	aV
batches	fS
batches$	fT
bath	c_
bath$	c_jE
bathr-	hUiX
bathroom	bThYjGsT
bathrooms	i_
batim-	bThE
batiment	bVgRhD
batiment$	aUjS
batte-	aHbRcGi]
battery	iY
bau	gWhTiTjFlDtB
bau$	bSgUhVi@jHtE
bauen	tT
bauen$	hRiY
bauer	gHiEjZmW
bauer-	bYiHsY
bauern	kV
bauern$	bS
bauhe-	qVsR
bauho-	aUbBc]iD
bauin-	bWjW
bauing	aZ
bauingenieur	jX
baule-	aTdGjSmFsU
bauleiter	aRjTmH
bauleitung	dDsY
baum	fIgFiGj\`
baumk-	kV
baumkontrolle	kV
baums-	bBcIiHj_kW
baure-	bTcJ
baurecht	bTcJ
baust-	cSiTrS
baustelle	s\\
baustellen	cXnU
bauti-	jIsZ
bautr-	aEbWiU
bautrager	aEbWiU
bautrager$	aFbTiX
bautz-	cZ
bautzen	cZ
bautzen$	cX
bauwa-	hY
bauwagen	hY
bauze-	b[eC
bav	gIh^
bav$	hY
bay	ccjV
bay$	bHc^iGjV
bayer-	gYnXsS
bayern	g]jHsV
bayern$	gDiInYs[
bayes-	kW
bayesian	kX
bayon-	aFcY
bayonne	aFcY
bayre-	cU
bayreuth	cU
baz	mWqW
baz$	mX
bc	c[hWjR
bc$	cbjS
bcbs	h^
bd	fWgTjH
bd$	bJgUiT
be /	d\`
be 0	fUiHmT
be 00	j_
be a	fSlTsS
be able	jWtH
be considered	jW
be discreet	jTpIq[
be doing	jTkJsY
be good	kU
be in	eUoS
be lovely	kS
be nice	lHsT
be on	fSiJjHkVoR
be out	bGfCgHhGj[lG
be$	j]
bea	aHhFiRjWrItX
bea$	jTtV
beach	aYhDjI
beamt-	a\`bJcHiBjUm>
beant-	iWrS
beantworten	iRrY
beantworten$	iSrX
bearb-	bJi]
beast	gUhS
beast$	gUhR
beat	mW
beate-	aXiYpI
beatm-	aXbUcJ
beauc-	aAcctG
beauce	cW
beauce$	cV
beaucoup	iX
beauf-	aJi^
beaul-	mX
beaun-	cY
beaune	cY
beaune$	cY
beaut-	aT
beauty	aU
beauv-	cUhWjJ
beauvais	cUhWjJ
bebau-	iT
bebauungsplane	iT
bebe	iZqX
bebes	iZsU
bebes$	s[
bebid-	bXgJ
beca	gUhVtR
beca$	cGfJhWtT
becar-	mYqW
becario	qY
because of	hHiDnSsW
because the	iCpErWsU
because we	iRmY
because$	hViFlGmTpJqI
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iZ
bed	b\\jW
bed house	bFh[
bed$	hRiUjT
beddi-	iV
bedding	iV
bedie-	aXbSiR
bedin-	jVkGlW
bedingung	jVkGlW
bedingung$	lX
bedro-	aIbThW
bedrooms	bViI
bedrooms$	bSiI
beds	b\`
beds$	bViW
bedsi-	iY
bedside	iY
beef	aGb]hW
beeli-	aCbGc\`iG
been	bW
been here	jFmX
been through	jZkTlG
been told	qXrX
been$	bVfYiH
beer	g@hXjTsS
beer$	g?h]jX
befah-	j_
befor-	oR
before	oS
before 0	fSiVpR
before 00	f@gJjIoXpVrH
before it	iV
before noon	i[
before the	oVqU
before you	b]pS
before$	j\`
befri-	e]
befriedigend	fFhJjZ
befristet	eUhS
befristet 00	fIgIjUqV
befristet$	h\\
befristung	e_iE
begeh-	i[
begehungen	iT
begehungen$	iV
begin	e_fHiJ
begin with	eY
begin-	o_
beginn	fR
beginn$	f^o?
beginners	iSl[
beginning	bHiXjHoV
begins	oV
begle-	iT
begleiten	iW
begleiten$	iX
begleitung	hX
begon-	bDiHjBk^mV
begona	mZ
begru-	kUqUrX
behal-	iUmIq\`rC
behan-	bZiSjFpEqS
behav-	iX
behaviour	iX
beheben$	iT
beher-	j[
beherrschen	j[
beherrschen$	jW
behin-	sW
behind	cUjU
behind the	cS
behinderung	bVsZ
behinderung$	bZqJrI
behor-	aIbVjHrS
behre-	mYqS
bei 00	fEg]jY
bei den	sZ
bei der	eXhXkF
bei mir	pZ
bei uns	fZlU
bei$	lX
beide-	aYeTlF
beides	eUrT
beihi-	bGcGgJheiBjDsJ
beim	mYqX
being	jRq\`
bejar	cXgW
bejar$	c[
bekan-	bIkX
bekannt	bIkX
bekom-	fSjHmSt[
bekommen	aJfWtU
belas-	iHj\\sX
beleg-	b\`eIgBqT
belfa-	cX
belfast	cX
belfast$	cXiJ
belfo-	cWjI
belfort	cWjI
belfort$	cW
belge	bFcXsY
belge$	bEcZjW
belgi-	g^
belgr-	c_
belie-	kJ
belief	bYiH
bell	aVnDp]
belle-	aFiCk[sZ
belli-	bIcXsX
bellies	iUsY
bells	bUiX
bells$	bUiT
belly	sX
below	sVtZ
below 00	cTgHsc
below$	mVt]
belt	bGcXiFkZ
belt$	bGcZiEkS
belts	i^
belts$	iW
bem-g-	iW
bem-gesprache	iW
benas-	cWhS
benasque	cWhS
benasque$	cWhS
bench	dYhU
bench$	bWdRfFiW
bench-	lS
benches	bSlT
benches$	bViHm[
benci-	cIhZpI
bencina	cIhZpI
bendi-	k\\pE
bendigo	cV
bened-	bZpWqT
benedikt	mT
benef-	hY
beneficiaires	cGiX
benefit	hT
benefits	hTrS
benefits :	hS
benefits$	gThGiS
benel-	nZ
benelux	nZ
benev-	mTq[
benevoles	mV
beng	iDj\`mI
benga-	cXeDkS
benid-	cV
benidorm	cV
benidorm$	cW
benit-	cY
benito	cY
benoi-	pV
benoit	pV
berat-	i\\
beraten	iZ
beraten$	aHiS
berater	bS
beratung	iYs?
beratungsstelle	aV
berce-	bU
berceaux	bU
berceaux$	bX
berea-	iS
bereaved	jU
bereaved$	jT
bereavement	iV
berei-	fTjU
bereich	a[bH
bereit	nS
bereit$	hSnV
bereitschaft	f]jX
bereitschaft alle	fZ
bereitschaft zu	f;iDjc
bereitschaft$	fYgVsF
bergb-	bVeCh]iI
bergen	bTqT
bergen$	cYiD
bergerac	bH
bergerac$	bH
beric-	hJme
berichte	dUiWjSmInH
berichtet	iHmY
berichtet an	mR
berli-	cVnU
berlin	nX
berlin$	cIjRnS
berliner	iW
bern	cdiH
bern$	c]
berna-	m\\
bernd	mUnIqWtR
bernd-	lV
berndeutsch	lV
berri-	bIcZoJtH
berta	aCqRt\`
berth	jIp[
berth$	pRqHrX
berth-	bZ
berths	bZ
beruf	aFiJjVpVtY
beruf-	bJj[lU
berufsanfanger	jHl^
berufsbildnerkurs	iJj[
berufserfahrung	jGl_
berufsjahre	gTjT
beruh-	iX
beruhigen	iX
beruhigen$	iX
besan-	cS
besancon	cS
besancon$	qS
besch-	gZiT
beschaftigt	bT
beschaftigte	bXmT
beschaftigte$	bVmR
beschaftigten	bTgJmW
beschaftigten$	bUgImW
bescheid	qTrY
bescheide	jV
beset-	aUiGo\\tV
besetzen	aWiFtY
besetzen$	aHiEoJt\`
besetzung	o]
besic-	iU
besichtigungen	iU
besid-	hHiVkRlS
beside	hHiVkRlS
besoi-	lRtV
besoin	lRtV
besoin$	jY
besol-	eJg\\iI
besoldung	eJg\\iI
bespo-	bSgT
bespoke	bSgT
bespr-	tU
besprochen	tU
besse-	kSsW
besser	kSsW
besser$	k]
best	jGs_tX
best$	pVsT
bestand	bTiR
bestand$	iV
bestandsbetreuung	bFiW
bestatter	aU
bestattungsfachkraft	aW
bestattungsfachkraft$	aT
besteht	aIfXiHoFrX
bestellen	i]
bestellen$	bIi\\
bestellung	bGi[
bestellungen	iZ
besten	kSpWsW
besten$	sY
bestu-	hWiX
bestucken	i\\
bestucken$	i[
besuc-	b[iU
betei-	jH
beteiligung	jH
beteiligung$	gThSiD
betes	eJfGiEjIkIl\\
betes$	eJfGiEjIkIl\\
betha-	mYpJ
beto	aCm[qZ
beton	j]
beton$	iHj_
beton-	aWbIfY
betra-	fShR
betragt	fShR
betre-	iZ
betreff	iHpVtW
betreuen	iX
betreuen$	i[
betreut	bR
betreuung	fIi[
betri-	h]
betrieb	cRmX
betriebliche	gHhViI
betriebsarzt	fIhSjS
betriebsarzt$	hS
betriebselektriker	a_jI
betriebselektriker$	a_jH
betriebshelfer	aU
betriebskita	eIh[
betriebsrat	jWpIq[
betriebsrate	bX
betriebsrente	hYjJ
betta-	oV
bettag	oV
bettag$	oX
bette-	sS
betten	bXmY
betten$	bYcJmW
better	jUsY
better$	jXkY
betwe-	nU
between	nU
between 0	fW
between us	jJnJq[sX
between$	gUhEiXnCqR
beurk-	iT
beurkundung	iT
bev	hSjImWtS
bev$	aFiJt[
bever-	aXiFmV
bevor-	kTsU
bevorzugt	kTsU
bevorzugt$	kXsV
beweg-	aUmVpH
bewer-	pk
bewerben	pR
bewerber	sX
bewerbung	lRpTqS
bewerbung :	pU
bewerbung an	pS
bewerbung$	pS
bewerbungen	p^
bewil-	iGj\\
bewoh-	bXiSjE
bewohner	iUjErS
bex	bEiGmXqXsDtR
beyon-	gTiUjI
beyond	gUhSjI
beyond$	bJeHfTiV
bezah-	hYlY
bezahlen	gGjEl]
bezahlt	hZ
bezahlt wird	g]hJ
bezahlt$	lYpW
bezie-	bHcRiW
bezir-	hCiVmX
bezirk	cYqU
bezug-	cEgZi^
bg	gT
bh	h\`jI
bh$	cJh_jI
bhd	g\`
bi	jT
bi$	jV
biab	fJj\`
biarr-	gI
biarritz	gI
biarritz$	cT
biber-	cViY
bible	aHi]jJ
bibli-	aU
biblioteca	bXpHrY
bibliotecologo	aFjZ
bibliothecaire	aZ
bibliotheque	bW
bices-	cV
bicester	cV
bicester$	cV
bicho-	cIi\\jI
bid	fYiEpIqR
bids	eDi_
biel	aFc]
biele-	cV
bielefeld	cV
bien	jSsT
bien y	b^iHj[q?
bien$	j[
biene-	h\\iEjU
bienn-	cY
bienne	cY
bienne$	cY
bienv-	jIkalY
bienvenida	kY
bienvenida$	kZ
bienvenido	jHkUlU
bienvenido$	kUlV
bienvenu	jGkVlU
bienvenu$	jGkW
bienvenue	iFjFkZrVsW
bienvenus	lV
bienvenus$	bUl[
bierg-	bW
biergarten	bW
biete-	tW
bieten	hRtW
big	jT
big help	k\\
big plus	k\`
big$	cGmVoTpGsT
bigge-	cWr\\
bike	hXnU
bike$	hYiAj]nD
bikes	bZgI
bikes$	bXgG
bilan	gVi^
bilan-	jV
bilans	iW
bilans de	iSjR
bilanzen	bHiVjIlV
bilanzsumme	bV
bilba-	cT
bilbao	cT
bilbao$	cU
bilde-	bTlYpW
bilderbuch	bU
bilds-	bIdAgGhbnG
bildu-	bXgFhZtJ
bilin-	aUjW
bilingual	aSmIrW
bilingual$	aVbJcGiIjVkIrD
bilingue	jU
bilingue$	aVjT
bilingues	aSfJmT
bilingues$	aTmTpI
bilinguisme	jZ
bill	fIgDiTqa
billa-	f]
billable	bFf_gE
bille-	b[gFhZiG
billet	h[
billets	fGgIhZiH
billi-	hTjXlFoX
billing	i\\lC
billing$	i[
bills	fJgEheiF
bim	aWmY
bim$	aUjGkS
bim-k-	kV
bin	fImSpUqStU
bin ich	aGm\\
binde-	hRiVjImS
binden	cGi\\
binder	gGiUmY
binder$	gGiUmY
bindestrich	cRtV
bindi-	iUpV
binding	i\`
bingo	iSr\\
binne-	bWiGjYlG
binom-	mX
binome	mX
bins	aRiZjG
bins$	iWqY
bio	aRbVlS
bio$	aUb\\
bioch-	eHi[
bioco-	bTjJkY
biogr-	i]
biola-	bccGiI
bioland	bUcH
biolo-	aU
biologa	iRmS
biologia	jX
biologie	gHjT
biologie$	jY
biologist	aVbI
biome-	aZlFmWpH
biops-	iUqT
biopsy	iUqT
biose-	i]jG
biote-	bX
biotech	bX
bip	iFjHn]
birch-	bJcEhHiFjEk\`lIpIrH
bird	aVi\\jImH
bird$	iVkS
birds	bYj[oTsJ
birds$	bSh[jF
birke-	bIc[iU
birmi-	cT
birmingham	cT
birra	bTfJhViJ
birth-	iV
birthday	hZ
birthday off	hW
birthday$	h[
births	iXlT
births$	bU
bis 0	eSiR
bis 00	fT
bis 000	aGbBgIi^pDqY
bis 2000	bXeJiSmW
bis dahin	qc
bis drei	fIi[mH
bis ende	dHeZoT
bis fr	fR
bis freitag	fT
bis marz	aFe\\iW
bis mitte	gJs[
bis ostern	qU
bis september	oU
bis zu	dWeU
bis zum	eSpS
bis zur	eVoX
bis zwanzig	fViD
bis zwolf	fY
bis$	fUoV
biscu-	bUcHhW
biscuiterie	b[cG
bishe-	q\\
bisho-	cZq[
bissl	gIjVnU
bist	jFlRm[pHtU
bit of	bDkW
bit$	gYqVtI
bitac-	iY
bitacora	iY
bitburg$	bR
bits	kX
bitte	qTrasT
bitte "	fHqS
bitte die	cJrT
bitte kein	sT
bitte keine	iHsW
bitte mit	eYiGjJpTq@sJ
bitte nicht	gJq^
bitte$	rW
bitum-	aCi\\pUrCtH
biz	gWtZ
biz$	gWiItU
bjr	cHtZ
bl	aHcUm]
bl$	aJcWgIiRjFmV
black	iUjS
black-	iX
blackjack	iGjY
blackjack$	j]
blackpool	cIiSjJoY
blacksmith	aT
blacksmith$	aT
blackwork	jT
blackwork$	iV
blade	i_
blagu-	kDr^
blair-	cX
blairgowrie	cX
blairgowrie$	cX
blanc	rV
blanc-	iR
blanca	cV
blanca$	cU
blanche	kJlRsV
blanchisserie	h]
blanchisserie$	hX
blanco	cJeSi[
blanco$	gX
blancos	iZ
blast-	iW
blasting	hIjS
blatt-	iXkV
ble	i]
ble$	i]
bleac-	iVj[
blech	iUj^rB
blech$	aIcJiTjW
bleed-	i\\
bleiben	s\\
bleiben$	lVsY
bleibt	qS
bleibt$	cSfSjJ
blend-	bHcHdYjFkT
blends	cEiXjGkV
bless-	tU
blessings	tW
bleu	bWiIrT
bleu$	bSiIrU
blind	gHjar[
blind$	gEiCjarS
blind-	j\\
bloc	aWgVhJjS
bloc$	aWbGgXhGjTqG
block	cYfV
block$	bXgU
block-	i^
blocking	iX
blocks	jSoT
blocks$	fRjToW
blocs	bUgIiX
blocs$	bVgIiW
blog	i\`jGlEpBrT
bloke	hHsf
bloke$	sU
blood	iS
blood-	cGiIjb
bloods	jW
bloods$	jW
bloom-	jX
bloomberg	cGjZ
bloomberg$	jV
bloqu-	aViW
blous-	cJfHgIh\\pI
blouse	cJfHgIh\\pI
blow	cIi\\
blowi-	i[
blowing	i[
blowing$	iZ
bls	aBkXlIpW
bls$	pR
blue	bVjSkX
blue light	hVrS
blue$	bTiGj^
bluep-	jY
blueprint	jY
blume-	cFi]
blumen	jR
blumen$	iS
bluta-	iSkHlV
blutabnahme	iSkHlV
blutabnahme$	iT
bma	jW
bmd	aZcIiJjVmH
bms	aWiUjH
bms$	iWkJ
bmw	bZfJh[jEmIpDsJtI
bn	b\`g?iJ
board	iTtU
board$	hXiS
board-	bR
boarders	aWbSiJ
boarders$	aZ
boarding	bTtT
boarding school	aFbagH
boards	bTiS
boat	aShWrT
boat$	h^i?kS
boats	b\\fV
boats$	b]iT
bobin-	bEib
boca	c\\sZ
boca$	bYtH
bocho-	cX
bocholt	cX
bocholt$	cY
bod	fTiVjE
bodas	aHbVcTiX
bodas$	cIi\\
bodeg-	bY
bodega	hInT
bodega$	aUiR
bodegas	b\\cIpI
bodeguero	mX
boden-	b^iD
bodenleger	aR
bodenleger$	a[
bodie-	oZpCqIs[
body	bYrYsStJ
body$	bW
bogie-	iY
bogies	iY
bogies$	iY
bogot-	cWdT
bogota	cVdT
bogota$	dW
bohle	iTj\\
bohrl-	kV
bohrp-	cSiY
bohs	hU
boile-	iV
boiler	iU
boiler$	iY
boilers	iZ
boilers$	aGiW
boili-	b[fI
boiling	b[fI
bois	b[iS
bois$	aVjS
bois--	b\\cI
boise	c]
boise$	cW
boite	bZcHhWjGmU
boite$	h]jGm[sJ
boite-	iW
boites	iW
bolet-	iXjHnU
boleto	jInW
boliv-	sZ
bolo	g_
bolo$	g\\
bolog-	cJnX
bologna	cJnX
bologna$	iTnT
bolos	bZf]iIpH
bolsa	e]pZrV
bolt	dHfChZiT
bolto-	cT
bolton	cT
bolton$	cU
bomba-	bIcViW
bombas	iRjW
bombas$	jY
bon	tW
bon$	aGiRqWsEtY
bona	cEiSjX
bond	e[hHpH
bonde-	bRjHkR
bonded	bRjHkR
boni	g_iF
bonif-	g[hViFoIpU
bonin-	iTjU
boning	iTjU
bonit-	cJiasR
bonita	iTrHsU
bonjo-	tY
bonjour	tY
bonjour$	tT
bonn	bGcVdZ
bonn$	dX
bonne	fFs]tX
bonne-	cGhGjXtS
bonnes	cFiDjZtT
bono	gf
bono de	hXjVkI
bono por	gX
bono$	gS
bonob-	h]
bonobus	h]
bonos	gW
bons	hIjX
bonso-	t[
bonsoir	t[
bonus	gakW
bonus 0	g[
bonus 00	gUmIqS
bonus :	gHk^
bonus if	g^iI
bonus of	gW
bonus on	gT
bonus points	k^
bonus up	g[
bonus £	gX
bonus$	gWkf
bonus-	hXiCk[
book	aRiSjVpZ
book$	bFjWpUqX
booke-	aR
booked	hT
booked$	hTjU
booker	aWbV
booki-	iU
booking$	jT
bookings	iTmW
bookings$	iTmV
bookk-	aS
bookkeeper	aS
books	aRhWiU
books$	aXjItJ
books-	aWb_fEiF
bookseller	a_bFiD
bookseller$	a_bEiF
boom	aRj\\pG
boot	j\\
boot$	jZ
booth-	aW
booths	aW
bootl-	bJcUiY
boots	h[j^
boots and	jS
boots$	hZjV
boots-	aW
bootsbauer	aTsR
bootsbauer$	aU
bootstrapped	bZ
bord	f^
bord$	hY
borda-	iT
bordado	iTjW
borde-	c]
bordeaux	aRcXdI
bordeaux$	cV
border	bUcEdSgSqI
border$	bUcCgT
bordero	aJi[
borders	aIc[
borders$	cY
bordo	mVoU
bordo$	iJmYoS
boreh-	aJiY
boreholes	aJiY
born	sg
borna-	ia
borne	dEhWpV
boros-	hHkZ
borou-	b_cHhGn\\
borough	bZcF
borra-	qFr\`tJ
borro-	iHkX
bosch	j\\
bosch-	hXqS
bosie-	jW
bosiet	jW
boss	mkqUtR
boss :	mV
boss$	aVjIpYtW
bosse-	sT
bossent	lSsV
bosto-	bT
boston	bT
boston$	bW
botan-	aGbGjZ
botas	eHhc
bote	gZjIlUqI
botel-	aHjW
both	jUrT
both$	fUiFlS
bothe-	jY
bother	j\\
bother$	j[
bothered	lZ
bothered$	jEkDl]
botic-	bVhS
botica	hT
botry-	i[
botrytis	i[
botrytis$	iZ
botte-	hZjI
bottes	hZjI
bottl-	bW
bottle	bIgRhV
bottles	iV
bottles$	bTiT
bottr-	cT
bottrop	cT
bottrop$	cT
bouch-	aS
boucher	a[
boucherie	bWjW
boucl-	cXf[iEjH
boude	q]
boudi-	iY
boudin	bW
bough-	bSqS
bought	bSqS
bouil-	cUiT
boula-	bYlS
boulanger	aZjS
boulangerie	bTfJ
boulo-	cSiXsV
boulot	s[
bound-	bIcIiCj\`kG
bourg-	cbiG
bourges	cYiHqV
bourn-	cSsR
bournemouth	cSsR
bourriche	iSjS
bout	hY
bout d'un	gThV
boute-	aWbIh\`iE
bouteilles	aGbFhbiEmI
bouti-	b\\mV
boutique	bZpR
boutique de	bS
boutique$	aIbUpT
boutiques	b[iH
box	h\\mF
box$	bZjS
boxen	iY
boxen$	iU
boxes	bZiU
boxes$	iZjV
boy	bCcIi]sVtF
boys	bUi]sX
boys 0	fHid
boys$	aIfTiSqHsYtI
bp	jXkS
bp$	iHkW
bpjep-	jT
bpjeps	jT
bpjeps aan	jT
bpjeps$	aXiI
bpo	jTk[
bprea	j\\
br	jVpS
br$	iGjTpU
braci-	i\\
bracing	i\\
bracing$	eJi[
brack-	c^pS
bradf-	cS
bradford	cS
bradford$	cU
brain	hJk\\pJtV
brain-	aHcVjHt[
braine-l'alleud	cY
braine-l'alleud$	cY
brake	aCiYkV
branch	bRnSqV
branche	gYlV
branches	aIbXiT
branches$	aGbTiV
brand	aSbaiHjI
brand-	cIhRiR
brandli	iJmZ
brands	iUjWpG
brands$	iSjXpG
brann-	bY
brannock	bY
bras	aWbW
brasa	qV
brasi-	fGgFhIiDjBk\`
brass	aXbHiWjE
brasserie	cU
brats-	iUkZ
bratsche	iUkZ
brauc-	lT
brauch	aUsS
brauche	a[lHpGqCr_tA
brauchen	tS
brauchen wir	oHqYtU
brauchen$	bFiFt[
brauchst	hDjUlY
brauchst du	hFlV
braucht	lV
braucht$	fGlHnXtR
braucht's	aJjElXtU
braucht's nicht	jDl[pI
brauchten	sJtW
brauchts	gYjHkJrFsI
braue-	iAm\\
braum-	aGcJj]mW
braun-	bT
braunschweig	cT
braunschweig$	cW
braut-	bZcG
brc	iSjU
brc$	iU
bread	hTi^
bread$	h[
break	bTh[
break 00	hS
break$	cIgJh[jH
break-	hTiV
breakdown	iY
breakdowns	iU
breakfast$	hW
breakfasts	hXiS
breakfasts$	hZ
breaks$	iX
brege-	aBbZcV
bregenz	cX
bregenz$	cY
brekk-	aTfIhGi[
breme-	cciIjH
bremen	cX
bremen$	cY
bremerhaven$	cS
brems-	bHibjG
bremsen	iS
bremsprobe	iUqX
brend-	bScIqX
brenda	qY
brendan	bXcE
brenn-	fSiW
brennholz	h\\iG
breta-	cT
bretagne	cT
brett	bEcHiFr^tX
breve-	jV
brevet	jR
brevet federal	lZ
brevet$	bHcIjSkJ
brevete	jX
brewe-	aTcTiG
brewer	a]pJ
brewery	bUcWiI
brewery$	aIbUcT
brewh-	iY
brian-	cT
briancon	cT
brick-	a_cJiC
brickies	aW
brico-	aCj\\sV
bricolage	gH
bricolage$	gH
brid	aGmUtZ
brida-	aV
bridal	aV
bride-	bXcDiU
brides	iUsT
bridg-	cZ
bridge	aSjSqT
bridge$	aTq[
bridges	b^cGgHiJ
bridges$	b\\gHiJ
bridl-	iU
bridles	iU
brief	bIi_kFp[
brief$	jHnHp^
brief-	iXqR
briefen	iW
briefen$	iU
briefing	iWtW
briefings	iS
briefs	bHiW
briefs$	iS
briga-	bUm[
brigada	aXmV
brigade	bUfRmU
brigade$	bEcGfYsR
brigadier	mY
brigh-	eU
brighton	cW
brill-	gIh\\sU
brille	bTgFhXmI
brillen	hX
bring	p[tR
bring$	iBjDmDt^
bring-	lXtU
bringen	l[t\\
bringen wir	l[
bringen$	i\\tT
bringt	iWkV
brist-	cV
bristol	cV
briti-	rXsU
british	rXsU
british$	cEpHr^sH
brive	bFc\\
brive$	cZ
brno	cUnT
broad-	bVhT
broadband	dShVjI
broadband$	hXiUjI
broch-	bU
brochures	bW
brochures$	bW
broken	aFfVhSkU
broker	bTiUqU
bronc-	q[sT
bronz-	jGkXsW
bronze	jFkX
brook-	bS
brooklyn	bU
brooklyn$	bV
brot	cHgShW
brotc-	bRfFhSi\\
brotchen	bUhU
broth-	mXqR
brother	m[qT
brother$	qW
brothers	b\\
brotz-	bTh[
brotzeit	bUh[
brotzeit$	mItT
brown	i[kGsT
bruce-	i_
bruch-	h[kT
bruchsal	cSkU
bruchsal$	cTkU
bruck-	aFb[jGpV
brucken	bWcHh]i@
bruge-	bRcUtJ
bruges	cX
bruges$	cW
brunn-	kW
bruno	hXqS
bruno$	aGh\\jIpE
brush	bJhCicpF
brush-	iUjU
bruss-	cV
brussels	cX
brussels$	cX
brut	g_
brut /	aJrS
brut selon	gSjJ
brut$	gV
bruta-	fW
brutal	fW
brutal$	fV
bruto	aIbIfIgdtX
bruto$	aHfEgZjJtU
bruto-	g]
brutos	g]
brutos$	gW
bruts	g[
bruts$	g[
brutto$	gV
bruxe-	bScX
bruxelles	cV
bruxelles$	gUjS
bs	cThW
bsc	j^
bsc$	jV
bsl	k]
bsl$	kW
bsn	l[
bspce	g\`
bspce$	g]jJ
bt	eVgHjV
bt$	eVgHjV
btl	iIk[
btp	aIbXeGhUjW
btp$	aHb[eFhEiHj]
bts	j]lW
bts$	aIlV
btw	bWqWsV
bubbl-	jSsV
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	gJhdj?kH
buchen	iZ
buchen$	i]
bucher	hZiE
buchh-	mU
buchhaltung	mX
buchhaltung$	iGmS
buchs-	aWb^cGeIiIjD
bucks	gX
buddy	fFh>jJkGlb
budge-	iVqS
budget	qT
budget 0	hTiU
budget 00	bYhI
budget £	gDhHiSp]
budget$	bWpU
budgetaire	iY
budgets	gGiSjW
budgets$	i_
buen	jWsSt[
buen pulso	jX
buena	qVs_
buena-	bJc]tV
buenas	qStZ
buenas$	qTtT
bueno	cGrTtY
bueno$	aIcGfIhSiIjJlJmJpHsJ
bueno-	cWgUtV
buenos	cWgUtV
buenos dias	t\\
buffe-	iW
buffet	iR
buffets	iY
bug	jUpU
bugs	ibjA
buhne	eSgWjT
buhne-	fFm\\
build	b]
build the	oU
build$	b]iH
build-	bT
build-up	oU
build-up$	oU
builder	aHb[cHiJkX
builder$	iEjGkY
builders	bXiYjG
building	bRjW
building$	jWlX
builds	fGhTiX
builds$	bJfGi^
built	bY
built$	bRsW
bukit	bIcd
bulbs	aSeHh\\
bulbs$	aX
bulga-	s\`
bulgarian	iIjXlS
bulgarian$	lT
bulle-	r[tU
bullet	rXtS
bulletin	aIt[
bulletins	bGi]jF
bullets	pVqIr^
bulli	hUn\\
bulli$	cHiJjJn]
bulli-	i]jHkW
bump	fFgY
bunch	b\\iSkEpF
bund	b]cGgUiIpR
bunde-	bZiEn]
bundl-	iTp^
bundles	hJiVjR
bundles$	hIiTjU
bunga-	h\\
bungalow	h\\
bungalow$	hW
bunk	fHh]sT
bunk$	h\\
bunke-	g@j?k\`lEpF
bunker	aV
bunkh-	h^
bunkhouse	h^
bunkhouse$	hY
bupa	h\`iJ
bupa$	hY
buque-	bVcGjH
buques	bVcGjH
burea-	cTdVgG
bureau	dTgEpR
bureau$	cHde
bureaux	cV
bureaux$	bT
burge-	aRfJiXpU
burgerdienste	bWhJiHmYtJ
burgermeister	aBp_sU
burgl-	bRc[gHiHpJrW
burgo-	cW
burgos	cW
burgos$	cW
burn	fIg\\mI
burn--	q[
burn-out	q[
burnl-	cR
burnley	cR
burnley$	cS
burno-	qT
burnout	qT
burnout$	sX
buro	bYcUd\\
buro$	d[fDmW
burok-	aUbHjX
burokauffrau	j[
burol-	aViJmV
buros	bFcIicjC
bursa-	mJpT
bursar	mJpT
bury	aJcS
bus	h\\jS
bus drivers	aXsU
bus from	haiJ
bus pass	hT
bus to	lTnV
bus$	hWl[
busca	cHqJta
busca$	aHcGt\\
busca-	tZ
buscamos	aWhStV
buscamos$	aGbIiGt[
buscando	tT
buscando$	tT
busco	aUcJ
busco$	tV
buses	hGi^jclGsH
buses$	aTbEiX
bush	aTbGi[
busin-	aSjS
business	aSjS
business card	hS
business$	bRhUiHlYpGsT
busy	iRpH
busy$	iX
but	qV
but 00	fEha
but a	aHjZtS
but don't	mHqYrS
but it	cDd\`iHjHkI
but keep	qSr]
but no	lU
but not	gGk[lDrY
but we	eR
but$	lWqRrUtS
butch-	aSiW
butcher	aSiT
butcher$	aTiU
butchery	iS
butchery$	bUiS
butto-	jX
buttonhole	iU
buxte-	cXfH
buxtehude	cXfH
buxtehude$	cXfH
buy	hcj=pFtJ
buyer	a\\
buyer$	aW
buyer-	bXcHjDsV
buyin-	jZmR
buying	jZmR
bwl	j\\
by 00	iS
by a	fXiI
by choice	fXgI
by friday	pYqT
by hand	aBgGiVjWpV
by law	iCjZ
by noon	fRiIpY
by the	oTpYrF
by thursday	dJfHnUrFt]
by us	lV
by$	oSpU
bye	t_
bye$	t_
bzw	aZgVjF
c	j[
c $	gY
c +	iS
c /	gTmX
c 0	gTj[
c :	fEg[jCmS
c$	jU
c'est la	j_lHsI
c'est pour	q]
c'est un	eTrX
c'est$	cUfEgU
c-che-	i\\
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	iIjW
ca	qSsS
ca 0	bWgU
ca 00	iZnW
ca en	pU
ca va	eWq]tI
ca$	cVqT
ca-eb-	jS
ca-ebs	jS
ca-ebs$	jS
cab	bFhhnG
cab$	bDcZhSiH
caba	c[
caba$	cXiH
cabal-	iEjYsU
caballos	iHkYtU
caban-	h[
cabane	h[
cabane$	hYiI
cabez-	iT
cabeza	iWsT
cabeza$	gYiCs[
cabin	aXdVh\`
cabin crew	a^hIsS
cabin$	aVcFhX
cabin-	cT
cabina	cGjSmW
cabina$	aRjYmI
cabine	hTiYjU
cabine$	fHgIhJiSj\\
cabines	bW
cabines$	bY
cabinet	bW
cabinet$	iT
cable	i\`
cable$	iW
cable-	j\\
cableado	iW
cableado y	iW
cacer-	aGcTgUiI
caceres	aGcTgUiI
caces	jWkT
caces 0	jZ
caces$	jU
cache-	eTgXiBjIoFpY
cachets	eWg[iBjH
cad	gYlR
cad$	iSkT
cada	fVnT
cada 0	f_
cada dos	jFn_
cada mes	bIfXhYiDnR
cada tres	fWgS
cada uno	nUpR
cada$	jHpT
cadas-	iZjFkH
caddy	h^sR
caddy$	hW
caden-	iTmT
cadena	bW
cadena de	iX
cadence	gThFsR
cadence$	gUsS
cadiz	c[
cadiz$	c[
cadre	m\\
cadre forfait	eVfH
cadre$	eVfY
cadre-	iJmS
cadwo-	iHj[
cadwork	iHj[
cae	fSjXq\`
caf	hXiT
caf$	hXiR
cafe	b[h\`pS
cafe 00	b]hG
cafe$	bVhGsV
cafes	bYpT
cafes$	i]
cafet	gCh^iYjG
cafet-	aDbYh_iI
cafeteria	aDbVhW
cage	jJlInWrX
cage$	rT
cahie-	iX
cahiers	iX
cahir	c^
cahir$	c^
cahor-	cV
cahors	cV
cahors$	cV
caiss-	hVmS
caisse de	bThU
caisse$	i^pS
caisses	i]jH
caissiere	a^
caissiere$	a[
caja	iV
caja de	hX
caja$	iUmV
cajas	bY
cajer-	a\\
cajera	aVmV
cajera$	mW
cajero	cTgIjTlU
cajeros	aZiImJ
cake	aJcIeJgHh_jI
cakes	hXpI
cal	iYpRqU
cal$	hFiUjZ
calag-	bHi\`
calah-	cY
calahorra	cY
calahorra$	cY
calama$	aR
calan-	iW
calbu-	cWiJ
calbuco	cWiJ
calcu-	i[jU
calcul	iW
calcul des	iXjI
calculo	jR
calculo de	iTjJ
calde-	cR
caldera	cSiY
calderas	jY
calderas$	iIj[
calef-	hZ
calefaccion	hZ
calefaccion$	hX
calen-	fSiW
calendar	iT
calendar$	iU
calendario	bHfThRiS
calf	eIi\\mJoF
cali	cTfUnU
cali$	fVnU
calib-	i\`
calibre	gS
calid-	aUrR
calidad	aViS
calidad$	iDjV
calie-	hWiV
caliente	hWiV
caliente$	hWiV
call	pW
call 0	f[
call center	aWiJlVmHsH
call in	pX
call it	iJoS
call the	pR
call$	fUhImSpStS
call--	eVgS
call-out$	fR
call-outs	fSgVhJiH
call-outs$	fWgRhG
calla-	cWqdsS
calle	cWpT
calle$	cGiYkT
calle-	jUlV
called	bTlZ
calli-	iT
calling	iT
callo-	fUgW
callout	fT
callout$	fTsT
callouts	gWjI
calls	fThGiap\\
calls$	bIiYpTsS
calm	ja
calm with	jR
calm$	iTrX
calme	eHfXjXpF
calor	j^
calves$	iT
calvi-	bTiX
calving	bYoS
calving$	bUiGoS
calza-	bRcW
calzado	bVcJ
cam	aXjY
cam$	aYjW
cama	h]
cama en	cIh[
camar-	a]hSmI
camara	bVrIsV
camaras	aJbHi\\
camareras	aV
camas	bW
camas$	bW
cambi-	i[qV
cambiar	iY
cambio	iV
cambio de	iX
cambios	iW
cambr-	cSjS
cambridge	bScSjI
cambridge$	b_c@
camer-	iX
camera	iYsS
camera$	s[
cameras	bTgHqS
cameras$	bUgGiS
camhs	aZbHiS
camil-	bSiYpIqU
camilla	i]nI
camin-	kV
caminar	jY
caminata	pS
camino	iSjEk[
camio-	hY
camion	hW
camion$	bRjRnS
camiones	bWiV
camiones$	bFi\`
camioneta	hWnZ
camioneta$	iJnV
camionnette	hW
camionnette$	jV
camions	bY
camions$	bW
camp	cUhT
camp boss	aXmT
camp$	bXgChTmTsT
campa-	oR
campagnes	bDcJibjI
campaign	eTnToT
campaign$	eUoX
campamento	hWoR
campamento$	fTiSoT
campana	oT
campana de	qW
campana$	cJiIoX
campanas	jZnV
campb-	cTiW
campbell	cTiW
campe-	hXiW
campi-	aSbX
camping	aFb^
camping$	bTiT
campo	n[
campo$	nU
campu-	bXhU
campus	hW
campus$	hX
can	lW
can be	lW
can do	fHg\\hGjVlAsR
can follow	l]
can get	aXkHlRrW
can read	jV
can start	j?lVo\\
can teach	lVsG
can we	tf
can you	jHqSrWtV
can$	tR
can't	jYsZ
can't be	qTsT
canad-	aEbWcJiJj@lEnUsU
canada	eUhGnW
canada$	n[sH
canal	i[rV
canal$	bY
canal-	iX
canales	iZ
canales$	iX
cance-	gUhDiSjHlU
cancer	cGqU
canch-	aSmI
cancha	aUcIjSmG
cancha$	aXcHhSmHtJ
candi-	iGpSqRsR
candidat	kHqU
candidate	tS
candidates	iHqSs[
candidato	pWqV
candidats	fSiJqT
candidats$	fVqU
candidaturas	iIpW
candidature	pV
candidatures	bGe^iJpR
candidatures$	bEe_iHqV
candl-	pU
candlemas	pY
candlemas$	pY
candling	iU
candling$	iW
cane	i\`lW
canet-	c[
canete	c[
canete$	c[
canin-	bZ
canina$	aU
canine	bXcIgJ
cannu-	bGiZjY
cannulation	iTjT
cannulation$	jZ
canon	iGpUs[
cant	aItX
canta-	c\\
cante-	hZ
canteen	h\\
canteen$	hY
canti-	hRiZ
cantine	h[
cantine et	hJiX
cantine$	aZhFiT
canto-	aAbSm]
cantonale	bIeWgV
cantonale$	bHeXgViGjJ
canva	kYqUrE
canva$	kY
canva-	iEpZ
canvassing	iEpZ
cao	g^iH
cap	jT
cap ou	jX
cap$	g^jSmU
capa	iUk[lI
capa$	kS
capab-	jU
capable	jU
capac-	iWlZoD
capacite	iFjV
capat-	m[
capataz	aRmX
capataz$	a\\mA
capaz	hJkHoVrX
capcu-	jX
capcut	jX
capcut$	jZ
cape	c_iJnY
cape$	c\`kGtJ
capil-	b[iGmIpG
capit-	jS
capitaine	bGgIj]sGtD
capital	cXrV
capital$	cbiCjH
capitan	a^mI
cappe-	pW
capped	pW
capri-	aIkZrT
capsu-	iYjE
capt	mWpDtX
capta-	aVgShI
captain	gT
captain$	a]iW
capti-	jHkY
captions	jGkY
captu-	iYjS
captura	i]jG
capture	jW
capture$	i^jB
car	h]
car allowance	gJhX
car or	gHhWjDl[
car$	jS
carac-	aIeSjTsV
caracter	aIeSjTsV
carav-	h\`kR
caravan	hY
caravane	hV
caravans	gFhYjGkY
carbo-	iUjS
carbon	iUjS
card	h]jSlR
card 0	gHjT
card no	lW
card$	eThXj[
cardi-	aXbJc^
cardiac	bVcJkS
cardiff	cRqR
cardiff$	cT
cards	e]iYpG
cards$	eSiX
care	bU
care about	lZ
care$	a]iV
caree-	tS
career	eS
careers	tT
caref-	hYiDqX
careful	jVqW
carer	aSkU
carer$	aV
carer-	aTiU
carers	aTiU
carers$	a\\
caret-	iStR
caretaker	iStR
caretaker$	iV
carga	hHia
carga-	iW
cargar	i[
cargas	jSsS
cargas$	iYjEsT
cargo	aSmT
cargo$	aTmX
cargo-	bTjXkS
cargowise	hJjTkV
cargowise$	hIjTkV
carib-	bRi[jI
carin-	gIhImUqJrXsV
caris-	mY
cariste	aU
cariste$	aVhIjT
caristes	bHcVm\\
carit-	bW
caritas	bT
carla	a]bIcFdJgIjHkIlJnIoGpFqJsJtF
carli-	cSn[
carlisle	cSnV
carlisle$	cZ
carlo-	cU
carlow	cU
carlow$	cV
carme-	bFcYhHmX
carmen	mZ
carne	h\`jW
carne b	sT
carne de	j\\
carne$	hXlT
carne-	jS
carnet	jT
carni-	a^oS
carniceria	aSbThI
carnival	oV
carnival$	oV
carol	jGm^pItX
carol$	aIiHjFm^pHtW
carol-	cWpY
carot-	i^
carou-	cY
carouge	cY
carouge$	cY
carpe-	aWgTjR
carpenter	a\\jR
carpenter$	aa
carpentry	iIkSlW
carpet	i[
carpeta	jUpW
carpi-	bW
carpintero	bW
carpo-	cJg?h^iUkIpF
carre-	cF
carrera	gUl[
carrera$	gVlUpFrJ
carres	b[hTiD
carretilla	iUjV
carretilla$	iHj\`
carretillero	aT
carri-	aTpX
carriere	aYcHhI
carriers	aGbX
carriers$	aGbXcH
carro-	aXlS
carrosserie	bSlX
carrossier	aZmD
carry	iZrX
carry$	hV
cars	bWiTmU
cars$	jUmW
cart	gIj^mG
carta	iRlTp[sU
carta de	eHi\\lSoCpJ
carta$	jHsS
carta-	gEhY
cartagena	cZ
cartagena$	cU
cartas	pSqV
cartas de	iHjVqW
carte	hTjX
carte conducteur	gHjZ
carte de	h\\iJ
carte essence	hR
carte pro	j^
carte$	dJf^hXj?
carte-	iU
cartera	jIkS
cartera$	aXbFcHkImJqI
cartes	jV
carto-	iU
carton	jJpY
cartons	rW
cartons$	bSiIrX
carvi-	cZiRjX
carving	cGiVj[
cas	ebp\\
casa	d\`hZ
casa de	aHbUcHhT
casa$	d[
casab-	iV
casablanca	iV
casad-	s\`
casada	sZ
casado	sZ
casado$	sZ
casas	fCsa
casca-	jZ
cascade	jZ
case	hRpW
case$	g[mFp[
casel-	iZ
caseload	iZ
caser-	bTmFqV
cases	gGi]
cases$	iX
caset-	p\\
caseta	p\\
casew-	iSjW
caseware	jZ
casework	jU
casework$	iY
caseworker	aX
cash	eShSi\\jF
cash plan	hW
cash$	eZ
cashi-	iY
cashing	iY
cashing up	iY
casi	jEkRlSnTtX
casie-	hZiJ
casier	hUiIjS
casier vierge	hIiIjYsT
casin-	bVhV
casino	bVhX
casino$	cJhV
caso	p]qY
caso$	iJq]
casos	iY
casqu-	iW
casse	iUsWtI
casse$	gVi[
cast	bSiT
caste-	cTrT
castellano	jRlTrV
castellano$	lGrX
castellon	cS
castellon$	cT
castelnaudary	c\\
castigo	cJiVjV
castilla	bUiIpFrW
casting	pZ
castl-	bUcVpR
castle	bXpU
castles	bS
castles$	bS
castr-	bHc\\hIiAjHn\\
castro	cDhHjHn^
casua-	eWmV
casual	e[
casual$	aS
casuals	iUmT
casuals$	iAjIm^pI
casualties	iS
casualties$	i\\
casualty	fTiR
cat	aVgWjV
cat 0	j]
cat a	bThDiGjZ
cat b	a\`
cat c	b]gB
cat$	gajU
catal-	iTkV
catalan	jFkVlTrU
catalan$	iElW
catalana	cFjTkU
catalogacion	jY
catalogo	hJiVjS
catalogue	iZ
cataloguing	iTjI
catas	i]jD
catas-	bXeH
catastro	kT
catch-	aZbU
cated-	eViIjX
catedra	eXfR
catedra$	eVfVjI
categ-	gWsS
categoria	g[
categoria 0	gW
categorie	eS
categorie b	a\\bJgU
categorie$	jT
category	jSsS
cater-	bW
caterer	aDbZiJqXrX
caterer$	aCb\`eInD
catering	eRhI
catering$	bCeUiS
cath	aZbDm^pD
cathe-	aHbRnZtH
cathedral	aHbXtG
cathedral$	cVsJ
catho-	bTs\`
catholic	sS
catholique	bUcHs\\
catol-	s\\
catolico	sW
catorce	mS
catorce pagas	gU
catri-	m[
catriona	m[
cats	aFb]jU
cats$	bXjX
catte-	bZiAn\\
cattl-	iUlU
cattle	iUlU
causa	aEoUt\\
cause	iWqYsX
cause$	pIqY
cause-	qS
caust-	bIiV
caustic	bIiV
cave	bUiTjVpItI
caves	bTcZiG
cavis-	aUiT
caviste	aWiI
caviste$	aYiJ
cbd	c^jF
cc	bHc\`
cce	aYbIcIiEjDk\\mIpG
ccn	f?gc
ccn 0	gIjW
ccn 00	g\\
ccnt	fXjF
ccnt$	fWgXjE
cco	j[mT
ccq	j\`
cct	gbjI
cctv	iW
cctv$	jX
cd	hFjZ
cdd	ef
cdd 0	eS
cdd de	eW
cdd$	e\\
cdi	ek
cdi 0	aR
cdi apres	aHfFsT
cdi cadre	eW
cdi temps	fG
cdi$	e^
cdisc	jS
cdl	aVjYl^
cdl$	jTl^sI
cdmx	bGcWdY
cdmx$	bGcWdYiI
cdp	aZ
cdp$	aS
cdr	eUjX
cds	iUjT
ce	hT
ce 0	aYbIhHjS
ce que	hDkTtT
ce serait	jSsS
ce$	gJhZjU
cebad-	i]jH
cebaderos	iX
cec	i\`jI
cedar	hGiW
cedul-	jW
cedula	jW
cedula$	aXiCjV
cee	cJiZ
cee$	cIiZjJ
ceip	c]hH
celay-	hT
celaya	hT
celaya$	cRhU
celib-	s]
celibataire	s]
cell	hViXmRrS
cell$	hJiYmStR
cella-	gHhSm\\
cellar	aTgHhU
cellar$	aHhCiUmW
celle	cZ
celle$	c[
cells	dUgXiEoH
cellu-	bHcGh\\mZoD
celta	gHj]
celul-	hV
celular	hV
celular$	fRhZiJ
cemap	j^
cemap$	j_
cemen-	b[cE
cement	jX
cemet-	a_iF
cena	aJcGhajI
ceng	iHjTkT
censu-	iY
census	iY
cent	g[hR
cent quatre-vingts	gT
cent sur	gU
cent$	hU
cente-	b[jI
center	kR
center$	jHk[
centr-	bX
central	cSiT
central de	bTjU
central$	aIbUtW
centrale$	bS
centre	bT
centre 0	bWiJpU
centre de	aScV
centre$	aWcTiI
centres	bUiT
centres$	bYiS
centro	bTnS
centro de	iX
centro$	bIdBn^
centros	aJbW
centros de	aIbTlS
cents	g\\
cents net	gR
centu-	cTjV
century	jX
cenwa-	jV
cenwat	jV
ceo	aUm_
ceo$	a^
ceram-	iStU
ceramica	aHb\`
ceramista	aWiXjG
cerca	bEcYhT
cerea-	bV
cerem-	aYbGfHgTiS
ceremonies	i\\
cerez-	aZbGfI
cereza	aZbGfI
cereza$	aYbH
ceris-	aJb[hGiIkW
cero	rS
cerra-	fW
cerrada	gU
cerrada$	gW
cerrado	pU
cerrado$	fSgRiJpSsR
cerramos	f]
cerro	c^h^iFjH
cert	j^kWlZ
cert +	fFg@hIk\\lF
cert 0	jX
cert cii	hU
cert iii	kV
cert with	aGeJi[
cert$	jYkWlS
certa-	fTqSsY
certain	qYsU
certains	fUsU
certi-	jY
certif	hVjU
certificacion	bUkU
certificacion$	b\\iJjBtF
certificada	bUjSmJ
certificado	bTjX
certificado de	pT
certificado negativo	aI
certificado$	jW
certificados	iTlVpS
certificat	jYsS
certificat de	jS
certificate	lU
certificate 0	eIj[
certificate$	hSjX
certificates	p[
certificates$	jRlT
certification	kSqIrX
certificats	aIiWpS
certifie	jAkXlXqJ
certified	b[kVpH
certifs	hVjU
certs	bIiXpX
certs$	bEcIiVjTlUsJ
cerve-	aVbXmHqStJ
cesfa-	cU
cesfam	cU
cesfam$	cHiXjJ
cess	aUhH
cet	dDf[jDpS
cet$	dGfTpU
cette	lIsX
cfa	eXkY
cfa$	bWiI
cfc	aVjX
cfc$	ae
cfe	bXjS
cfgs	iJj^
cfo	iHmc
cfo$	aXmZsH
ch	hAnXsX
chai	aEjWpS
chai$	aDjX
chain	bShSiW
chain$	bWgHhT
chain-	iSkV
chaines	i\\
chaines$	i\\
chains	bUjT
chains$	bXiDjU
chainsaw	jVkT
chainsaw$	iJjYkG
chair	eTgHmR
chair$	gIhX
chairing	iV
chairing$	iV
chairman	aSpS
chairman$	aX
chairs	bTcV
chairs$	bVcUi@mT
chairside	bGi\\sH
chale-	cJhW
chaleur	aHjZ
chall-	iTrS
challenge	hS
chama-	cIh\`iG
chamb-	hT
chamber	dThRiR
chamber$	iG
chambers	b\\iH
chambery	cZ
chambery$	cZ
chambre	hZ
chambre$	jTlH
chambres	bU
chambres$	bW
champ-	iIjWkW
champagne	kY
chanc-	bGiZmJ
chance	eTqW
chance$	eTqT
chand-	bViIoRpV
chandeleur	oWpS
chandeleur$	oWpS
chang-	iTqR
change	bJlSqX
change$	i^
changement	iUrY
changement de	iVrV
changeover	iToV
changeover$	oW
changers	lT
changes	iU
changes$	iZ
changing	iSs[
chant-	cW
chantier	cTeR
chantier de	bJe\\q[
chantier$	cJeTjW
chantiers	cSnV
chantiers$	cGi\`
chaos	iGkXqT
chap	s_
chapa	idjF
chapa-	c[iEjY
chape-	bV
chapel	bV
chapi-	bU
chapiteau	bYcI
chapiteau$	bXcIiH
chapl-	aWiUmYtH
chaplain	a\\mU
chaplain$	iJmW
chapt-	aJfRpS
chapter	aJfRpS
chapu-	k^lD
chaqu-	hRmTsR
chaque	hRmTsR
chara-	mEpFqYrUtD
charc-	a]kV
charcuterie	bSkY
charcutier	aWbI
charg-	mT
charge (	cW
charge de	aY
charge e	a\\bImI
charge of	cFiVmT
charge$	hSsT
charges	iGjSsV
chari-	bV
chariots	iV
charitable	bR
charity	bYlS
charity 00	bUiGlU
charity$	bYlV
charl-	cY
charla	pZ
charlas	iW
charleroi	cX
charleville-mezieres	cW
charleville-mezieres$	cW
charp-	aVbGcJi[
chart	iZ
chart$	iZ
chart-	bRrX
charter	aJb[cIiW
chartered	jXrS
chase	i\`
chase-	i^
chasi-	iZ
chasing	iZ
chasing$	iW
chass-	iStX
chasse	iV
chat	iTp]tV
chat on	pX
chat with	p[tI
chat$	iWtX
chate-	aJb_iF
chats	i\`
chaud	hXiZ
chaud$	cJi\`jI
chaud-	iU
chaude	kS
chaudieres	iW
chauf-	hW
chauffage	iU
chauffage$	iU
chauffe	bIhYiR
chauffe$	h]iH
chaufferie	aEiWpW
chaufferie$	eIhIiVpU
chauffeur	rU
chauffeur$	aW
chava-	iSsV
chaval	jJqSsY
chavales	iW
che	t\\
check	iTjZtH
check$	fSgTjSpR
check-	i\\
check-in	dS
check-ins	i]
checken	i^
checking	iR
checks$	iV
cheek-	rT
cheeky	rT
cheer-	cGiGjTp?qBtd
cheerful	j\\
chees-	bTgDhZkV
cheese	gCh\\kW
cheese$	hZiIkG
cheesemaker	bUfG
chef	aRm_
chef (	aUsJ
chef :	fFmYqV
chef d'equipe	aX
chef de	aTmS
chef is	aIqY
chef ist	mW
chef$	tS
cheff-	m[
cheffe	m\\
chefi-	kRmS
chefin	kSmU
chefs	iVjGm_
chefs de	jDm^
chefs$	bGiY
chelt-	gIkR
cheltenham	gIkR
cheltenham$	cR
chem	hEiVj]
chem /	iX
chema	m^
chemical	iZ
chemicals	hH
chemie	bWcI
chemie$	bV
chemielaborant	a^
chemikant	jW
chemikant$	aT
chemin	iVsV
chemist$	aZ
chemistry	iR
chemistry$	iWkR
chemists	bJm]
chemists$	bGiIm[
chemn-	cZgS
chemnitz	cU
chemnitz$	cU
chemo	bUkYqS
chemo$	jUkUqR
chequ-	h\`
cheque	gV
cheque$	gX
cheques 0	sT
cheques-repas	hU
cher	aEbGcZtX
cherc-	aTtX
cherche	tU
cherche quelqu'un	aYfIsT
cherche un	aWtC
cherche$	aJta
chere	aIt[
cherr-	bWhWiG
cherries	bThYiG
cherries$	hY
cherry	bT
chest-	bEcRiZjF
chester	cV
chester$	cW
cheva-	iW
cheval	hW
chevalet	aXbJ
chevaux	fJiY
cheve-	kZ
cheveux	sX
chez le	bHhVmXqS
chez nous	eVlSsW
chez soi	d^hV
chf	gShT
chf 0	hV
chf 000	fGhW
chf$	bIg_hIjJ
chica	sc
chica$	iJsY
chicas	iTsR
chick-	bV
chicken	aSbT
chicl-	cWnR
chiclayo	iTnS
chiclayo$	nU
chico	sd
chico-	fGiVsX
chicos	fGiVsX
chido	jIk\\sU
chido$	iFk\\sU
chief	m\`
chief$	cHiXmX
chien	jSkX
chien-	aBbXjV
chiens	aBbXjV
chiff-	iSrZ
chiffre	rS
chiffre$	iX
child	gJhYjWpJrU
child$	hXiW
childcare	hW
childcare$	a[
childhood	hJ
children and	bV
children$	gGhR
children's	iS
children's ward	aDbV
chile	c\`
chile$	c]mI
chile-	iDjUlUpGs_
chill-	j\`
chilled	aTbTcF
chilo-	iUtJ
chiloe	iUtJ
chiloe$	iUtJ
chimi-	iVkF
china	bXfHnZoG
china$	b\\
chine-	kT
chinese	jVsT
chinesisch	jJkY
chino	kU
chipp-	bU
chippy	aSbSrJ
chippy$	aSbTrI
chips	bWiDjGlJsZ
chiqu-	iJmXs\\
chiru-	bThIqW
chirurgie	bThIqW
chirurgie$	bWmIqT
chlor-	jS
chlorine	iX
choco-	jT
chocolate	j[qT
chocolatier	aX
chocolatier$	a[
chofe-	aS
chofer	aTjR
chofer de	cU
chofer$	jU
choic-	eTfYkS
choice	eTfYkS
choice$	eUfTiFkU
choir	fHi^
choir$	aUiRsI
choix	d[g>h[
choix$	eRfVjR
choke-	bHi\\j?q^
chole-	cViU
cholet	cZtH
cholet$	cXtH
choma-	aFiZsI
chomage	aFiZsI
choos-	eSqS
choose	eSqS
choose$	dTeX
chopp-	i\\
chora-	iZ
chorale	bIiZ
chorr-	b\\iIsZ
choru-	aW
chorus	aW
chorus$	aX
chp	ibjF
chris-	s[
christian	s]
christmas	gShU
christmas week	fWgJhRiEsI
christmas$	hWoV
chrom-	iVjR
chrome	iTjW
chron-	cJiSjS
chu	aJbb
chu$	b]
chuch-	bU
chuck	iY
chur	cZ
chur$	bJc[
churc-	bV
church	iT
church$	cSiTjHkU
churches	bZhJ
churches$	bU
churchgoing	l]qGrD
churn-	aEgIhCi_lDmEpCsF
churr-	bW
chut	qa
chut$	q\\
chute	b[cJiXjGrF
chuy	cHiFma
ci	jV
ci$	iSjXkE
cia	g[hCjEkTlZqB
cible	i_
cicli-	iV
ciclico	iV
ciclo	bXeDgFiVoV
ciclo-	fVjE
cics	jX
cics$	jY
cider	gThT
cie	aFbXiVjG
cie$	aJbYjJ
ciego	cHiTr\\sF
ciego$	r[sD
cien	gRiSnW
cienc-	aHbUiJjXlF
ciencias	aHbUiJjXlF
cient-	gT
cientifico	jX
ciento	bUgW
cierr-	fRpU
cierra	pZ
cierre	iT
cierre de	fZpI
cierre$	fYgIhViD
cii	hUjT
cii$	jY
cilca	cGj\`
cilex	eAh]iJjU
cima	j^
cima$	j^
cimet-	b\`cDfHjHmI
cin	j]
cinco	fTmU
cinco anos	jZ
cinco y	f[
cinco$	bVmHpV
cincu-	gX
cincuenta	gX
cincuenta$	bFgX
cinem-	hV
cinema	hV
cinema$	aWhX
cinq ans	jU
cinq heures	fTjT
cinq$	dSfY
cinqu-	gU
cinquante	gXhHtR
cip	i^jR
cip$	iYjU
cipd	j[
cipd$	jT
circa	gSiW
circl-	cThBi]jH
circle	cUiWjH
circo$	bS
circu-	iVtR
circuitos	aHiU
circuitos$	fT
circuits	i_
circular	bFdYiWjA
circulation	aRhZiHjF
cire	hUi[
cirug-	aZbJcBiV
cis	e^iF
cis or	eY
cis$	eX
cisea-	jS
ciseaux	jS
cita	dSiVpV
citas	fUi_
citas$	iV
citat-	bSiSjT
citations	iUjVpGsH
cite	bYpHqErc
cites	iTr^
cites$	cHiUr[
citie-	mU
cities	mU
cities$	mU
citiz-	sX
citizen	jV
citizenship	iY
citoy-	bYjHpH
citri-	fGhFiUjFkW
city	caiI
city$	cY
ciuda-	hS
ciudad	aFcUhV
civil /	j^lI
civil 0	jSk\\
civil service	eYpSqIrS
civil$	aRiV
civil-	jU
claim	gFhYqVrF
claims	iS
claims$	bXiS
clair-	fTsR
claire	qUsTtS
claph-	cS
clapham	cS
clara	bUgJkTsX
clara$	bUkTsY
clare	c_mW
clare$	c_mW
clase	hV
clase de	pW
clase-	i[
clases	i[
clases$	iS
clash	jW
clasi-	bJcHi\`
class	lU
class 0	aYjZ
class ii	iVjR
class of	fIi[jGmGoX
class$	lU
classe	aTgS
classe 0	aWgSiEjU
classe$	bJcIgChYjHqYrI
classement	i]
classement$	iY
classes	fRjTlS
classes$	bVfSiGjXlX
classic	bXjG
classic$	aTbXiGjH
classics	jXtW
classics$	jXtW
classification	i[
claus-	cYeV
clause	e]hE
clause$	eSpR
clauses	bGjZ
clave	j^
clave-	kX
clavecin	kYpJ
clavecin$	kXpI
clavi-	aEbZjU
clawb-	gY
clawback	gY
clay	iHj[
clean	iYj\`
clean-	i[
cleaner	aY
cleaner$	aYtJ
cleaners	aTfGmVqG
cleaners$	a]bSiBnI
cleaning	iW
cleanliness	iU
clear	fVgXiDj^
clear$	bGfZjVpE
clear-	iRj[
clearance	j]
clearance$	hIjZ
clearances	eEiTjDp[
clearances$	eEiTjDp[
cleared	iJjSrS
clearing	g[iWjJ
clefs	a\\bFcIgHrG
clerc	a^
clerc-	bSmU
clercs	bSmU
clercs$	bRmU
clerk	aa
clerk$	a[iHtU
clerk-	mX
clerks	bTmUqU
clerks$	mX
clerm-	c\`
clermont-ferrand	cX
clermont-ferrand$	cX
cles	bSq]
cles$	bX
client	iTqS
client is	e[iHq\\rD
client$	i\\nU
client's	sY
cliente	iZjIqX
cliente$	aZi[j?qI
clientela	bSl\\
clientele	sV
clientele$	aUsU
clientes	bX
clientes$	b]
clients	jHsU
clients$	iZk[
clima	aRiY
clima-	j^
climat	iU
climat$	iU
climate	aTjR
climb	jV
climb-	aW
climber	aW
climber$	aX
clin	iZ
clini-	bW
clinic	cS
clinic$	bUjT
clinica	bS
clinica de	bScE
clinical	aS
clinical lead	pU
clinical supervision	hZ
clinics	cViWnT
clinics$	bRiWjJ
clinique	bUhW
clinique$	aShTiHjU
clio	h[iHjW
clip	mGp]
clipp-	bFiFj_
clips	i[oH
cloch-	bY
clochers	bY
clochers$	bYiG
clock	fShZoU
clock$	h[
clonm-	bIcX
clonmel	bIcX
clonmel$	cS
clopp-	cV
cloppenburg	cV
cloppenburg$	cV
cloro	ib
clos	aFb\\
close	fX
close 00	p\\
close at	iX
close$	fRhViV
closed	fUhS
closed mondays	fX
closed$	f[gH
closes	p[qS
closes$	bGiIjUpIqW
closi-	pY
closing	p[
closing 0	fHpW
closing date	pX
closing$	gX
closure	gR
closure$	fIi[
closures	fTiT
closures$	bFfXiS
cloth-	hWjXnI
clotu-	iUjS
cloture	jT
clotures	iT
cloud	i[jV
cloud$	j[lUmR
clovi-	cS
clovis	cS
club	b]hZ
club de	aJbT
club$	bWhW
clubs	bSi^
cluj	bTcSkH
cluj$	bUcRiIkF
cluse-	cX
cluses	cX
cluses$	cX
clust-	iYjF
cluster	bUcI
clusters	i^jF
cm	iIj_
cm$	aXiF
cma	jd
cmm	iT
cmo	jIm_pG
cms	j[
cms$	jZ
cnaps	jW
cnas	h]lY
cnas$	hdiI
cnc	bS
cnc$	bUiFjTkR
cness-	jX
cnesst	jX
cnesst$	jX
cnrs	gV
cns	aTiTjHmXtH
co 0	i_jTkA
co$	cZ
co-op	bgiGpT
co-op$	b]iH
co-wo-	bHgCh[
co-working	bHgCh[
coa	hUlYpI
coach	aSbR
coach$	aYbZ
coach-	iZjVm?
coaches	aVb]cI
coaches$	aYbUcIjI
coast	c_pS
coast$	bJcYpX
cobas	iGk]
cobol	iGjY
cobol$	iIjX
cobra	fU
cobra-	fHgRiWqX
cobranza	i[jFsH
cobrar	iWsY
cobre	iRjVqU
cobro	bFi\`jY
cobro-	aR
cobros	aR
cobros$	aS
cobs	bUfAgSiYjG
cobs$	bVcIgTiI
cobur-	qW
coburg	qW
coburg$	cU
coc	j[pU
cocha-	cYjEmU
coche	gJhWjYnY
coche de	gDha
coche propio	n[
coche$	hWjW
coche-	cXh\\iE
coches	aVbS
cocina	iS
cocina$	aZ
cocinera	cIhYjH
cocinera$	cHhZ
cocinero	aS
cocinero$	aU
code	j\`pS
code$	bYjV
code--	iRpT
coded	jX
coder	lV
codes	iVlT
codes$	i\\
codig-	lXpT
codigo	lXpT
codin-	lV
coding	lV
codir	iX
codir$	iT
coef	fWg\\
coef 000	g]
coef$	f]
coeff	gc
coeff 000	g\`
coeff-	fTgY
coefficient	fTgY
coffe-	iTpW
coffee	iTpW
coffee with	pT
coffee$	i[mH
coffi-	bU
coffin	bU
coffr-	iT
coffrage	iF
coffre	iR
cogen	qFsU
cogen$	jR
coger	aIgGhFi_jHlHsS
coiff-	aSlStF
coiffeur	bR
coiffeuse	aRbRtB
coiffeuse$	aXtD
coiffure	jVlU
coiffure$	iGjSlV
coin	iUkHsT
coja	dVeIiG
col	cYtY
col$	cAt^
colab-	bY
colac-	hW
colacion	hW
colacion$	gT
colch-	cThS
colchones	aWiT
cold	iYj\\rT
cold store	a\\qY
cold$	hHi@j_r_
cole	hYkDsY
cole$	h[rFtJ
colec-	iZj]
coleg-	jX
colegiacion	hUiHj[
colegiacion$	jU
colegiado	jW
colegiado$	aSjS
colegiatura	hUl[pG
colegio	bUtS
colegios	bXiZpI
colegios$	iYpH
coler-	c]
coleraine	c]
colet-	hGjImXqV
colette	hGjImXqV
colette$	hHiIjHmZqI
colif-	iV
colin	cGhImWq\\
colis	cGhEicjFlGpA
colla-	eU
collab	aUmZ
collaborateurs	b\\
collaborateurs$	b^
collao	aW
collao$	aW
collars	iX
colle-	bW
colleagues	bVjJmR
colleagues$	mW
collected	qVtZ
collectif 0	gIhS
collectif$	bU
collecting	iX
collection	iEqT
collection$	bZ
collections	bUfGgThIjWkE
collections$	fIgGiV
collective	hX
collectives	bFfGhWiX
collectivite	kU
collectivites	bW
college	bXtI
college$	aGiHpVsV
collegues	m\\
collegues$	mX
colli-	c\\iSmSrI
colma-	c\`iE
colme-	aBb\\cZgHiFsGtF
coloc-	iU
colocacion	fRiS
colom-	bScHdW
colombia	bScHdW
colombia$	bVcGdSiHmJ
colon-	bRhT
colonia	cYqU
colonies	bW
colony	h]
color	iVkW
color$	iSj[kG
color-	gVj\\kE
colou-	s[
colour	jU
colour vision	aJpV
colum-	aTiY
column$	rU
com	bUgUqS
com$	bYcG
coman-	jY
comandas	jY
comar-	cRnT
comarca	bI
comarcal	aGcT
comba-	iZ
combate	iZ
combe-	aIbU
combes	aIbU
combi-	a\\jX
combinaison	jVlV
combine	jW
combined	aXgRjH
combu-	gRhSkS
combustible	gRhSkS
combustible$	gZhHiGkU
come	p\\
come by	dV
come from	bZcEdJiDjUpIqW
come in	iWqT
come to	tS
come with	jXpS
come$	bSl\\
comed-	bThS
comedor	hWtS
comedor y	hU
comedor$	aRhZ
comen-	bUlIpEq^
comensales	bYfH
comer	fXpS
comer$	fXpU
comer-	jU
comercial	a[iGmY
comercial$	cViCmR
comercio	aHg]jS
comercio$	gY
comes	hUlS
comes$	fWi]oI
comfo-	j_
comfortable	j\\
comic	bZfGiGjV
comid-	hX
comida	hW
comidas	hU
comidas$	fVhY
comin-	qXtV
coming	qXtV
coming$	iHtZ
comis-	g]
comision	gU
comision del	gU
comision$	gZ
comisiones	g\`
comit-	iS
comite de	iBm]tU
comites	iT
comites de	iS
comm	gVhS
comm$	gZhSmI
comma-	iS
command	jUmY
commande	iX
commande$	i]
commandes	aR
commandes$	aW
commas	rXtS
commas$	aGrXtS
comme	sUtW
commence	o^pHtH
commencer	aJeT
commencer$	dIeS
commerce	aJhIiY
commercial$	bSeViVkVmF
commercially	lT
commi-	iR
commis	aUmX
commis$	aTjDm[
commissary	b\\iU
commission	g]
commission 0	gV
commission 00	g\\mH
commission$	eTg\\
commissioner	aIbZ
commissioning	aU
commissions	fHgZhX
commissions$	gX
commitment	hW
commitment$	gThSjI
committee	hR
committee$	fWhZ
committees	bViZ
commo-	cIjTkV
common	cIjTkV
comms	aIiFmY
comms$	gYjU
commu-	bU
communale	aIh]
communaute de	bScV
commune	bSqD
communes	cRsR
communes$	b\\
communicant	lS
communities	kElZ
community	bWcH
community manager	aX
community$	aRb?jHpJrWsV
communs	iU
communs$	iU
como	rV
como va	lTqFt_
comp	f\`hTiGjXkH
compa-	bR
compact	bUjX
compact$	bVjT
compagnie	qStU
compagnon	aVjV
compagnons	bUmY
compagnons$	mW
companeras	jImRqY
companeros	mUt\\
compania	bX
companies	b[hGiJ
company	bS
company car	nX
company$	b[cHgSjFrS
comparable	jY
comparable$	iHjX
comparendos	iUjTsJ
comparendos$	jXsH
compartida	hXs[
compartido	hY
compartido$	hW
compatible	aFs\\
compe-	fbjSpS
compensation	gYlDrG
compensatorio	f\\gH
compenses	fThTiI
compenses$	fThTiI
competencia	iWqZ
competencia$	bJpHqUrT
competency	aFj\\pS
competitor	qX
compi-	aJjUm_pG
compile	i^mD
complain	rWsW
complaints	i]
complaints$	iT
complemento	g]hGiImI
complet	eR
complet$	eTlJ
completa	eX
completa$	eXjToJ
complete	jVsT
completed	tX
completion	eHgY
completo	hToS
completo$	eShToU
compliance	aXjW
compliance$	cHiIjZtH
compo-	iUj\\
compose	jXkI
compose$	jU
compost	gIi\\
compost$	bWgHhViC
compound	hWkIlHqIsT
compr-	fR
compra	iXrW
compras	jS
compresseurs	i\\
compressor	bS
compressors	iW
compris	bIhRqR
compris$	hX
comprise	hYsS
comprise$	bIh[
comprises	gHhWiI
comprises$	gHhZ
comprobable	fJj\\
comprobado	gGhEj[pH
comps	bFeHgFheiDmGpI
compt-	iV
compta	aS
comptable	aZqU
comptable$	aT
compte	bTiImXqH
comptes	bJgGiY
comptes$	bHgGiY
comptia	iGkVlG
comptoir	iU
compu-	aSfTlV
compulsory	fUlTrT
compulsory$	fWrT
computer	iZjGlT
computers	lS
comte	aFb_
comun-	bScTjR
comunicacion	aUbTmJ
comunicacion$	aVbViFmG
comunidad	qU
comunidad$	jS
comunidades	bWiU
comunidades de	aV
comunidades$	bZ
comunitaria	b\\
con 0	cS
con 00	b_
con 000	aFb_
con calefaccion	hV
con cartera	aViJ
con cedula	aSpT
con cinco	jW
con dni	pW
con dos	pY
con el	iV
con familias	hT
con gente	jUqR
con la	eVpWqS
con las	jV
con lena	hYjX
con los	iGjZkSqU
con otras	bT
con prueba	iJjZqIsJ
con tres	bViGjX
con un	hRrV
con una	mSqR
con$	gH
conca-	jY
concar	jY
conce-	b^
concepcion	cV
concepcion$	cUiG
concept	cHfIiUjJpSsJ
concert	iW
concert$	bHhYqH
concertada	bT
concertada$	gS
concertadas	d_iD
concertado	bStV
concerts	hV
concerts$	bUiS
concesion	aJbWeYiD
concesionaria	b^hF
concesionario	bU
concession	bThV
concession$	iU
conci-	jJ
concierge	aZjEkY
concierge$	aTjDk\\
conciergerie	bEcFh]iDmH
concierto	b[gVhJiFpJ
concierto$	gX
conciertos	aDfWiX
conciertos$	aFbTiV
conciliacion	iV
conciliaciones	iX
conco-	eRlV
concours	eSlV
concours$	iHjIlX
concr-	iWjW
concreto	iXjW
concu-	aSiIjRkT
concurrence	aVqZ
concurrent	aZjHqS
concurso	eXoU
conda-	gFhGiHj_kCrE
conde-	bIiZtV
condi-	lUrS
condicion	lVpHsC
condition	jSlX
condition reports	jTrH
condition$	l[mJpI
conditions	hW
conditions$	hY
condo-	aXcTmF
condos	cW
condu-	aS
conducir$	jS
conducteur de	aSmS
conducteur$	gIjZ
conducteurs	a]fH
conductor	aSbI
conductor$	bGmZ
conduire	iR
conduite	iWkW
conduite$	iVkH
confe-	aBg@h]iSjT
conference	gDhc
conferences	i\\
conferences$	i]jH
confi-	qS
confianza	eXsV
confianza$	eViFs]
confidence	p]
confidence$	pU
confident	jZqGr_
confidential	aHqY
confidential$	q^
confidentiel	pFqTrX
confined	jUlU
confirme	aT
confirme$	a\\gRiH
confiseur	aS
confl-	iHjaqT
conflit	mHqV
conflit$	jXqH
confo-	bEiVt\\
conformite	iX
conge	eXh]
conge maternite	e\\
conge$	fRhW
conges trimestriels	h_
conges$	h\\
congr-	hUiBjH
congresos	aRfYiImH
conmi-	mY
conmigo	mY
conna-	jTk[
connais	kX
connaitre	jYkW
conne-	cUiXjEsE
connect	hWiIkV
connections	b]hHiG
connu	fYjX
conny	aFmX
conoc-	jXkY
conocer	jUkV
conoces	b\\qWtJ
conocido	jWsZ
conocido$	j[
conoz-	jV
conozca	jV
consecutifs	fX
consecutifs$	fV
consecutive	aFeJfXiDj^
conseil	iY
conseiller	aZnJ
conseillers	mX
conseillers$	mV
conseils	iW
consejera	aWbF
consejero	aRbHmS
consejo	iSqU
consejo$	fSiZ
consent	iU
consent$	jXpT
conserje	bV
conserje$	aS
conservacion	iUjS
conservation	iVjY
conservation$	j\\
conservatoire	bStU
conservatoire$	bW
conservatorio	i^
conservera	b]
consi-	eT
consider	eVkJpV
considered	eTlUpS
considered$	aHeVl[mFpS
consignes	jYrH
consignments	b[jI
conso-	bRjW
consolidated	g\\
consorcio	bZjI
construccion	eIgTjT
constructeur	aThYiS
construction	jWoV
construction$	jSoW
constructora	b\\gItC
consu-	bU
consult	bIhY
consulta	bWpTqS
consultancy	aEb\`
consultancy$	b\\
consultant	aS
consultant$	aRiTjI
consultants	aSbU
consultants$	aSbVmStI
consultas	iS
consultas$	iU
consultation	fHiWqZ
consulting	iFjX
consulting$	iFjX
consultora	bSr[
consultorio	cV
consumables	bEhHibjH
consumables$	hIi^jH
contabilidad$	iFjY
contable	a\\mV
contable$	aXjHmY
contact	pS
contacto	iUjTpS
contacto con	bGjVpW
contador	jX
contador general	cUjC
contaduria	bAfJgHhGm\\qI
container	aGbUiZ
contando	pR
conte	i]
conte$	iT
conte-	i\\
contencion	iRkW
conteneurs	bWiT
content	aViHjV
contentieux	bS
conteo	iT
contestar	iV
conti	fXgI
conti$	fY
conti-	fS
contigo	mVtW
continental	f^
continental shifts	aU
continua	iGjY
continuo	eJi\\
continuo$	iU
contra	g]hDnT
contract	eUjI
contract 00	bUeV
contract :	eR
contract$	e^hEjI
contracted	e[fFiHjElXpJ
contracted$	e]fEhJpH
contractor	b]
contractor$	bYeV
contractors	bTiT
contractors$	bTiT
contracts	kS
contracts +	jGsT
contracts$	bYjDkZ
contractuel	aSe\\gUhGjH
contractuel$	a[cFhC
contractuels	eYiIlY
contrat	bSeTpT
contrat de	eW
contrat$	b]cIeS
contrata	a[eU
contrata$	aDbXeXiH
contratado	bYeWjI
contratista	aHb\\jGl[pHqI
contratistas	bHicjImA
contrato	eVfIqT
contrato por	gS
contrato$	eWgS
contratos	jT
contratos$	jW
contrats	iSqS
contrats de	bR
contre	iTjSqX
contre$	iIjXlF
contremaitre	m\`pF
contribution	gHh[iH
control	aTiRjT
control room	aWhImW
control$	a[bJiX
controlador	jV
controle	i]
controle des	iX
controller	kSmX
controller$	aa
controllers	mX
controllogix	jW
conve-	gW
convenio	gVhT
convenio +	sT
convenio de	g[
convenio del	eX
convenio$	gUhViD
convenios	iX
convenios$	iW
convenir	gXoU
convenir$	gXoU
convent	aFbVjIpIs[
convention	g]hSiI
convento	c\`gIqF
conversacion	iJj\\
conversacional	jZkI
conversacional$	jZkI
conversational	j^
conversational$	j^
conversations	hIiWpR
conveyancing	aUiU
conveyancing$	aW
convi-	i\\
convo-	aRbFhHnZrS
convois	bFiUnT
coo	bGpHqHs\\t\\
coo$	bFhIiIpFsUt]
cook	a\`jY
cook$	a[hVlS
cooke-	iV
cookery	iWjS
cooki-	haiI
cooking	hW
cooks	aJiSjHq\\
cool	j\\kW
cool$	aRj@k]
coop	b]
coop$	bTiV
coope-	b^
cooper	hV
cooper$	hY
cooperatif	bYpJ
cooperativa	b]pI
cooperativa de	bRhI
cooperativa$	b[pF
cooperative	bZ
cooperative$	bT
coord	aUm\\
coord$	aUm[
coord-	aTm[
coordina	m[
coordinacion	iXjI
coordinador	mRpI
coordinador de	aR
coordinadora	mW
coordinar	iW
coordinateur	aWmA
coordination	fJi\`mI
coordinator	aTpR
coordinator$	a^
coordinators	bImW
coordinators$	bImX
coordinatrice	a[cF
coordinatrice$	aX
coordo	aRmZ
coordonnateur	fGsV
copa	hIiIjZkWtJ
copen-	aScW
copenhagen	aScW
copenhagen$	cX
copie-	iSpStU
copied	tZ
copies	iVpW
copies$	iYkJpW
copni-	jX
copnia	jX
coppe-	bUiSpJ
copper	aIbViTpI
copy	mSpZ
copy$	bIiUjUpW
copyw-	aV
copywriter	aV
copywriter$	aY
corba-	c[iIm^pItD
corby	bT
corde-	iR
cordes	iR
cordes$	iS
cordi-	aScIiEpFrIsJtg
cordo-	nS
cordoba	nS
cordoba$	nT
core	bRfZjS
core 00	f_
corea-	bU
coreana	bU
coreana$	bX
corin-	pV
corinne	pV
cork	cYnY
cork$	nR
corne-	bWjJ
corner	cS
corni-	iX
cornw-	aJcWnX
cornwall	aJcWnX
coro	aVpU
coron-	jX
corp	bZjI
corporacion	b^iJjJnZ
corporate	iT
corporativo	cYqT
corporativo$	aHbIcX
corps	hViV
correcciones	i_
correct	gChVlS
corrections	bZfGiTmIrI
corredor	cS
correo	pWtU
corri-	fU
corrido	fZ
corrido$	fSlS
corridor	aHbScXjH
corridor$	aHbUcXjI
corridos	fahC
corse-	cAiYkX
corta	fHiWp[sT
cortar$	iX
cortas	rV
cortas$	rT
corte	cViW
corte de	iRjU
corte-	mS
cortes	iSjY
cortex-m	iX
corto	iSkHrZ
corto$	f\\
corto-	hS
cortos	hU
coru	j^
corun-	cV
coruna	cV
coruna$	c[
cos	iYjImIpFqZ
cos$	bHfJgJiZjGlJpGqXsJ
cosa	iFjXnUqI
cosas	aVjWmIqWsI
cosec-	aSiT
cosecha	iR
cosechadoras	iXmV
cosechadoras$	iXmU
coser	bXsY
coshh	iHj^kG
cosla-	cV
coslada	cV
coslada$	cV
cosme-	bXiFjBk^
cosmetiques	bYiH
cosmetiques$	bWiHkI
cost	hViXsU
cost 00	bIgIhBib
cost$	hdiHjJ
costa	bTcTmHp^
costa$	aIb^jWkH
costa-	gSsd
coste	h[
coste-	aYsTtI
costeo	jW
costo	cFi\\
costo-	iU
costos	iU
costu-	a\\iU
costume	hViGkV
costura	iW
cot	bZd[iGjA
cota	bJcIgWmY
cota$	bIcIgWiJmXpJ
cotat-	g[
cotation	cJg\\iF
cote	bDcWdIhZqHr[
cote$	bHdHhYqG
cotis-	h[iI
cotisation	h[iI
cotiz-	bTfGiY
cotizacion	fGiX
cotta-	bXh[
cottage	h\\
cottage$	hWsT
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	b[cJiU
coucher	hJia
couco-	tX
coucou	tX
cough-	oUqW
coughs	oUqW
could	dWeRjIqY
could be	cGfRsS
could go	eZfIhFoTqG
could you	pJqT
coule-	iS
coulee	iT
couleur	h[
couleurs	aViR
couleurs$	aXiW
counc-	bS
council	bS
council site	bEiIpa
council tax	b@hXi\\jH
council$	aYb[
councillors	iTjImJpWqE
councils$	bZhHiI
couns-	hUmY
counsel	aSmV
counsel$	aTiTmVpJ
counselling	h^
counselling$	hS
counsellor	a\\
counsellor$	aW
count	bGicjHkX
count$	bCfIgTiZjFkW
counted	gViU
counter	aUiVjT
counter$	iSjVlT
counterbalance	iGjRkX
counterbalance$	iEjV
counters	mU
counters$	bTiU
counties	cUhX
counties$	cXhX
counting	kW
countries	bWmIrY
countries$	bW
country	cUrUsX
country$	bGc]r[sD
counts	iZkVoD
counts$	qU
county	bUcS
county$	c\\hFqUrJ
coup	fWoB
coupe	iVsF
coupe$	aRfZ
coupe-	hTiT
coupes	iW
coupl-	s]
couple	sY
couple of	jZsD
couple$	hXiS
couples	iTsW
couples$	iY
coupu-	f\\
coupure	fW
coupure$	fZ
coupures	fXoI
cour	aYjEkY
cour$	aU
coura-	qZ
courant	jTkR
courant$	kS
courante	iW
couri-	aV
courier	aZhF
courier$	aY
courr-	iTpW
courriel	pW
courrier	pT
courrier$	iY
courriers	aJi\`
courriers$	iX
cours	fJhWlR
cours de	jSkW
cours$	bXjV
course	kSlS
course$	h^kU
courses	bGiZ
courses$	gEhWjT
coursier	aT
court	bTfI
court-	bTcSdU
courtrooms	aGb[
courtrooms$	bW
courts	bRdRnT
courts$	bVdJiRnV
cousi-	bHiDq_
cousin	qZ
cout	fJh]
cout$	h]oH
coute-	iIjWsU
couteaux	dJhRiHjZkJ
coutu-	aTcWtJ
couture	aYtJ
couve-	bTiU
couverts	bU
couverts$	bZ
couvr-	a]
couvreur	aS
covad-	jYkS
covadis	jYkS
coven-	cXiS
covenants	iW
cover	eUh[iS
cover 0	gGhSjV
cover letter	p\\
cover the	lW
cover$	eXhTiX
cover-	iX
covered	cIiUjJnS
covered$	cIiVjFnS
covering	lXmH
covering letter	pW
covers	bX
covers$	bV
cowor-	cEdY
coworking	cEdY
cows	iTjIlY
cows$	b\\iG
coxsw-	aXjSkU
coxswain	aXjSkU
coyoa-	cY
coyoacan	cY
coyoacan$	cY
cp	eSgUhVjJ
cp 000	eWgRiR
cp$	cHeGfJgYhSiHjHlJnGoJsJ
cpa	jZkGlV
cpa$	jT
cpas	bdcHjH
cpas$	aUbX
cpc	jTkYm[
cpc$	jXmR
cpcs	bGjc
cpcs$	kU
cpd	gHha
cpd 0	hX
cpd$	h\\
cpe	aWeEfIgIhYiIjWmIpG
cpeng	aIj_
cpnt	jW
cpnt$	jX
cpo	mW
cpp	jHkZsJ
cpq	iCkY
cpr	j^
cpr$	jYqI
cps	aIbGcIfYgHhGiDj^
cpt	gHiWjU
cqc	b^j@qU
cqp	aVbGjJkYtB
cr	a]
crack	iTqT
crack-	jV
cracks	jV
cracks$	i\\
craft	aIbUjZrV
craig-	bHc\`iH
crailsheim$	cS
crain-	jZqI
craindre	jZqI
cramp-	bGcCeIfIhZjYkAnJoIpJrIsI
cranb-	cTdT
crane	iVjI
crane op	aX
crane$	i]jFpB
cranf-	nVoG
cranfield	nVoG
crash	gIi\`
crash-	bIfGi[jFqZ
crawl-	bHcYjYmBs[
cream-	c]jH
creat-	b[mW
creation	bY
creation$	bRiV
crech-	hY
creche	hY
creche$	bX
creci-	k\\mHnI
credit controller	aW
credit$	gRhUiFpF
credito	hViT
credits	hY
credits$	hTjU
cree	pYq\\
creek	b[iDmIpZ
creme-	bXkV
cremerie	bXkV
cremo-	cZ
cremona	cZ
cresp-	bTcR
crespo	bTcR
crespo$	bUcR
crest	bIcFd[jHpJqGr_
crest$	cDd\\jJlHrT
crete-	cV
creteil	cV
creteil$	cW
creva-	jU
crevasse	jU
crew	iXmW
crew 0	b^cGi<kGmTpE
crew of	iUm\\
crew$	eEjWkBmY
crewe	lV
crewe$	lU
crewi-	tU
crewing	tU
crews	bYfXtS
crews$	bXf[i@tV
creww-	oZ
crewwechsel	oZ
crian-	iZkS
crianza	i[kT
crick-	bXrR
cricket	bXrR
crie	jV
crie$	hJiHjX
criee	bTfFp\\
criee$	pY
crime	a\`cFiHjJ
crimi-	jSsV
criminal	jWsW
crios	sa
crisi-	jU
crisis	jU
crisp-	iTmT
crispr	jU
crispr$	iS
crist-	iZjFs[
cristiano	iWsW
crite-	pU
criteria	pV
criteria$	pWqI
criti-	aSjR
critical	aTjU
crm	i^jCkS
crm$	iVkS
cro	bUkZ
cro$	bV
crois-	bXi\\
croisieres	bTiS
croissants	sT
croissants$	iX
crono-	bViHjSkVtH
cronologicas	fV
cronologicas$	fW
crop	aHiVjZ
crops	i[
crops$	iY
crops-	jW
cropster	jW
cropster$	jZ
croqu-	hXiS
croquettes	h^
croquis	i[
cross	b]hRqS
cross$	bYcFhV
cross-	bSiZ
crossing	bX
crossing$	bUcUiG
crossings	iS
croup-	aVhBlY
croupier	aW
croupier$	aY
croupiers	aU
crowd	bTfJiUsU
crowd$	iU
crown	a[cFiT
croyd-	cV
croydon	cV
crs	bCcGiVj[mJ
crs$	i\\jI
cruce	iSpRqHsV
cruce-	aCbWcTiV
crucero	bTiVjF
cruces	cYdIgFiR
cruces$	cZiF
cruis-	nW
cruise	nW
cruml-	cV
crumlin	cV
crunc-	fW
crunch	fW
crush	bSgHhYiJ
crush$	aVbSgIhTiH
cryo	bTiXpG
crypt-	iUjDkZ
cs	jU
cs 00	kW
cs$	a\`iHjUmJ
csa	jX
csat	fHi[jJ
cscs	jYlV
cscs card	hJlX
cscs heritage	jU
cscs$	jWkS
cse	h_
cso	iDjDmc
csp	bFjZ
csp$	bFjZ
csr	aTbY
cssf	j_
ct	aShJiV
ct /	cWhIjYnH
ct$	aYcGiTmI
cta	aYjU
ctc	fFg]hI
ctc$	fDg\\pT
ctg	aIiZ
ctg$	aIi[
cti	g^iHjF
cti$	gX
cto	m\`q[
cto$	aXbCiJlGmEpXqY
cts	hcjB
cts$	hViT
cuade-	iVjT
cuaderno	i[jI
cuadr-	aScTiS
cuadrante	bJeIf\`
cuadrante 0	bJfW
cuadrar	eJiY
cuadre	gRiZ
cuadrilla	aXmU
cuadrilla de	aYiFmU
cuadrillas	aXmV
cuadrillas$	a]bIhIiH
cuadro	fT
cuadros	iY
cuadros$	iX
cual	fGg^q\\
cuale-	fXmU
cuales	fXmU
cuali-	jU
cualificado	jU
cualificado$	jV
cualq-	oSpW
cualquier	oSpW
cuand-	iT
cuando	iT
cuant-	g[iIsV
cuanto	g[iIsV
cuare-	fU
cuarenta y	mS
cuarenta$	fRgU
cuart-	hS
cuarto	hWjT
cuarto turno	f\`hHjJ
cuatr-	mS
cuatro	mS
cuatro a	mCp]
cuatro anos	eWj[pH
cuatro dias	fcmGnS
cuatro y	iS
cuatro$	fZ
cuba	cDjYpS
cubic-	b_iT
cubiculos	bZjImIpG
cubie-	hVkW
cubiertas	iZjI
cubiertos	bY
cubiertos$	bWiG
cubre	iVsT
cubri-	oUtS
cubrir	oUtS
cuchi-	aJiAjd
cuchillo	cHjY
cuda	aSjFk^
cuda$	aUcIiGjV
cueil-	bHcJi_
cuenc-	cT
cuenca	cT
cuenta	iU
cuenta de	i[
cuenta$	jJkUnS
cuentacuentos	iTkU
cuentacuentos$	kV
cuentas	bSjR
cuentas$	iTmU
cuento	kTtT
cuerd-	kY
cuerdas	jY
cuerdas$	jW
cuerp-	iZkIrS
cuerpo	rUsS
cuest-	qSsS
cuida-	iX
cuidado	hT
cuidador	iU
cuidador$	iU
cuidar	iWjH
cuir	hXiIj[
cuisi-	aS
cuisine	bS
cuisine$	aZbG
cuisines	iR
cuisinier	aV
cuiss-	gHkX
cuisson	iRkY
culia-	b_
culiacan	cX
culiacan$	cX
cull	bGcGgChJibkElG
culti-	iZ
culto	pZ
cultural	hRsX
culture	aS
culture$	pW
cumbr-	dWfG
cumbria	dXfF
cumbria$	dXfF
cummi-	cXiHjR
cumpl-	hZjU
cumple	h\\
cumpleanos	h[
cumplidos	iY
cumplimiento	aCm[
cuna	hUiJsZ
cuna$	hXiJs\\
cuota	h\\
cup	iJp\\
cup$	jVpV
cupe	gUhFmX
cuppi-	iSrS
cuppings	iW
cups	fY
cups$	iY
curad-	iXjHkImZpI
curag-	sS
curage	sS
curas	i_
curat-	bBiTm[
curator	m]
curic-	cV
curico	cV
curin-	iZ
curing	iZ
curra-	cU
curre-	cRjUqU
current	cSjVqV
current$	iDj_
currently	iS
curri-	bYp^
curriculo	pU
curriculum	eIiTpS
cursi-	jT
curso	hUjUlR
curso de	hXlT
curso$	iTqS
curso-	fTgIhYiI
cursos	fTgIhYiI
cursos$	fYgI
curt	fCiIjIm[pT
curta-	i]
curva-	iY
curvas	iY
curve	i\\
cusco	caiH
custodia	bGiZ
custody	iSkT
custom	iUjDkW
custom$	hSiCjIkYsF
customer	iXrS
customers$	jYlXpJ
customs$	jZ
cut	rUtR
cut$	iRpV
cut-o-	aV
cut-off	iT
cuts	iXqV
cutte-	iUmT
cutter	jRmU
cutter$	a\\
cutti-	iX
cutting	iTqUtG
cutting$	iRjU
cuttings	aGiUpX
cuxha-	nS
cuxhaven	nS
cv	pf
cv /	iT
cv a	pYrI
cv and	fS
cv et	bIpX
cv in	pS
cv to	pT
cv with	jV
cvs	pc
cvs$	p\\
cycle	fShWi^
cycle 00	h>i_
cycle$	f]gJhIiW
cycle-	bRfRgDhW
cycles	bTfT
cycles$	bViRkJ
cylin-	bXiAjEk[
cymra-	kWrU
cymraeg	kWrU
cynop-	aT
cynophile	aT
cypre-	bUiIjU
cypress	bUiIjU
cytec-	jZ
cytech	jZ
czk	iW
d	jU
d &	hIjY
d +	jW
d /	aWbIf>g_jE
d 0	bUfSiI
d 00	fY
d licence	kW
d$	aT
d'abo-	eSiGnTrV
d'abord	eSiGnTrV
d'abord$	eSnV
d'acc-	i\\
d'accueil	aRjT
d'accueil$	aWiBjX
d'adm-	i^kGtR
d'administration	aFiFtW
d'aff-	bT
d'affaires	aUbTiR
d'affaires$	b[
d'age-	aV
d'agence	aV
d'agence$	aZ
d'anciennete$	eVjS
d'ann-	jJoT
d'annee	jIlSoU
d'annee$	fXiUoI
d'apr-	eWqS
d'apres	eXqU
d'apres-midi	dIfShV
d'apt-	qV
d'aptitude	qV
d'arc-	iV
d'arg-	aIc[hIpJrJtI
d'arl-	bGcSd_fGhAnJ
d'arm-	l^oXpD
d'asi-	iVkV
d'ass-	iDja
d'ast-	hGmSsZ
d'asthmatique	s]
d'asthmatique$	s]
d'astreinte	hEjHmW
d'ate-	iUjI
d'atelier	iUjI
d'att-	gRiS
d'atterrissage$	iS
d'aud-	iX
d'audience	iX
d'audience$	iW
d'aut-	cHe\\sS
d'ava-	fShGjFkZ
d'avance	fXhFtT
d'avance$	fZhFtS
d'avo-	iRjCkW
d'eco-	lSsS
d'ecole	lSsS
d'ecole$	kGsV
d'egl-	nToT
d'eglise	eJoV
d'emb-	q[
d'emp-	aHbXiHjXmG
d'emploi	aFbZ
d'enc-	bXgHiGjZ
d'encadrement	iHj]
d'ent-	aT
d'entreprise	hWiS
d'entreprise$	hWiXjF
d'equ-	mRnR
d'equipe	mRnR
d'equipe$	aThCmEnY
d'esc-	pR
d'escale	pR
d'escale$	fS
d'esp-	aXjItJ
d'ess-	bU
d'essai$	eS
d'etabli$	jV
d'etat	iR
d'etat$	iS
d'etu-	qZ
d'eva-	mFp[
d'exc-	iSrX
d'exp-	tG
d'experience	jTlStH
d'exploitation	aX
d'heu-	bCeFfZhGjJkH
d'hiv-	hYiUjI
d'hiver	hYiUjI
d'hom-	iWsU
d'hot-	aVhR
d'hotel	aVhR
d'ici	aVjHsY
d'ill-	r^sA
d'imm-	bSgR
d'imp-	b\\hG
d'ind-	sY
d'inf-	i\\jI
d'info	pW
d'information	aIiXmJ
d'ins-	gUhEi]
d'int-	hS
d'interim	aStU
d'interim$	tX
d'oeu-	aRiV
d'or	aVcT
d'or$	cZ
d'org-	hWkT
d'orgue	jJkX
d'orgues	hYpJ
d'ori-	s^
d'origine	s]
d'ou	q]
d'out-	hU
d'outils	hU
d'un an	bJeV
d'un groupe	bYcC
d'un$	eUtU
d'une	qV
d'usa-	bU
d'usage	bU
d'usage$	eR
da	qY
da und	jUoV
da$	dUqY
dabei	gXhV
dabei$	bSg[
dach	a]cTdH
dach$	a]cVdEjH
dachd-	aV
dachdecker	iW
dachdecker$	aT
dachs-	i[
dad	b[sV
dado	tX
daf	mU
daf$	aSmX
dafur	fZlZnW
dafur 0	fTlUoG
dahei-	dUhRnU
daheim	dUhRnU
daheim$	cCdXfRnV
daher	dUq[
dahin	aUq^
daily	fSiY
daily$	dTiVjG
dairy	b^cFiJj[
dairy$	aUb[
dakar	iHnZ
dakar$	iHnYsF
dale	aAcHjJkWqW
dale$	aHbIcHiHk]lHmRpAqE
dalle-	iY
dalles	iY
dalles$	iX
dam	i[
dama	a[bCeR
dame	mWqFse
damen	mTsR
damen und	tS
damen-	aTbScJiU
damenmode	aFb[
damenmode$	bX
damit	iIk[lFtZ
damit$	k_qFsH
damos	bXgFh^iEjI
damp	bScDiYkFq]rJ
dan	n]
danac-	eT
danach	eT
danach$	cJeUlZpIqG
dance	b[iW
danem-	iUnT
danemark	iUnT
dange-	gS
danger	gV
dangerous	iT
dani	aJjIm]pG
danis-	jSkTlU
danisch	cGiGjVkV
danish	lW
danish$	bJjRkStS
dank	aHiJjImEoGpDrGtc
danke	jTsTtc
danke$	jYsX
dann	tR
dann die	i[pH
dann noch	bIi^tI
dann$	hZ
dans	pI
dans l'annonce	rX
dans la	kXoJ
dans le	hIjSpD
dans les	jU
dar	c^qZrAtD
darf	iE
darf man	hSrS
darf mit	bXhU
darf nicht	bUrHsS
darf$	hViFkV
dark	dIfXhVjS
dark$	dGfHgGh\`
darli-	aIiJt]
darms-	c_i?
dart	j\\
dart$	j[
darum	b\`qS
darun-	fSiJmXrU
darunter	fSiJmXrU
das bitte	pEtZ
das bleibt	qV
das geht	qZ
das hat	rT
das inserat	tR
das ist	eUiTjT
das kann	mFqU
das muss	l@qa
das nicht	jTrRs[
das war	c\\eUfEqHtT
das wort	rW
das$	jC
dashb-	id
dashboards	iZ
dashboards$	iX
dass	qWrZ
dass es	iHpJrZ
dass man	iSjWqI
dass wir	bZiArV
data	iSjR
data analyst	cS
data engineer	aZ
data entry	aXiS
data$	aHbGi]
datab-	iSjS
databricks	jW
datac-	b\\jR
datacolor	jWkS
date	fIjUtU
date :	fEt]
date$	j\\
daten-	aZgGjY
datenqualitat	iY
dates	bZhBpX
dates$	b]iHpG
datev	jY
datev$	jX
dato	cYiUpIqS
dato$	cYiSpIqS
datos	tW
datos$	aV
dauer-	bTecjJ
dauernacht	f\\jI
dauernachtwache	aX
dauernachtwache$	aY
dauernd	sU
daugh-	mW
daughter	mX
daughter$	m\`qH
dav	a@j]
dav-s-	eGg_
daven-	c[
daventry	c[
daventry$	cX
davin-	jVkS
davinci	jVkS
davinci$	jV
davon	f]iHqT
davon$	fZiC
davor	cIjV
davor$	bJcIjWrI
dawn	fghGjJ
dawns	cBeIf\`iElInA
dax	bUjU
dax$	bUjU
day +	iV
day /	dY
day 0	hXiV
day 00	gViR
day a	dWfJhUiU
day and	iFjW
day at	bJd\`fEpW
day fortnight	dGf\`
day from	dTgS
day in	h[
day is	f[hEoX
day on	bEi[pZ
day one	eZjYlD
day or	fVjE
day to	cFgRo\\
day week	hbpH
day wk	fa
day-o-	eXmI
dayli-	fZjS
daylight	fZjS
days	fV
days (	aIdTfT
days +	gYpR
days /	d_
days 0	fT
days 00	jFn^
days a	dSeYiEnV
days and	hW
days at	dXfDhR
days from	hAoRpX
days home	dWfG
days in	ddnW
days incl	hV
days including	dFfX
days leave	hT
days no	eSh[
days off	hZ
days office	d\`fB
days on	dVfZhC
days one	dIiY
days paid	g\\hTnI
days then	cDfSnV
days to	fWgU
days two	aFlJn[
days £	fCgXiSrS
days$	fShUiT
dazu	rS
dazu$	mU
db	fJhXj]
dba	aWjI
dbs	j^pW
dbs$	gIhSpW
dbt	jUkV
dbt$	jSkW
dc	hUlRmU
dc 0	iHjc
dc 00	gFhbiJjImD
dc$	aHbUcWiFpW
dcp	i[
dd	j[p]
de "	qRrR
de /	bGcWiBnX
de 0	mb
de 00	sW
de 000	bR
de 2000	bTeXhSoDqIrU
de 90	iXpSsT
de abril	fWoV
de agencia	jHmTtT
de agosto	oX
de ahorro	hX
de almacen	aW
de ano	iX
de antecedentes	kGpW
de antes	fSqV
de apoyo	bDcVoU
de arte	aRbWiJrT
de asistencia	bHgU
de atencion	fZjT
de baja	mEqYsW
de barrio	b\\cIiV
de bloc	aGbSm\\
de bois	bW
de bord	aYjS
de buena	iSsT
de cada	f\\jInR
de caisse	iTqY
de caja	iRjV
de calidad	aYi>
de campo	gWj[nB
de casa	dCfDjWnTsS
de chantier	aWhW
de charge	iUjDmIsY
de chez	dSq[sV
de chiffre	bVjS
de cinco	iY
de cinq	mVqT
de com	bUcH
de comedor	a^hGiFmJ
de comida	fUhGkX
de commandes	aWbViG
de communes	bScV
de compras	i\\jBtT
de comunidades	aU
de conducir	iHjZ
de conge	hY
de control	aSiVtH
de cuarenta	sT
de cuatro	eVqI
de cuentas	aVi=jXtG
de cuisine	aY
de datos	hS
de dependencia	eW
de derecho	j]lI
de deux	iTpZsH
de dia	bSfZiH
de diciembre	oZ
de direccion	hIiIjX
de direction	aSfFiS
de doce	aJ
de domingo	bIiY
de donnees	iZ
de dos	bR
de empresa	h_nT
de enero	fSoSpS
de enfermeria	aVbI
de equipo	hSmGtI
de espana	nToH
de estudios	lT
de facturacion	gJ
de familia	kGs^
de febrero	p[
de feu	fShIiUoC
de fin	hYiU
de fonction	dIhW
de fonds	bT
de fontaneria	aS
de formation	aUbIiGjJk^
de frais	aJh]pI
de frio	iV
de froid	iVjCqS
de fuera	h^
de funcion	aSfS
de garde	fWhXjIpS
de gestion	tU
de hasta	sX
de hogar	bTmJsU
de horno	iSjW
de ingles	bS
de jeunes	bU
de jour	bVcJf\\hCiJ
de julio	fSiVjIoX
de junio	oS
de l'heure	gW
de laboratorio	aUbJcG
de las	pVrT
de ley	fEgXhWiH
de licencia	bHhSiIqY
de ligne	aUiS
de linea	gViS
de lo	gSiW
de los	bS
de lucro	b]
de lujo	iRkR
de lunes	fU
de mairie	a\\bH
de manipulador	jV
de maquina	fFgSjS
de mar	c\\
de martes	fT
de marzo	oRpR
de masa	gJhY
de mayo	oWpY
de media	pU
de mer	iUjY
de mes	iSp[
de metier	sS
de moins	jYpH
de nieve	iVoX
de noche	gIjXmJnV
de nom	r\\sI
de notes	i@jWmEpY
de noviembre	hHoV
de nueve	fVpI
de nuit	aUf]
de obra	rT
de ocho	fUhGm]
de octubre	c\\
de once	bHm[
de operaciones	aT
de pago	iUkT
de partes	pW
de partie	aUmH
de pension	bUqFr[
de pensiones	gEhZ
de personas	aS
de piano	a]
de piso	aUgGiYjJ
de planos	jX
de planta	eXmG
de plantes	iU
de playa	bU
de plus	k<qUs\`tE
de poste	oU
de pratique	j^kH
de preference	sY
de preferencia	jGkXsS
de primera	aYcJgSmE
de produccion	aWiJmF
de production	a[bHcI
de producto	iS
de projet	aZeSsTtG
de projets	aZcGmI
de prueba	iVjI
de quai	aSjDkZ
de quartier	aJb^gS
de quatre	aHfIhSjSsH
de rang	bS
de recrutement	jJq[rT
de repos	fU
de retail	jW
de riego	bZiI
de riesgo	gIjW
de sala	cSmS
de salud	iU
de san	aIbX
de sangre	bXiSjH
de sante	mHsTtY
de secteur	aBiSmZ
de securite	jYpS
de seguridad	aTjT
de seis	bWiR
de semaine	f[
de semana	fX
de septiembre	hSiW
de service	aIfDh_jGmS
de servicio	eYhYiImJ
de servicios	eS
de siete	m]
de site	m^
de six	hSjHma
de sonido	bT
de suite	oYsS
de tarde	fS
de tecnico	aT
de teletravail	dX
de tienda	aZbDmF
de toda	b[hIqG
de trabajo	hS
de trafico	aSmHpW
de trailer	aU
de transporte	iI
de travaux	iImU
de trente	pU
de tres	bScFfDmZ
de tu	r[tT
de turno	cHiZqS
de turnos	iCkT
de un	iX
de una	eJqY
de usuarios	bSiX
de vacances	bSfHgVhT
de vecinos	iV
de ventas	sT
de vente	j[kI
de verdad	j\\
de vida	hV
de video	bVjW
de vie	aTiUrI
de voz	iTtX
de vuelo	hIiZjHlU
de zona	mZ
de-es-	cFiAjd
dea	jUkRlW
dea$	jVlZ
dead	fYhDiYjBlZrI
dead$	f\\jGlRoF
deadl-	jWpW
deadline	p[
deadlines	jY
deaf	aTbXkU
deal	hZqS
deale-	bU
dealer	bU
dealers	aUmT
dealers$	aZbDmZsH
dealership	bRjYlD
deals	hY
dean	qVtU
dear	qSt\`
dear$	cHq\\tE
death	h\\
death in	hZ
death-	h[iW
deaths	i\\
deaths$	iW
deauv-	cR
deauville	cR
deauville$	nS
deb	hFjAm\`p[rHsH
deb$	jHm[qS
debaj-	iI
debajo	iI
debat-	oVqH
debate	oVqH
debit	cFeFic
debit-	a]iS
debitoren	aIiY
debou-	iHjY
debout	iHjY
debri-	hW
debt	i\\
debut	aEeWfTo[pE
debut-	l]
debutant	lZ
debutants	lX
debutants$	jX
dec	fVhIoZ
dec 00	e]fBjGmJ
dec$	bTeGoZ
decea-	rU
deceased	rU
decem-	oS
december	oYqE
december$	hS
decembre	jSpR
decembre$	jRpS
decen-	jX
decent	jSsS
decent$	lR
decente	jU
decente$	jU
decha-	i^
deche-	bZjA
decid-	eTpW
decide	pS
decide$	aUbUgJiJlJ
decided	aIrT
decides	eZ
decim-	fThUpT
decimos	fThUpT
decir	j\\qSsJ
decis-	pWtU
decision	pWtU
deck	aJiUmV
deck$	iWjBm^
decke-	iX
deckh-	mU
deckhand	mU
deckhand$	aYmS
decks	aTbWcH
decks$	aVbV
decks-	fJi]
decku-	iX
decla-	aTmV
declan	mTpTtV
declan$	mUpUtT
declaraciones	iX
declarant	aY
declarant$	aZ
declared	gTsS
declared$	gVjT
decli-	iW
decol-	b\\iI
decolletage	b]iI
decor-	a\\mS
decorah$	cT
decou-	n]qS
decouches	eIf\\iGnY
decoupe	iVjR
decoupe$	iX
decouverte	bFhDiVp]
dedil-	jX
dedillo	jX
dedillo$	jX
dedup-	iV
dedupe	iV
deep	bHc]pH
deer	cSi^
dees	j_
dees$	j]
defau-	aJkW
defaut	aJkW
defec-	hIi]jE
defen-	iTrS
defense	c[
defense$	aJc[
defensivo	jS
defer-	fGgHh]iWjGsI
defic-	bXhDiRqY
defie-	bUiHjY
defin-	bJcIeXi^jA
degra-	gGpTqU
degre	a^bHcFjIoE
degre-	jUlX
degree	jRlX
degree in	jZ
degree no	kS
degree or	jVlG
degree$	j\\
degrees	bTjT
degrees$	bSiHlSpI
degus-	aGia
degustations	aHsS
dehor-	nVqS
dehors	nVqS
dehors$	nV
deich	bJhU
deich-	i\`tI
deidesheim$	cS
dein	jRl\\
deja	iDjXkTqW
deja el	pVrW
deja tenu	j_
deja$	aZ
dejar	bXiWjFpW
deje	jJpX
dejeu-	hZjG
dejeuner	hZjG
dekan-	aHqTtV
dekanat	iJqW
dekla-	jIm_
dekor-	iT
dekorieren	iT
del 0	pUqT
del 00	hRoS
del barrio	bSc?rTs[
del campo	gUtR
del centro	bGpVrW
del convenio	bI
del dia	i\`
del grupo	pJq]tH
del mar	c]jUtG
del norte	bBc^
del plata	c[
del valle	bJjZlF
del$	eT
delai-	jEoUqU
delais	jEoUqU
delan-	dS
deleg-	aRmT
delegado	gTmX
delegado$	gV
delegue	aY
delegues	bZiJsX
delegues$	b[iHjI
delem-	aHhJ
delemont	aHhJ
delemont$	cS
delga-	iGsj
deli	ia
delig-	kY
delight	k\\sH
delin-	aT
delineante	aT
delitos sexuales	jS
deliv-	iZrS
deliver	iGpYrY
deliveries	b[
deliveries$	b\\
delivery	iV
delph-	tZ
delphine	tZ
delta	cYhT
delta$	aJcZfFtI
dem	qU
dem 0	bDh[oIqX
dem$	aUrTtH
demai-	gIqT
demain	gIqT
deman-	lS
demand	aSbIlEqXrZsFtF
demanda	qT
demande	jRlRqStV
demande un	qDtZ
demande$	jYl\\
demandee	lX
demandee$	l[
demar-	oY
demarrage	hJiBo[
demarrages	cJi\\
demas	eCf\\gIsZ
demen-	aVbTcJ
demenagement	gFhaiC
demenageurs	aX
demenageurs$	aVmJ
dementia	bYcFiS
dementia$	cIiZ
demi	fUgW
demi$	fV
demi--	fSgGhXiGr_
demo	pc
demo$	h^
demoi-	aIs]
demon-	iS
demontage	iZ
demor-	gSiHq\\
demos	dFhEiejGnZ
den	qS
den bauern	kV
den schlussel	jX
den schulferien	fZ
den$	hHjAl^
denei-	hY
deneigement	i\`
denia	cX
denia$	cX
denis-	mRtS
denise	mRtS
denise$	cIiHmWqGrItU
denkb-	eV
denkbar	eV
denkbar$	eV
denke-	q]rG
denken	q]rG
densi-	ia
densidades	iX
densidades$	iX
denta-	hU
dentaire	hR
dentaire qualifiee	iH
dentaire$	hW
dental	hW
dental nurse	aUlStI
dental$	hZjT
dentals	hIiW
denti-	b[
dentists	bY
dentr-	iY
dentu-	iX
dentures	iX
dentures$	iZ
denve-	cViS
denver	cViS
denver$	cSiT
dep	iEjXlY
depan-	iX
depannage	iW
depar-	cU
depart	oW
depart$	qT
departamento	eJmVtR
departamento de	eJmVtR
departement	aAbXhFiGnTtI
department	aX
departs	cUrT
depen-	gWm_
depend	mV
dependants	gZiImGsX
depende	m\\
depende del	mS
dependencia	eW
dependencia$	eV
dependienta	aV
dependiente	a\\
dependiente /	bU
dependiente$	aY
depending	g\\
depending on	gR
depends	gWoT
depends$	gZ
depis-	aDid
depla-	n_
deplacement	gVnV
deplacements	n^
deplacements$	fXgXiJ
deplo-	eDgSi]nT
deploy	iW
depor-	bXcE
deporte	iUjT
deporte$	iUjU
depos-	j^
deposit	iRjT
deposito	bTlV
deposits	iXjI
depot	cYdTpT
depot$	c]hVpX
depot-	bWhI
depots	bWhI
depots$	aUbShF
depre-	s\\
depression	bRiIjJqRsX
dept	b[jIlV
dept$	jGl[
depui-	bRoIqS
depuis	bRoIqS
depuis 2000	iWlW
deputy	mU
deputy$	iEjUmU
der alte	oZ
der baustelle	jTsS
der chef	lW
der hochschule	jUtS
der rest	eSfDhWjHqHsR
der stadt	gRpU
der$	qW
derby	cW
derby$	cY
derec-	jSkVlT
derecho	jTkVlU
derecho$	jVkElW
deriv-	aXbIgDi[jD
derma-	i[
dermo-	cIqU
dermot	bJqV
derni-	pRqT
dernier	gIqY
dernier$	gEhRnU
derniere	eTpT
derra-	iV
derramas	iV
derri-	j\\
derriere	j\\
derriere soi	jU
des	iS
des 0	hTjFpU
des affaires	bVhU
des deux	gWiHjUqT
des l'an	bIh\`
des petits	i[
des$	iY
desarrollador	dT
desay-	hY
desayuno	hWiR
desayunos	hUtI
desca-	fZ
descansa	f[oF
descanso	fWhV
descanso$	bFfVhU
descarga	iS
descarte	fJiY
descr-	aEiUjJtW
descu-	hZ
descuento	gHh^
descuento en	gGhY
desde 2000	aIba
desde casa	dhfFhF
desde el	eXhS
desde la	pX
desde$	aFbScWiIjIpS
desea-	kj
deseable	k\\
deseable$	kV
desen-	jXsJ
deshe-	iT
desherbage	iU
desig-	iRmT
design	iTmUqS
design engineer	rW
design system	kW
design$	i\\jImG
designer	a[mU
designer$	aRmW
designers	fIiVkHmY
designs	iSjU
desin-	i\`
desir-	jDkf
desirable	jIk\`
desirable$	k\\
desk	d\\m_
desk$	dTiSjS
desks	bXiWmU
desks$	bUiSmW
deslu-	iZ
desludging	iZ
desol-	aIcHd[rEsItX
desor-	bYqW
desos-	iY
desossage	iV
despa-	bR
despacho	bV
despe-	gFiVjIqZsI
despensa	gEhX
despi-	aDiVqX
despidos	iV
despidos$	iV
despiece	aAbTiW
despiece$	aBbW
despl-	n]
desplazamientos	n[
despues de	hUpW
despues$	eXpJ
dessi-	aSkZ
dessinee	jIk^
desta-	cGnCr^
destajo	gT
destajo$	gU
deste-	iX
destete	iW
desti-	aGbZcGhSmJ
destino	hW
desvi-	iY
deswe-	bWiGqVrF
deswegen	bWiGqVrF
detai-	a[
detail	iTjT
detail$	iTjT
details	aHqTtX
detal-	jVqUsGtT
detec-	aSi[jF
detection	iSjH
deten-	aSfGgWhGiUjF
detention	aTfFgXhF
deter-	e\\iH
detmo-	cW
detmold	cW
detmold$	cW
deuil	jX
deuts-	sW
deutsch	jVlU
deutsch a	j\\lH
deutsch fur	j\\
deutsch und	jSrV
deutsch$	jS
deutsche	jSsY
deutsche$	iGjRrIsW
deutschlandticket	hV
deutschlandticket$	hV
deux a	iXpH
deux ans	eUiIkUlWpH
deux cent	eHfT
deux fois	iWqU
deux jours	dXfV
deux mille	g]
deux mois	jJoUqS
deux nuits	fAi\\nTqW
deux$	fTqS
deux--	cIeIfZhIiIjDkZrC
deuxi-	bUgViJ
deuxieme	bUgViJ
dev	a_mX
dev$	a\\mV
devan-	bHhSpT
devant	bGhTpS
devel-	aSiSjS
developer	a[
developer$	aY
development	bS
development officer	eJ
development$	aTbXgJjT
developpement	iXjS
deven-	hW
devia-	iZ
deviations	iZ
devis	iYjV
devis$	jZ
devol-	bHp\\qH
devop-	aWcIiH
devops	aWcIiH
devops$	a]iGmI
devs	aIiSjImepH
devs$	iJm\\
dezem-	o\\
dezember	oT
dezember$	hUoX
dfg	aJb\\eYgEiJjImI
dg	bTiIjHpSqYtI
dg$	aWpW
dga	aGmZqY
dgr	aHiZjClY
dgs	j\\
dgs$	jW
dguv--	iIj[
dhabi	c]
dhabi$	cZ
di	dXfWpAt[
di +	d[fJiVjEtG
di$	dVeHgFhIiImGoHtY
di-sa	f\`
di-sa$	aSfY
dia 0	eRiUqU
dia de	fVgT
dia en	d\\iX
dia uno	eVhT
dia y	dI
dia$	fS
diabe-	iWsb
diabetes	sS
diabetes$	iV
diabetic	iY
diabetico	iT
diacr-	mZ
diacre	mZ
diada	cGfWhV
diag	i\`
diagn-	iW
diagnose	jUqT
diagnostic	aSiGjX
diagnostico	iT
diagnostics	aGbSiUkX
diagnostics$	b;iUjJk[
diagr-	fX
diakonie	bW
diakonie$	bXgR
dial	j\\
diale-	hGkSlXsU
dialect	kXsS
dialect$	kY
dialekt	aIjHl\\sS
dialo-	aUiV
dialogue	aJiW
dials	bHfIgBic
dialu-	kX
dialux	kX
dialy-	aWcHlU
diama-	aRj[
diari-	i\\
diarias	bTiYoI
diarias$	bU
diario	iT
diario y	aFiZ
diario$	hRiJjTnR
diarios	gX
diarios$	bY
diary	f[h@iW
diary studies	iR
diary$	i\`
dias	dTfV
dias al	fHhCmJn\`
dias de	hRiU
dias en	dZnY
dias laborables	hZiI
dias libres	hW
dias por	dZfHiGjInSpT
dias y	fY
dias$	eXiU
diate-	fGiJjWkSnT
diaten	jFkUnU
dice	qRs[
dice que	q^sI
dich	mTqY
dicho	qT
dicht-	eFf\\hHibjFmIo?
dicie-	oS
diciembre	eR
diciembre a	oT
diciembre$	iT
dicta-	aImIrUt[
dictado	aHtY
dictated	mErZtR
dictating	t\\
dicte	qStY
dicte-	pTtU
dictee	pUtV
dicto	j@tT
did	pTqRsR
did it	jIqUsX
didn'-	hZiG
didn't	hZiG
didsb-	aFqV
didsbury	aFqV
die 00	aJq^sStI
die anzeige	qW
die firma	bUhUiH
die frau	iTqUtF
die kanzlei	bT
die kundschaft	sZ
die leute	dTiUmJr]sI
die meisten	b[gSqD
die person	iSmX
die stelle	mX
die stunde	gU
die woche	nW
die zeitung	iDqUrS
die zwei	sR
die$	aDcXt]
dieba-	iS
dieback	iS
dieci-	hJiSmV
diecinueve	bIiX
dieciocho	gUhJiImU
dieciseis	hIiUmW
diego	cVpX
diele-	hXiJ
diem	gVhT
diem$	hTjH
diens-	hZ
dienst	f[pTtS
dienst$	p_
dienstag	fRqStR
dienstags	dTiY
dienstags$	dUiW
dienste	eXgUhI
dienste$	f\`mF
dienstkleidung	hY
dienstort	cZ
dienstplan	i]
dienstplan$	i\\
dienstreisen	hGna
dienstwagen	nY
dienstwagen$	gXhV
dienstwohnung	ha
diesel	hS
diesel$	aEbWcBhXpI
dieses	rXtT
diesm-	rSsU
diesmal	rSsU
diet	aWgXiS
diet$	aWiZ
dieta	g^
dieta-	gS
dietas	gShS
diete-	eS
dietetique	eS
dieti-	aTmT
diets	bHi_
diets$	i[
diez	fV
diff	fAgjjF
diffe-	bJiVsS
diffi-	cJiVjEq[
diffu-	qUrVtR
diffusion	rZtT
dific-	mIqY
dificil	mIqY
dificil$	mIqV
difun-	i\\rX
diges-	iajF
digge-	aSkUtJ
digger	aSkUtJ
diggi-	iS
digging	iS
digi	jZ
digit-	bSiX
digital$	bUkXp<qT
digni-	ra
dignified	r^
dignified$	rX
digs	h[nV
digs$	gWhT
dijon	cY
dijon$	c\\
dikta-	pHt[
diktat	pHt[
dikti-	t\\
diktiere	aIbItW
diktiert	qG
dilig-	i\\
dilo	gYs^
diman-	f_gR
dimanche	cRfV
dimanche matin	fU
dimanche$	iV
dimanches	f_
din	aFbGj\`
dinam-	gHjWqIrW
dinamicas	gFjY
dinan-	c\\
dinant	c\\
diner	iU
diner-	gYiS
dinero	gYiS
dinero$	bUgSiU
ding	lXrX
ding$	rW
dinne-	aS
dinner	aVhV
dinner$	aJh]iD
dinners	bUhJiRpZ
dinners$	bTiUpV
dioce-	b\\hSjD
dios	q\\
dip	j_
dip$	j\\sH
dipl	jWtI
diplo-	jVlV
diplom	jSkR
diplom oder	cIfGgIhIrW
diploma	jSlS
diploma in	j[
diploma or	j[
diploma$	jY
diplomado	kU
diplomado en	kR
diplomatura	jS
diplome	jSlY
diplome d'etat	jYqR
diplome$	lSpT
diplomes	iHjIlSpY
dips	iY
diput-	b]
diputacion	b]
dipwc-	jV
dipwcf	jV
dir	bGhRiEmb
dir$	bHhTmW
dire	fY
direc-	mW
direccion	aXmU
direccion de	aTjS
direct	e[pX
direct reports	iBmZ
direct$	jYm>pV
directamente	eUiCpW
directe	eWmU
directe$	eVmV
directeur /	aU
directeur$	iWkTmE
direction	bT
direction de	a[
direction$	bIc]iFqV
directions	iV
directions$	iW
directly	eYjImVqJ
directo	e^
director	mYrF
director$	aSpZr?tV
directora	mVqS
directora$	m\\
directory	jW
directory$	jS
directrice	pS
directrice$	pS
direk-	eYmT
direkt	cVeSiJsS
direkt$	pW
direktionsassistenz	aZqItG
direktionsassistenz$	aXiJ
direktor	fGmStY
dirig-	a[
dirige	kWmS
dirige$	bWkZmEpG
dis	qUrTsS
disab-	iR
disabilities	iR
disability	mU
disabled	iSkT
disca-	gXjGsV
discapacidad	bSgYjHsX
disch-	cJi\\
discharge	cJi\\
disci-	iVjU
discipline	iSjR
disco-	eUhY
discontinuo	eT
discontinuo$	eR
discord	cGiTjSsV
discount	h[
discount on	hR
discount$	h]
discovery	bFhWiZ
discr-	jRqU
discrecion	jUpSqS
discrecion$	jRpV
discreet	rUsS
discreet$	jVqYrE
discrete	iHsY
discretion	jUqY
discretion$	jSq^
discu-	gXhJsIt_
discussed	tX
disen-	mW
disenador	aV
disenadora	mTqT
disenadora$	aImWtI
diseno	jTmU
diseno$	mW
disgo-	iW
disgorging	iW
diskr-	iIj[qT
diskret	hHqY
diskret$	gW
disku-	eGjXrDtX
diskussion	aIbJcJfAj[rHsAt[
disma-	a[
dismantles	iV
disor-	iZpJ
disorders	aJbT
disorders$	aIbT
dispa-	aWmV
dispatch	aXiS
dispatch$	aWdJiRmB
dispatcher	hImY
dispatcher$	aXfXhEmB
dispe-	aXl\\
dispense	hV
dispensing	lV
displ-	hSi\`
displays	iX
dispo	hZjU
dispo$	gIhaiEtI
dispo-	lR
disponent	aX
disponentin	aWpY
disponibilidad	iSpZ
disponible	f[
disposicion	hUpJt]
disposicion$	hXtU
disposition	iS
disposition$	iYjU
dispu-	fUiY
disputes	fVi[
disputes$	fY
diss	cVfHiTjHk]
diss$	cYiVkD
disse-	iUjHkFl]
disso-	iX
dissolution	iX
dist	bCcfgHhHiHjFkImCnGtJ
dista-	da
distance	aJdYiT
distance$	dZ
distancia	d[
distancia$	d\\
distant	dXjHtI
disti-	b]cHjIkUsT
distr-	bZc[
distribuidora	bW
distribution	a[cFj@kW
district	cUiS
district$	iZ
districts	bZ
districts$	bW
diszi-	mX
disziplinarisch	mX
dit	bIfGkTsStU
dit$	bIhGiIjIkIsZtG
dita	jX
dita$	cJjY
dites	rZ
diurn-	f^oI
diurno	fW
diurno$	fY
dive	hSiImWpJ
divem-	m[pJ
divemaster	m[pJ
diver	ab
diver-	aSi\`sI
divers	aVsG
divers$	aVsG
divis-	aJbTiJjVmT
division	aJbTiJjVmT
divor-	kIsb
divorce	iV
divorce$	iW
diwal-	gGh]
diwali	gGh]
dix	eGpZ
dix ans	jZ
dix-h-	o]
dix-huit	o]
dix-n-	bRfUoJ
dix-neuf	bRfUoJ
diy	bUjU
djang-	jW
django	jW
django$	jY
dji	j[
dkk	b@gShCi^
dkv	hZ
dkv$	hZ
dl	jZ
dm	aGiWp[qT
dma	aIjY
dms	i[pW
dms$	bHiV
dmv	fIiGj[lS
dna	i\\
dni	pZ
dni y	pZ
do a	mC
do all	bEgVl\\
do bis	fX
do it	j]l?qS
do not	lWpEqVrV
do the	aGiXrW
do this	qGtY
do your	i\\jH
do$	iTlX
doble	cSfWhU
doble$	fYgShXiHjInH
doce	bUfUgXiGmX
doce horas	fV
doce por	bT
doce$	aEmUpV
docen-	gT
docente	aRgU
docente$	eSgZ
dock	iYnS
dock$	i]
docke-	bWiV
docs	iY
docs$	cSjT
docto-	lS
doctolib	iW
doctolib$	iV
doctor	pSq[
doctor$	pSqU
doctor's	jHs_
doctora	aFcGfJmRtY
doctorado	l]
doctorants	mZ
doctorants$	mW
doctorat	jU
docum-	j\\
documentadas	fDj\\
documentadas$	fCj\\
documentado	pT
documentaire	aHj[
documentaire$	aHj[
documentation	i_
documentation$	i[jG
documentos	iWjBpY
documents	bVpT
documents$	bZgI
doe	iWkS
doe$	g[kS
does	fUiSlR
does the	iIjYpT
doesn't know	qU
doesn-	jS
doesnt	iIjX
dog	gFh]kZ
dog groomer	cHfT
dog$	hYiIjZkFlJqD
dogs	hSiYkIlD
dogs$	bRiZjG
doigt-	jXqS
doigts	jXqS
doigts$	qX
doing the	iT
doit	jepIqFrU
doive-	jY
doivent	jY
dokto-	a\\bIcGeEfGiE
doktor	qY
doku	dSfXiTlF
dokum-	iYjX
dolar-	fIg\`hIiH
dole	c^
dole$	c^
dolla-	gXkV
dollar	g[
dolor-	cX
dolores	cX
dom	eZiS
dom$	iY
domai-	bWfFgIhU
domaine	bXfGgIhW
domes-	iT
domestic	iT
domicile	d\\hT
domicile 0	iU
domicile$	aWdWhTiE
domiciliaria	pY
domiciliaria$	aSpW
domiciliarias	i[
domiciliary	iWjT
domicilio	iRpS
domicilio$	gWpT
domin-	fW
domingo	fV
domingo 00	sS
domingo y	fIhV
domingo$	nY
domingos	fa
dominical	fDgYi]
dominio	jY
domma-	iT
dommages	iT
don	m]
don$	cHjDkRlXoI
don't	q]
don't ask	gY
don't care	lf
don't do	dTjX
don't have	l\\qG
don't mention	qRrS
don't mind	iIjdlI
don't need	jJlh
don't print	qR
don't put	rW
don't say	jXlIqT
don't scare	iHjTpIq]rH
don't want	aFiXlJ
don't write	hHlIqa
don't$	iTrS
dona	jIm_pHqU
donat-	sU
donc	hItS
donc 00	f^hB
donc pas	jGlVqSrI
donc$	sStd
donca-	c\\
doncaster	c\\
doncaster$	cX
donde	bHdf
done	fUkUlR
done by	bJjEl\\pV
done it	jFlUmYpFsX
done$	fVhFj[pS
doneg-	c[
donegal	c[
donga	h[rIsJ
donne	s^
donne-	iUlV
donnees	i]
donnees$	iZ
donnerstag	dTfSpS
donnerstag$	p\\
donnerstags	cIiY
donor	iYjRqWtG
donor-	sS
donors	iSsT
donors$	bSgJiW
dont	qS
dont 0	bUmR
dont le	dV
dont mind	eTiIlV
dont trois	bFiGjUmX
dont une	jU
dont$	bJmSqW
doodl-	iTjV
doodles	iTjV
door	i[
door staff	aZfFlYtH
door supervisor	aV
door$	hX
doors	iVjS
doors$	bIcIi\\
dop	jWkJlJm[
doppe-	bScJjJrZ
doppelpunkt	aHcItV
dorad-	bXcR
dorado	cU
dore	jGk\\mH
dorfk-	bSiY
dormi-	cGi[jHoJqTsU
dort	gJhXnWqR
dortm-	cZ
dorto-	cHgIh[iTjItH
dos anos	hSjWn[
dos ayudantes	mX
dos cartas	hJjSpSqG
dos de	fWmW
dos dias	dWnR
dos lineas	bT
dos meses	fV
dos mil	gV
dos por	fXiZ
dos primeros	hW
dos semanas	fVnX
dos tardes	fVs\\
dos veces	dWeHhR
dos$	fYjW
dosag-	iU
dosci-	mR
doscientos	gS
dose	i^
doses	b\\hI
dosif-	iV
dosificacion	iV
dosim-	iUj^
dosimetrie	iX
dosin-	i\\
dosing	i\\
dosing$	iW
dossi-	pY
dossier	jTpZ
dossier$	pV
dossiers	dSiWpR
dossiers$	dSoR
dot	jYpY
dotac-	hU
dotacion	hU
doublage	iJk\\
double	gUlU
double$	gXiCjHlS
doubled	aHbTgGm\\
doubles	bIfZgWiBmE
doublon	eFo^pHqF
doubs	aIbZcXfIgJiFmHtG
douce	jZ
douce$	iW
douce-	hSqT
douceur	qV
douch-	h]sU
douche	h[
douche$	hY
dougl-	aIb[cSiG
douglas	cY
doute	q]
douze	aXcImSpU
douze$	a[cGiAmV
dovet-	jT
dovetail	jT
dovetail$	jV
down to	bDqZsR
down$	fVgJtT
downs	bXfFgHi[jCp:
downt-	i\\jC
doy	gViD
doyen-	bX
doyenne	bX
dp	bShGiWjBkW
dr	mkpU
dr$	jVpW
dra	aHjHmi
draft	iXrWt\\
draft$	aFiIpIr\\tU
draft-	iX
drafting	iS
drafts	iV
drafts$	iV
drag	bacJjU
drain	i\\
drain-	iY
drainage	aT
drains	iW
drains$	iX
drama	hUqTsU
dran	i\\qT
dran$	iXqX
drapi-	j]
drauf	fHg[qY
drauf$	fJgZqV
draug-	bY
draughty	bVjS
drauß-	cSqR
draußen	cSqR
draußen$	bXcEjUlHnVqT
draw	iTsU
drawi-	iS
drawing	dUiR
drawing$	iZ
drawings	jV
drawings$	iV
dre	hFm[pIqX
dream	jHk]
dream$	iIjIk]
dream-	bVkR
dreamy	kU
dreht-	f_
drehteile	bT
drei	mS
drei gruppen	bY
drei jahre	eWiW
drei monate	bIeIhXlIoU
drei tage	dUn[
drei wochen	fUlS
drei$	p[
dreie-	aUfEqRsItU
dreim-	iEjVnSqYsC
dreimal	iEjVnSqYsC
dreis-	bZcH
dreit-	g\`
dreiu-	cGfAh_iJ
dreiz-	cIfJgUhViH
dreizehn	gV
dreizehntes	hU
dreiß-	eS
dreißig	eS
dreißig stunden	eW
dreißig tage	fGhSjT
dreißig$	hU
dresd-	bJcciE
dresden	jW
dresden$	jX
dress	fIjGs]tH
dress-	aDiRmXqT
dressing	iZ
drh	m^tX
drh$	mTtZ
drill	aXfIiYjS
drill$	fFi[jX
drill-	kZ
drilling	jAk\`mJ
drills	iU
drills$	iT
drin	jUmWr[
drin$	cIgWmZ
dring-	tT
dringend	tT
drink-	hWsU
drinks	bRhY
drinks$	bThS
drip	bIcGfGi\\
dritt	m\\
dritt$	fRmZ
dritte	aTfZ
drittel	dYn[
dritten	mYqS
dritter	qV
dritter generation	aJbR
drittmittel	bIeWiH
drive	bHhJiWlW
drive a	kU
drive$	gWhFjRlS
drive-	aS
driven	l\\qU
driver	aT
driver /	aSjGkX
driver$	aVjY
driver's	cIj^
drivers	aTiVmT
drivers$	iRmU
drives	iVjXkE
drives$	iW
drivi-	jWlS
driving	jWlS
driving licence	lX
driving$	hIj[lI
droge-	aHb\`iR
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aBb]cG
drohn-	iXjGkX
droit	aXiJjW
droit de	aTbIfIhGjZ
droit social	aS
droit$	aWhXiCjG
drone	gHiTk\`
drone$	bUcIhXiIkJ
drop	iYjGp[
drop$	hSpT
drop--	cHiTnYpT
drop-in	iUpU
drops	bIgGig
drops a	bFgEi[jS
drops$	iZ
drube-	jHkRrTtV
druben	kYsV
druber	gViT
druber$	gY
druck-	g@iYjXqWrT
drug	bW
drug screen	j\\pH
drug test	qY
drugs	eJfFhZiGj[kIlEsG
drum	qYsU
drumm-	cVfJsS
drummondville	cVfJsS
drummondville$	cT
drunt-	mWrY
drunter	mWrY
drunter$	mYrU
drupa-	jT
drupal	jT
drupal$	iV
drv	iW
dry	iWoUr]
dry$	bFiEnHoHpGr]tJ
dryer	i\\
dryin-	fFhJoY
drying	fFhJoY
ds	cHgGj^mYpI
dsc	jY
dsc 0	jY
dsm	abjF
dt	bUgUjG
dtc	bSjU
du 0	cIeWfFo[pH
du 00	oTt]
du ca	gUjR
du conte	i]
du das	lJqZtS
du mardi	bGfT
du matin	iUjT
du midi	bDhSiUsG
du personnel	gGhY
du samedi	hZ
du soir	hWiS
du travail	aTjW
du$	rR
dual	i_jB
dual--	bIh\`jI
duart	cV
dubai	cY
dubai$	cWiT
dubbo	c]gGiH
duble-	bWiR
dubletten	bWiR
dubli-	cS
dublin	cU
dublin 0	cZ
dublin$	bUdT
dubuq-	cW
dubuque	cW
dubuque$	cV
ducha-	jV
dudle-	bFqV
dudley	bFqV
dudley$	cY
due	aR
due to	sRtV
dueno	bUq_
duerm-	g\\jZsH
duero	cR
duero$	cR
dues	gFhV
dui	fBhJiFjclAsB
duisb-	bEc^mI
duisburg	hIiIqT
dulce	b^cIrBtJ
dulut-	cV
duluth	cV
dumfr-	cZ
dumfries	cZ
dumfries$	cZ
dump	aHi\`tV
dunda-	cW
dundalk	cW
dundalk$	cW
dunde-	cY
dundee	cY
dundee$	cXlI
dunfe-	c\\
dunfermline	c\\
dunfermline$	c\\
dunke-	bVcSfH
dunkerque	cU
dunkerque$	cU
dunkl-	hTj[
duo	me
duo avec	aGm\`
durac-	eViIlW
duracion	eViIlW
durba-	cV
durban	cV
durch	gVhFs_
durch-	bTgVhHqR
durchsagen	jW
durchziehen	iX
durchziehen$	i[
duree	e[
duree indeterminee	eS
durfe-	pS
durfen	pS
durha-	bU
durham	bU
durin-	hSiJjElW
during	hSiJjElW
dusch-	bUh\\
duschen	hX
duschzeit	hY
dusse-	pW
dust	qT
dust$	iWjGkZtI
duste-	h^
duster	h^
dutch	l^
dutch b	jZ
dutch$	bRlVrT
dutch-	iajH
dutie-	iT
duties	iT
duty	fSiS
duty 0	fVgGh@i_
duty$	gX
duur	eW
dv	j^
dye	iSjEkV
dynam-	jUkRrW
dynamic	qFrS
dynamo	jTkV
dys	fXhJiZ
dys$	fXhIiW
dysph-	bJiYkV
e /	bGfU
e 0	aRgZ
e 00	gdjC
e de	a^
e en	aWcI
e mois	gX
e v	bb
e$	cW
e-aut-	h[
e-auto	h[
e-bik-	hY
e-bike	hT
e-bikes	iTjT
e-dec	iW
e-mai-	j\\
e-mail	pW
e-mail$	pW
e.max	iUjS
e.max$	iVjV
ea	aUeSiHmS
ea$	eW
each	gSiTnU
each 0	gGhAn^
each day	hRi[
each quarter	dEhWn]pH
each$	mYpXrC
ear	iTjZ
ear$	jW
earli-	fTjJpY
earlier	qU
earlies	fYsS
early	fTjX
early childhood	hI
early$	fDja
ears	jUqS
ears$	jUqS
earth-	jS
easa	iHjZ
ease	jYkUlG
ease with	jYkUlG
east	c\\dS
east$	cTiT
easte-	oV
easter	eSo\\
easter$	eXoUpJ
eastern	bCcRjTpX
easy	aTbFfXhHjJsS
easy$	aVbEcGdGeSfYgIhHiGjFkIlJnIoHpIqErIsGtF
eat	aGiHjZoIsV
eau	b]hBiEjUmCqG
eaux	aIbSiT
eba	cIe\`fFjGoG
eba$	cHe]fIhJiEjDmJ
ebani-	cW
ebanista	cW
ebay	bTgJi]
ebba	hCiGm]
ebd	aIb^cEdDiJ
eben	rXtV
ebens-	lW
ebenso	lW
ebenso$	lY
ebers-	cV
eberswalde	cV
eberswalde$	cW
ebro	bIcX
ebro$	bGcW
ec	c[iY
ech	fIg^iGjHpJ
ech$	fHg^iEjGpI
echaf-	jY
echafaudage	jY
echel-	g^jI
echelle	gZjI
echelle 00	gS
echelon	gX
echelon 0	aSbVcJ
echelon$	aTgV
echo	iajF
echte-	bHc\\gD
eclat	aGcJgaiFpH
eclat$	cJg]iFjJpG
eclip-	jUkT
eclipse	jUkT
eclipse$	cIk[
eclus-	aXbR
ecluses	bWcJ
ecluses$	bXcI
ecmo	iajI
ecmo--	iYjEkW
eco	bX
eco$	bZiF
eco-c-	h[iG
eco-cheques	h[iG
ecoch-	hX
ecocheques	hX
ecocheques$	gY
ecogr-	iSkS
ecografia	iIjRkT
ecola-	iR
ecolab	iR
ecole	hGl_
ecole de	jU
ecole$	hHiW
ecole-	bW
ecoles	bW
ecoles$	bZiG
ecolo-	aSbT
ecologica	bZdF
ecologica$	bW
ecologist	mS
ecomm-	bS
ecommerce	bS
econo-	jYnS
economia	iSjY
economia$	iGj]
ecout-	jY
ecoute	jY
ecran	dWfJ
ecrir-	jRlDpT
ecrire	jRlDpT
ecrit	gCjUpYq\\
ecrit$	jV
ecrit-	r\\
ecrits	jXkH
ecriture	r\`
ecriv-	aXbApTrS
ecs	jb
ecs$	jb
ecsr	jT
ecsr$	jU
ed	jWqU
ed$	aTcIdIjZpF
edad	sb
edels-	aRiSjJ
edelstahl	aRiSjJ
edenr-	hY
edenred	hY
edge	bTqU
edgin-	i_
edging	i[
edgwa-	cX
edgware	cX
edici-	aSlUqH
edicion	aSlUqH
edicion de	aUjY
edifi-	iWpS
edinb-	aFcc
edinburgh	cU
edit	ratE
edit$	iVjW
edite-	aGbZ
editeur	aGbZ
editi-	bYkS
editing	iTjIkV
editing$	iAkX
edition	gDj]
edition$	gDj^
editions	baiA
editor	aT
editor$	aViEpV
editorial	bU
edits	i\\jG
edits$	iY
edmun-	aJcS
edmunds	aJcS
edmunds$	cV
educ	aXbS
educacion	iWjS
educador	aRiD
educador /	iG
educadora	a\`tI
education	bIhG
educator	a\\jI
educator$	aXjG
ee	nX
efect-	aJeY
efectivo	aIeZ
efectivo$	aHe\\
effec-	iTkR
effects	jVkS
effects$	iIj\\
efk	iZjUkH
efrai-	mY
efrain	mY
efz	a\`j_
efz$	a\`jT
eg	bSge
eg 0	g_
eg 00	g[
eg$	bafEgHhGpE
egal	eIl_
egal$	eGfSgChIlbpIqU
egg	aZ
egres-	lX
egresado	iIjZsV
eh	aUfFqFrUsR
eh$	a[bEiHjHmI
ehepa-	sS
ehepaar	sS
eho	iZjF
ehpad	bViY
ehpad$	bUdHiW
ehren-	hRm_
ehrenamtliche	fHiUmY
ehrenamtliche$	bRmW
ehrensache	hZiIjTmI
ehrensache$	hZiIjTmI
ehrli-	hTqU
ehrlich	hUsStR
ehrlich$	bVsT
eib	jVlF
eibar	cX
eibar$	cX
eidg	aWcHj\\kF
eidg$	aWcGj[kE
eigen-	bS
eigenbetrieb	bS
eigene	bWhSiI
eigenen	hSjSqT
eigener	hV
eigener hund	kR
eigenes	bRlT
eigentlich	bAhEoXpHqb
eight	mZ
eight and	fSoI
eight hundred	gW
eight thousand	cIhS
eight till	fU
eight to	f[
eight$	gYhFmW
eight-	bU
eighteen	bUjUtT
eighty$	g]
eignu-	pZ
eignung	aIjTlGpV
eignungstest	pV
eilid-	pR
eilidh	pR
ein bisschen	fU
ein jahr	eUjVlY
ein mann	sg
ein paar	aRtY
ein plus	ka
ein studium	jX
ein tag	d]fIiTjElJ
ein traum	kZ
ein$	kSoYtR
einar-	dZoS
einarbeitung	dToT
einarbeitung$	aJdSgS
eindh-	cW
eindhoven	cW
eindhoven$	cW
eine ausbildung	aGjZ
eine halbe	eWrW
eine$	jSt\\
einem	b]iE
einen	aY
einen$	bIcHiGlIt_
eines	eSjY
einfach	pTrR
einfach$	jVkWlG
einfahren	fGkGs[
einfu-	jXrX
einge-	jX
eingefuhrt	jT
eingefuhrt$	jT
eingewohnung	iW
eingr-	bYiHqX
einhe-	iWs]
einheiten	i[
einheitslohn	gZ
einho-	jJ
einholen	jJ
einka-	aTiU
einkauf	mT
einkaufen	i\\
einkaufer	aZ
einkaufer$	aV
einkl-	bIhFianIsJ
einla-	aSeIfIh[pHsX
einle-	iGl]pG
einli-	hY
einliegerwohnung	hY
einma-	iU
einmal	iU
einri-	a\`iS
einrichten	i\\
einrichten$	iZ
eins	iVjS
eins davon	j[
eins$	gT
einsatz	iT
einsatze	fViHn[
einsatze$	fS
einsatzgebiet	cV
einsc-	iUjW
einschleifen	iT
einschleifen$	iT
einsp-	iS
einst-	gSjS
einstellen	bIcHiYjCtV
einstellen$	cHiXjCtV
einstellung	oY
einstieg	g[oU
einstieg$	gX
einte-	iZ
einteilbar	hV
einteilbar$	hV
einteilen	i]
einteilen$	iU
eintr-	jZ
eintritt	iU
eintritt$	iRjVoF
einun-	gX
einunddreißig	bJhTiJ
einwa-	jW
einwandfreier	jW
einwe-	i^nC
einweisung	iU
einwo-	bV
einwohnern	bV
einze-	hZiS
einzel	eHiY
einzelzimmer	h\\
einzi-	fXi[jD
eis	h]iZoD
eisen-	aJbZcRlX
eisenach	bEcY
eithe-	eRfX
either	eSfXjS
either$	cHeWfFjUpI
eje$	aX
ejec	aUjXtG
ejec$	aXjVtG
ejecu-	aSmT
ejecucion	aIiRjV
ejecutiva	aWtE
ejecutivo	aTjS
ejerc-	aRjU
ejercicio	aVpT
ejercicio$	aYeT
ek	h]iJkE
ek$	h_iIkF
eks	j\\
eks$	j\\
el 0	oZ
el 00	oRpY
el ano	bRfFhV
el anterior	qY
el anuncio	rStW
el aviso	r[tR
el certificado	iEjW
el cierre	fSiV
el cliente	qTsU
el curso	h\\iG
el de	mWqT
el dia	nSpS
el director	kRsY
el equipo	jYpTrS
el lunes	oY
el martes	fHoUpSqTtU
el nombre	qGr\`
el obrador	cUtH
el primer	eT
el que	fU
el registro	kXpT
el resto	cWeIgYrH
el segundo	qY
el socio	mYqS
el sueldo	rX
el ultimo	sT
el viernes	qa
elche	bRc[
elche$	cU
elder-	iSmU
elderly	aF
elders	kHmV
elders$	iVjVkD
elec	bXhIiV
elec$	bGiYjT
elect-	j]
election	bGe]jJmGpG
elections	fT
elections$	fS
electric	fT
electrica	aGbUcFhW
electrica$	bIcDhXiF
electrical	fFjUpU
electrical$	jW
electrician	j[
electricians	lU
electricidad	jY
electricidad$	jW
electricien	aR
electricista	a\`
electricista$	aZ
electricite	jX
electricity	h[
electrico	bSiX
electrico$	bTiX
electricos	bViJmW
electricos$	bZhJiIjUkGmG
electrics	gJl^
electrique	h[
electrique$	bHhTjS
electroerosion	jZ
electroerosion$	j\\
electromecanicien	jX
electronica	p[
electronica$	i]jG
electronico	h[
electronico$	h]iC
electronics	aY
electronics$	aY
electronique	jIk\\
electronique$	jT
electrotech$	jT
elega-	aGhGjHpIrWsa
elegi-	fWhYjI
elekt-	jZpU
elektriker	jVrT
elektriker oder	sW
elektriker$	jX
elektrisch	cGgHiHjEkHn[pHtI
elektrisch$	cGfIgIiGjEkHn[pHqItI
elektro	bVjT
elektro$	bIiJjY
elektrotechnik	gGjX
eleme-	aVbXcAiDjW
elementary	j[
elena	mgpF
eleva-	iR
elevadora	jS
elevadora$	jS
elevadores	aEbZ
eleve-	bT
eleven	qU
eleven$	m^
eleves	mR
eleves$	m[
eleveurs	bWsT
eleveurs$	b[
elf	bY
elias	aGbAc[iFmW
eligi-	jZ
eligibility	iEjWkU
eligible	jU
eligible$	jW
elimi-	iDkSpW
ella	jHq[sU
ellas	pWs\\
elle	iXmW
elles	pVsc
ellos	sR
ellos$	pU
elodi-	bRkHmY
elodie	bRkHmY
elsas-	bU
elsass	bU
elsass$	bU
else	dRnStV
else$	fWhFiIpSrIt\\
else'-	fUiR
else's	fUiR
else's$	fUiR
elter-	eRiT
eltern	iSjR
eltern$	jVsI
elternabende	iW
elternabende$	iX
elterngesprache	iV
elterngesprache$	iV
elterninitiative	aHbciH
elternzeit	e[qT
elternzeitvertretung	eS
elternzeitvertretung bis	eV
elternzeitvertretung$	eU
elus	bHfHiSjHp\\rJ
elus$	bHfHiSjHp\\rJ
elvir-	mVqY
elvira	mVqY
em	iWmTsV
em$	s]
email	pb
email$	iXpS
email-	bU
emails	bHiVqW
embal-	i[lS
emballages	iU
embalming	iR
embar-	bUoSqXsU
embarazadas	sa
embarca	cTjU
embarque	bYcG
embarque$	bU
embau-	eRtX
embauche	aIeUtT
embauche$	aHbTtU
embaucher	qR
embed-	aViT
embedded	aU
embra-	jY
embry-	aV
emden	cX
emden$	cZ
emerg-	fTiZ
emergencia	bZf]
emergencias	fFmV
emergencies	iTjZ
emergency	bHfSkVpI
emis	b[cJj@k[sI
emo	jTpT
emoji-	rX
emojis	rX
emojis$	rS
empad-	aJiXjJs^
empal-	cWiR
empalme	cWiR
empan-	aHiU
empanadas	aHiU
empanadas$	iS
empez-	cGfUiJo[pJ
empfa-	aUcJjWsI
empfangen	aDiX
empfangen$	aDiX
empie-	eToZ
empieza	eWoT
emple-	aImW
empleado	gX
empleados	bWgHhS
empleados$	bXgIhT
empleo	aCeS
empleo$	aDbVjW
employe	hU
employed	e[
employed$	e\\
employee	aUhT
employee$	eUrI
employee-owned	bW
employees	bUmT
employees$	bRmV
employer	hVjItX
employer$	bJhViFjGqHt\\
employes	bY
employes$	b[
employeur	gCh_
employment	hJiJjUpW
empow-	j[
empower	j[
empre-	bReR
empresa	bSeS
empresa con	hW
empresa de	bVeXhE
empresa$	bHeXhWiD
empresas	iT
empresas$	bIiW
empty	dCfXgWtV
empty$	dBfZg[hGpItI
ems	bVc\\
ems$	c^dJ
emt	iIjFk]
en 0	eWhJjCnS
en 00	bHfHiSj^
en 0000	bSiFjZ
en 2000	b[iUjCqU
en a	kFsY
en abril	qY
en agosto	hU
en alternance	dEfX
en altura	iEj\`
en anglais	cHiEjTr\`
en aout	h[iWo@qS
en avril	i\\jCpGqV
en bio	bSjR
en blanco	eU
en caja	iHjVkIm]
en casa	nZ
en catalan	rV
en charge	h]
en conflit	mHqV
en conge	qTsWtH
en cours	bRjT
en cuatro	eIhGlImFoEpbrI
en dos	iFjVqRtV
en droit	bR
en el	pX
en enero	cUhUoUpFqR
en fin	fS
en forme	sS
en francais	jIrZ
en hiver	fVjS
en ingles	re
en insertion	mV
en iso	j^pD
en janvier	eHf\\iVmFoH
en juin	f[mDpIq^
en julio	fGhVoU
en junio	eGhVkJoYpI
en la	pS
en las	qUrIsY
en ligne	pY
en mai	fTjJoEpHq\\
en mano	bIg\`jJmDpT
en mars	fZiUkEo@qS
en mayo	iWmGoSq[
en mesa	aIbHfIiWmU
en mostrador	mW
en moyenne	hVqG
en noviembre	aHeEi[jIlHtG
en otono	aDfSiIoYqX
en pico	fSgHiW
en piso	d[fI
en place	fU
en planilla	gSiVjI
en planta	dZeFiXjIpT
en sala	mRsX
en salle	bFiDjSm[
en terreno	dEpYsV
en train	hWiX
en tres	nVpU
en un	qV
en una	rY
en verano	fYiS
en vigor	aEjY
en$	jS
encad-	iUm[
encadre	m]
encadrement	iW
encadrement de	iW
encadrement$	iVjSlImH
encadrer	bJiS
encadrer$	mU
encadrez	bHiJmY
encan-	jBkZ
encar-	aRi\\mX
encargada	aUiDmX
encargado	aWmX
encargado de	a\\mI
encargado$	aXiSmGqH
encei-	qZsV
enceinte	fJqZsW
encim-	iT
encima	hSqU
encof-	aT
encofradores	aU
encor-	qS
encore	qS
encore$	q]
encou-	bAgShJkVmIrYsH
encouraged	eGgGhHiFkZlJpDsJ
encue-	aVjZ
end of	eVoS
end$	cUfU
end-t-	iS
end-to-end	iS
ende	eVoUtR
ende$	cIpFt_
endoc-	kT
endor-	j\\kT
endorsed	jY
endorsed$	jY
endorsement	j[
endorsement$	jZ
endorsements	iW
endorsements$	iX
endos-	bGg@iVj\\
ends	iHpVsR
ene	hGo^
ene$	o^
enerc-	bV
enercon	bV
energie	kW
energie$	bUjVkI
energieberater	i[
energy	rR
enero	o_
enero$	oapT
enfan-	b\\sT
enfant	gTsV
enfant$	gRiXsC
enfants$	bVjT
enfer-	mS
enfermera	mT
enfermera /	aVjGmH
enfermera$	b\\
enfermeras	mZ
enfermeria	iUj[
enfermeria$	iWjU
enfermero	aV
enfin	dVfIgGjJlIsHtX
enfor-	aUiT
enforcement	aUiT
enforcement officer	aS
eng	aYjZmY
eng 0	jV
eng$	aWjTmZ
engagement	eIiXjR
engagements	bJrW
engel	iRjU
engel /	iTjG
engel-	cV
engine	iXkSqT
engine$	gTkS
engineer	aU
engineer (	gD
engineer$	aa
engineering	lWmG
engineering$	aViGlVmD
engineers	ma
engineers$	jHkImX
engines	bUiX
engines$	bViU
engla-	cInT
england	cInT
engli-	rT
englisch	jS
englisch am	jUrH
englisch c	jX
englisch fur	jUkU
englisch$	jU
english	rR
english +	j_lGrG
english and	jVrX
english as	cBiJs^
english at	jY
english b	jU
english c	jW
english for	jTr[tC
english or	j[
english speakers	jHkGsZ
english$	jY
english-speaking	aWbScS
engra-	bViS
engrase	iX
enhan-	fDg[hS
enhanced	fHhVjS
enhanced dbs	j[
enhanced$	h\\iFjI
enhancement	fHg[hHkImG
ennis	c\`
ennis$	c\\
enoja-	jXqV
enojado	jXqV
enolo-	aSoI
enologa	mW
enotu-	iW
enoturismo	iW
enoug-	jS
enough	jS
enough for	j[kJsR
enough to	bX
enough$	iGlZqS
enque-	iXqW
enquete	qX
enqui-	i\`
enquiries	iZ
enreg-	i\`
enric-	aFhIi]
enrob-	aSiZ
enrol-	bFcFdHi]jRkI
ensay-	fRoR
ensayos	iSoT
ensei-	iSlW
enseignant	aY
enseigne	bWrS
enseignee	l\`
ensem-	bJi]
ensemble	cRpS
ensen-	eAjVl^
ensena	l[
ensenamos	l^
ensenamos$	l[
ensui-	dUrZ
ensuite	dUrZ
entbe-	dIl^
entbehrlich	dIl^
entbehrlich$	dHl_
enteb-	cSiT
entebbe	cSiT
enten-	lXqT
enter-	qX
entera	qFsS
entera$	eVqJ
entero	hV
enterprise	jW
entfa-	fVlT
entfallt	fVlT
entfallt$	fUlT
entfr-	eafHpH
entfristet	eY
entge-	f?gb
entgelt	fJgS
entgeltgruppe	aIgZ
entgeltgruppe$	gU
entha-	fDiUqU
enthalten	fDiUqU
entid-	bX
entidad	bU
entie-	s\`
entienda	iTjY
entiende	qEsVtS
entir-	cJdY
entirely	cJdY
entit-	bX
entla-	i_jC
entladen	bHi\\jB
enton-	qIt]
entra	hSjClX
entra-	fX
entrada	oUqW
entrainement	hEi[jH
entran	fWsX
entrants	fFgSiV
entrapments	iYjH
entrapments$	iT
entre	qU
entre 0	f[pR
entre 00	s\`
entre nous	q_
entre semana	dGf]gG
entree	hVoZ
entrees	iV
entrega	hHqV
entregas	aHbYiT
entrenador	aW
entreprises	a^cH
entreprises$	aZ
entretenir	aJcIi[
entretien	iTpS
entretien avec	pX
entretiens	hWpW
entrevista	pW
entrevistas	p\\
entrevistas con	jT
entrevistas$	p]
entri-	bJfSiX
entries	bJfSiX
entries$	fZ
entry	i\\
entry$	bScHiW
entsc-	f\\
entscheiden	iY
entscheidung	b[pW
entwe-	fHiW
entwerfen	fHiW
entwerfen$	fHiV
entwi-	mYpIrT
entwicklung	iS
entwicklungsgesprache	iWmJ
entwu-	tU
entwurf	tU
entwurf$	rV
enume-	bFiIm\\pIr]
env	g\\
envas-	aTiW
envasado	aVmJ
envia-	pY
enviar	pT
envig-	cX
envigado	cX
envigado$	cX
environ	aInS
environ 0	fWg[
environ$	bHfTnX
environment	bY
environnement	jJlWrV
envoi-	p[rH
envoy-	aGcBi_jItI
envoyez	pX
eo	aDpUt^
eoi	iDjHp\\tY
eolie-	aWiI
eolien	qR
ep	aEeZjBpJq\\tD
epaul-	mY
epb	bIj[
epc	aIb^cH
epf	h]
epi	hajI
epine-	aHiWpS
eplan	bIkW
eprou-	j]
eps	bXha
eps$	bRhS
epsv	h]jH
epsv$	h]jH
equal	mRqJ
equal$	j[
equal-	aGr\\
equality	aFr^
equip-	m[
equipe de	iSmS
equipe$	iR
equipementier	bShZmH
equipements	b\\cG
equipes	bV
equipes 0	fU
equipes$	fZiTmE
equipment	a]gTiGjHm@
equipo de	mTrR
equipo$	bJfIjYpV
equipos	bUpR
equit-	gW
equitation	sT
equity	gX
equity$	gXhI
equiv	aVjR
equiv$	aXjT
equiv-	jZ
equivalent	gW
equivalente	jX
equivalente$	jS
er den	iGj[
er fevrier	oR
er oder	bGe\\iHqZsH
er septembre	oT
er$	bGcEeIfUgTjItW
er-te-	iFnZ
er-team	iFnZ
era	gYrV
erabl-	bUcIi\\
ere	a[
ere$	aViXjIqU
eres	aXlU
erfahren	aJbHjVqX
erfahren$	aIbHiIjVqX
erfahrung	iJsT
erfahrung mit	k\\
erfahrung$	aWgSsT
erfas-	iU
erfassen	iV
erfassen$	iV
erfol-	gghFiI
erfolg	gR
erfor-	jGl]
erforderlich	jGl]
erforderlich$	jGl]
erfur-	cVhI
erfurt	cS
erfurt$	cR
ergeb-	fT
ergo	aXbJiV
ergo$	aVbIiX
ergot-	a[dIhHiJ
erkla-	iU
erklaren	iU
erklaren$	iU
erlau-	rU
erlaubt	rU
erlaubt$	hSoT
ernah-	fEgWhJiCjIk^mIpG
ernte	cGfXjGo^pFqI
ernte-	fZ
erp	iZjV
erp$	jW
error-	i\\
ersch-	gWpSqR
erschwernis	fJg[hIkI
erst	e^fIqb
ersta-	bThIiFp]sJ
erstattet	gUhHpT
erstattet$	gUhHpT
erstb-	bZg@iWrC
erste	aWbJfIjS
erste hilfe	jT
ersten	qI
erster	oU
erstg-	pX
erstgesprache	pX
erstm-	aGcIeSi\\
erwah-	qWrV
erwahnen	qWrV
erwahnen$	qUrV
erwar-	hFt[
erwarten	iGtX
erwei-	jX
erweitertes	jX
erwer-	cJhHiIjEkHl]pJ
erwun-	eTkYsT
erwunscht	eTkYsT
erwunscht$	eViJjIk\\
erzie-	aXcJ
erzieherin	aW
es el	aIb[fHhEnFtJ
es geht	aU
es gibt	gX
es ist	b\\
es la	bYiHjEpRqVtI
es lo	jXkRqFsV
es nicht	jCl^
es para	aHeYfItW
es sind	eHf_
es un	kRq\\
es una	b\\cBeU
es$	gWiItZ
esa	j[kDlHpEqZtI
esbje-	bT
esbjerg	bT
esbjerg$	bT
escal-	gUiX
escala	cHgYjI
escalafon	g[iJjI
escalations	iT
escalera	gGj\\lIsW
escan-	cSmY
escandallos	jX
escaneada	pT
escaner	jW
escaner$	iCj^
escap-	cW
escaparate	cWiSsJ
escaparate$	cWsJ
escen-	a^mE
escog-	aJfVi\\
escoger	fX
escolar	aU
escolar$	aT
escolares	aFb_
escor-	hHiZ
escorting	iX
escri-	pUrS
escriba	pZ
escribir	jWkG
escribo	qUtV
escrito	fZ
escritura	gUi\\jG
escue-	cR
escuela	cU
escuela$	c@hZjFmJsT
escuelas	tW
ese	qa
esi	cIh_iGjE
esl	a\\jJkG
esmal-	aHi[
eso	q\\
eso lo	i^qF
eso no	jS
eso se	f[qU
eso$	iDjYqJ
esop	bJcJeDfBgVh\\iEj@
espac-	aVhFiS
espaces	aVhFiS
espaces verts	aWhE
espag-	jX
espagnol	jX
espal-	jU
espalda	cSjSsU
espalda$	aJjZsV
espaldas	jX
espaldas$	jX
espan-	s\`
espana	cUqS
espana$	cXdU
espanol	aTrU
espanol$	aXjJrY
espec-	mRpJ
especes	bW
especes$	bUiS
especial	aCb[
especialista	aY
especializacion	kY
especializado	b[hE
esper-	aGtV
espera	kJtT
esqui	cHhaiBjS
ess	bWtI
ess$	bWtI
essai	eXjJp^
essai-	aWiWsW
essais	aZiR
essal-	hW
essalud	hW
essay-	i^
essen	dThWtH
essen frei	hV
essen$	aIb[cGh<nV
essen-	h]
essence	hR
essence$	hW
essensbons	hU
essential	jTlS
essential :	jZ
essential$	hFjSkZlU
est	bVqX
est 2000	bW
est a	iV
est en	iSq\\
est une	bStJ
est$	bVeTi[
esta	cWq]
estab-	e^qV
estable	eZ
estable$	cIeXiHpHqI
establishment	eZhJ
estac-	bY
estacion	bTcRjT
estacionamiento	hY
estad-	aYbEjX
estadistica	iXjU
estado	jWqU
estam-	cXhDmTnV
estamos	cYmV
estamos en	c\\mHrU
estan	bTfDjImSqY
estan-	bXcBiZ
estandar$	jU
estar	jVs[
estar-	jGk^oS
estaria	jEk_
estat-	cTiV
estatal	fGiV
estatal$	fHiTjR
estate	bScY
estate$	aEbZh\\iIjI
estates	gIiY
estates$	gGiZ
estatica	hTiW
este	cSsU
este$	cT
ester-	bEcZ
esterilizacion	iZ
esthe-	aXbR
estheticienne	aW
estib-	iY
estibar	iY
estil-	m]pF
estilo	tV
estim-	pHt^
estimator	a]
estir-	iTqT
esto	q\\t\\
esto es	sWtT
estor-	kT
estorba	kT
estorba$	kT
estre-	bZjS
estrella	bVrX
estrella$	bV
estrellas	bZ
estrellas$	bZ
estri-	aWdXkI
estru-	i^
estructuras	aUeJ
estua-	bS
estuary	bS
estud-	bUlSrS
estudiantes	aEb\`cEgJmH
estudio	aUrX
estudio de	aGb]
estudio$	aWrR
estudios	l\\
estudios$	lW
estup-	sV
estupendo	sV
estupendo$	kUsS
et 0	aJgSiHmXpW
et 00	cVmS
et a	fEpIsGt\`
et au	iT
et de	bSfGgU
et demi	fUgW
et des	bS
et deux	iGm]
et du	bYgG
et la	jW
et les	gRmU
et on	hDqSsU
et pas	hHqUsT
et puis	hSiUjT
et soir	bHfDi\`
et suivi	iS
et un	bSgSmS
et une	hHmZ
et$	hY
eta	iX
etabl-	b_jU
etablissement	bXjWkH
etablissements	aHbW
etalo-	jY
etalonnage	jY
etat	aTiUjR
etat civil	aTiUjR
etats	iZ
etc	sS
etc$	fJiTjS
ete	fXoEqV
ethic-	hW
ethics	hW
etien-	pYqW
etienne	pYqW
etike-	i_
etiqu-	bUi_
etiquetage	iX
etiquetage$	aJiT
etiquetas	bY
etiquetas$	bX
etoil-	b_
etoile	bUjS
etoile$	bVjS
etp	aVeTmU
etp$	aXbReSgJmV
etran-	aIiX
etranger	hFqRsU
etrangers	aIiUlI
etre	kSnW
ett	bIcEeciEjGsJtC
etude	aCb^pX
etude-	i[pT
etudes	i[pT
etudi-	lRs\`
etudiants	lVrS
etwa	gY
etwas	qRrS
eu	sV
eu$	bHdShSiUjG
euch	p_qHrZ
euh	aFjDsIta
euh$	bIcIt[
eur	bGib
eur$	i\\
euro	bIg^
euro$	b@eSiV
euro--	aIbGeafJgG
europ-	nRsY
europe	nW
europe$	cViDnV
euros	ga
euros al	gZ
euros$	fS
eus	eYgR
euse	aR
euse$	aV
euske-	jSlS
euskera	jSlS
euskera$	rU
ev	bSh]nI
ev$	cIeHhTiIjTmHqI
evac	bHhYiT
evalu-	iWmU
evaluacion	p[
evang-	aBbTsZ
evangelico	s\\
evangelische	aDbW
evapo-	b\\mD
eve	eFfWgRoR
eve$	gVoU
even	k\\sW
eveni-	f[
evening	fStZ
evening$	fT
evenings	fZhI
evenings$	pX
evens-	fT
evensong	fT
evensong$	fU
event	iUmCt^
event-	eT
evento	eXgU
evento$	eYgV
eventos	bY
eventos$	jW
events	bHjV
events$	jVmT
eventual	e_
eventual$	eV
ever	fHjJmJtY
ever$	fJhTlRpHsUtS
every 0	fZsR
every 00	i[
every day	dTfZiUqJ
every other	fXhFiS
every second	fDha
every third	f^gF
every time	jEs]
every$	fU
every-	lRsS
everybody	bUlYqH
everyone	iWoDrU
everyone$	fHiTqY
everything	hV
everything$	bThYiHjV
eves	fa
eves$	f]
evesh-	cS
evesham	cS
evesham$	cS
evide-	jZ
evidemment	hRjTrT
evidemment$	hUqHrV
evidence	iV
evisc-	iZ
evite	fFrXs_
evite-	rTsY
eviter	hJsV
evolu-	eU
evolucion	gS
evtl	eYiFqb
ew	aIb^
ewm	jUlI
ewp	iHj[
ex	aIkVmI
ex$	bWcJfTgC
ex-co-	cJiAjbqU
ex-of-	iFs[
ex-offenders	iFs[
ex-po-	lY
ex-police	lY
exact	iJj]
exam	bGjYpV
exam leave	hX
exam$	aJe\\iTjE
exame-	hVpR
examen	jR
examen$	iV
exami-	a[jStH
exams	jZ
exc	aBbbcHiJjE
excav-	gFh\\nHqX
exced-	eVsV
excedencia	eVsV
excel	jc
excel +	iT
excel con	jSpZ
excel$	iTjX
excel-	kY
excelente	iGkYsU
excelente presentacion	kIsZ
excellent	jZkS
excellent$	kYnJ
excep-	dTgJiHnU
exceptions	dWiJpJ
exceptions$	dWiJpJ
excha-	aHhSiTpJ
exchange	aHhSiTpJ
exchange$	fJhW
excla-	r]
exclamation	rZ
exclamation marks	rZ
exclu	eXjG
exclu$	eWjH
exclu-	eUjSkW
exclusivity	e\\iIjIlI
exclusivity$	e\\iIjIlI
exec	aUbIm^pD
exec$	a\\bGmS
execs	aHbFcEfIhJiGjEm\`
execu-	aXjHmU
executive	aZjHtJ
executive$	aZjG
exemp-	eWiG
exempt	eY
exempt$	aUgU
exerc-	iTjIpY
exercise	pX
exercise$	pW
exete-	bFca
exeter	cTdS
exeter$	cT
exhib-	bTiRjE
exhibit	iTjGrT
exhibits	bRjG
exhibits$	iUjG
exige	jVl\\
exige$	iEjUl_
exige-	mZ
exigee	lS
exigee$	lV
exigi-	bGj[lXtH
exist-	iFrVtR
existe	eWtI
exists	lIrZ
exit	iWjV
exoca-	iVjR
exocad	iVjR
exocad$	iAj[
exp	kWl\`pJ
exp$	iGkYlVpF
expan-	b^hI
expansion	b^hI
expat-	g\\h?j@k^lHpI
expec-	lT
expect	fSsW
expected	kIlZ
expected$	kIl\\
exped-	fSmG
expediente	pT
expedientes	fVgHiS
expedition	iSpV
expen-	i_
exper-	kUlS
experience	kTlR
experience 0	j]tI
experience is	iI
experience not	kJl\`
experience of	iIjX
experience with	kX
experience$	iGjWlV
experiencia	lY
experiencia con	jSkSlTmG
experiencia en	jWkW
experiencia$	gWlS
expert	hS
experte	hXjH
experts	bHiUmYpG
expir-	fW
expla-	i]
explain	iZ
explain a	jU
expli-	iWkV
explique	iX
explo-	bSmY
exploitant	aVhGmV
exploitation	bWiIp\\
explosifs	aS
expor-	bj
export	aUbR
export 00	bX
export$	aYbI
exportacion	iV
exportacion$	bCiZ
exportadora	aDq[
exporter	aHb\`
exports	b\\iI
expos-	cIiXkU
exposure	kV
expre-	i^jCpJtV
exrec-	aHi[
ext	hYjGpX
exten-	e]
extended	aIfU
extension	bIeXoS
extension$	eS
exter-	mX
externa	hVmZ
externa$	hUmWpJ
external	iVkImS
externe	e]jJpT
externe$	eTpU
extra	gZk_
extra marks	kZ
extra$	f[jGk^
extra-	iSpSsV
extraccion	ibjI
extraction	aGbYiXjA
extralegal	eSgUkIoHpJ
extranjero	s^
extras	hSiR
extras :	gGhX
extub-	iX
eye	j\\
eye for	jY
eye$	iTkZsT
eyes	hHjVq\\rY
eyesi-	jYqT
eyesight	jYqT
eztit-	jW
eztitles	jW
f	jU
f &	mU
f /	a[bHeSfV
f 0	bShR
f$	aYgT
f-gas	jTp[
f-gas$	iIjXkW
fa	a]iI
fab	aTgG
fab$	cUkW
fabie-	iCm\\
fabri-	aGbejV
fabric	bUiToG
fabrica	jX
fabrica$	jY
fabrication	bGiHj_kE
fabrique	bZtI
fac	j^
face	jU
face$	fTiT
faceb-	rYtT
facebook	rYtT
facebook$	rStU
faced	j\`
fach	iXjIkYsI
facha-	aXjVlX
fachadas	gIhSiX
fachagrarwirt	iHjYtI
fachangestellte	aWgTiI
facharbeiterbrief	aIlS
fachausweis	aZlG
fachb-	bSmYpHtU
fachbereich	bVmJtY
fache-	lR
fachf-	b]cFiI
fachg-	bZfH
fachh-	bUcHiX
fachhandler	bUcHiX
fachi-	gS
fachinformatiker	gS
fachkraft	aSgU
fachkraft fur	aS
fachkrafte	bJiYpIrZ
fachkraftezulage	gW
fachkunde	iIj[
fachl-	jIm\\
fachlich	jIm\\
facht-	bRjHkX
fachw-	hViFjDk\`
fachwirt	gJ
facil-	hUiIjV
facilities	aXiT
facilities$	aVcJiTjG
facility	pU
facte-	iAja
factor	aHbIi_
factories	b[kW
factory	cUfR
factory$	b_cI
facts	jYpE
facts$	jZpE
factu-	eTgV
factura	eXjHmFtH
factura$	bIcGdJe]iFjEkImEnIpIrJsJtG
facturacion	b^iJ
facturacion$	b\\
facturar	iZ
facturas	eU
facturas$	iZ
facture	g_hEiIoH
factures	iU
facul-	lepE
facultatif	lYpJ
facultatif$	lYpI
facultes	jV
facultes$	iSjUlI
faena	eXiS
faena$	eWhHiS
fahrd-	aW
fahrdienstleiter	aW
fahrdienstleiter$	aW
fahre	c[iAjElGn]rF
fahren$	ii
fahrer	mZ
fahrer$	jU
fahrerkarte	hJj[
fahrerkarte$	hIjX
fahrg-	aVgZnBsS
fahrgaste	sZ
fahrl-	aUcHiWjF
fahrr-	h]iI
fahrradleasing	hWqJ
fahrradleasing$	hWqJ
fahrs-	gWmV
fahrt	bEiTpIqErGtY
fahrt$	cHiJpHqIrIt\\
fahrt-	bBc[dHgXhC
fahrv-	bScCh\\iEtI
fahrw-	bIcHi_
fahrz-	iZ
fair	iTpGqXsY
faire	hGkSqU
faire$	gWiVkHqR
fairs	ia
fais	r^tS
fais--	qSrV
faisa-	bJd[sI
fait	qX
fait des	bYiI
fait le	bHiSmWsF
fait les	bHfU
fait que	jUpHtU
fait$	iUjTqUrJ
faite	hVjSlR
faite$	jUlR
faite-	fJrS
faites	fJ
faith	lY
faith-	aJi^
faiths	aGi[
faja	eFh[
fake	jUsV
fake$	jVsU
faken-	cRhJ
fakenham	cRhJ
fakenham$	cR
falco-	a[bVcCiDjY
falconry	jS
fall	eIhGjSkWo[
fall$	iU
falla-	aFc\\mEoUsV
fallb-	fGgIhaiBkDpJ
falle-	aIiHmSpBsWtZ
fallen	fHiGmXsY
falli-	iZnIqUrH
falls	cXjS
falls$	bZcJpI
fallt	iVqXsX
falmo-	tS
falmouth	tS
falmouth$	tU
falta	aTlWtU
falta un	a\\cRtF
falta$	jHqHtX
falta-	jSsX
faltas	jVrS
faltas$	iIjY
fam	hSjJpZ
fam$	hSjIpZ
famil-	bUhSsV
familia	sT
familia$	fTpSrU
familial	aJbYeVfH
familial$	eYjHlI
familiale	bVpDrSsV
familiale$	aFbXrV
familiar	bThYiGjS
familiar$	bYiB
familiares	s^
familias	iXjJ
familias$	hS
familie	hT
familie$	h]
families	iV
families$	iTkY
famille	hY
famille$	aTh]iH
familles	qU
familles$	kW
family medical	h^
family$	h[sW
fancy	dWiFjSl]
fancy$	dZgIiGjIkDlXqFrE
fang	kIq^
fanie	jImX
fanie$	mX
fanuc	j[kV
fanuc$	kW
far	cTqS
far$	cUqT
farbe	jHkX
fares	bTgVhUnA
farm	aUbU
farm shop	aX
farm$	cRhR
farma-	aTi[kU
farmacia	aWmJ
farmacia$	aVmJ
farme-	iVpIrS
farmers	iUpGrU
farmh-	hW
farmhouse	bRhW
farms	bUsT
farms$	iV
farri-	fJiU
farrier	fJiU
farrier$	aZ
farro-	iSoY
farsi	aYkT
farsi$	a]
fashi-	bYiC
fashion	bYiC
fassa-	bXdGiW
fasse	jIrXtW
fast	jY
fast$	iVjDqWrHsFtV
fast--	rV
fast-paced	rV
fast-paced "	qT
faste-	i[kYsV
fasteners	iWmJ
fat	bCjHn\\
fathe-	bUsW
father	bUsW
faudr-	aStS
faudrait	aTtS
faudrait$	tX
fault	bFgUj]
fault-	i\\
faults	iZ
faults$	iX
faulturm	iT
fauna	aS
faure	bTe^
faut	jZ
faut le	hJj\\tG
faut pas	rU
faut un	eUjY
faut$	aHcRt\\
faute	jTrU
faute$	jWrV
faute-	rW
fautes	pIqTrZ
fautes$	pJqUrW
fauteuils	bX
fauteuils$	b[
favor	jFk\\rWsU
favor$	kTlSsV
favou-	gU
favour	gWjJkU
favour$	eJgWjJkU
fax	lFp^sH
fb	iHpZrT
fca	bRiHjJlGoWqR
fcfa	g_
fcfa$	g_
fco	jX
fco$	jY
fcr	gUiU
fda	jS
fda$	aJbScHkD
fds	fZkW
fe	bS
fe de	aXtI
fe$	jTlU
fear	bIj]lXpFsF
feast-	bJfY
feasts	bJfY
feasts$	bJfY
feath-	bWcJ
feathers	bWcJ
featu-	iZmW
feature	iY
features	iTmWrJ
feb	fYob
feb 0	qV
feb 00	aU
feb or	eIo[
feb$	o[
feb-m-	cJfUiWmWoI
febre-	oc
febrero	o[
febrero$	fSpT
febru-	oZ
februar	jRoUpT
februar$	oXpX
february	oW
february$	f\\o@sW
fed	h]iSpGsS
feder-	bX
federacion	bV
federal	lV
federal$	jT
federation	aEbUgW
fee	gSh\`jJ
fee$	gVhUiHjI
feed	iajImH
feedb-	iUpX
feedback	iUpX
feedi-	i[
feeding	i[
feeds	gVhXiTjE
feeds$	g[iG
feel	gHiHkXrSsV
fees	hliS
fees +	hS
fees paid	fRhTiH
fees$	h\`iYjB
feet	dTgIjX
feet$	dUiIjY
fehle-	iHjVkU
fehler	kXqTtT
fehler$	kXqVtT
fehlt	aTiFoHqTsStT
feier-	fYhW
feierabend	fWgIhTiE
feierabend$	hWjI
feiertag	gY
feiertage	fVhG
fein	k^
fein$	dSk^
felda-	cFhWiFn[pI
feldk-	cW
feldkirch	cW
feldkirch$	cW
felin-	bTfSkS
felix-	cV
felixstowe	cV
felixstowe$	cV
fell	bFcIiSj\\sG
fello-	sW
fellow	qTsR
fells	iZ
fells$	iZ
felt	iWjU
felt$	cIiWjX
femal-	s\\
female	sY
female$	s[
femen-	rTsS
femenino	rTsS
femenino$	aWmHrFsU
femin-	bUr[
feminin	aHbW
feminin$	aGbX
femke	aIjFm_
femme	sc
femme de	aZqW
femme$	aRqXsS
femme-	mS
femmes	mS
femmes$	bSiGmZ
fence	iXsW
fenci-	aU
fencing	aU
fencing$	aX
fenet-	iUsG
fenetres	iUsG
fenom-	kX
fenomenal	kX
fenst-	iR
fenster	bUhEiX
feo	pUs]
ferga-	cJkRmV
fergal	cJkRmV
feria	aDf]oC
feria-	eHfUgV
feriados	fZ
ferias	iX
ferie-	he
ferien	fVhS
ferien$	hT
ferienhaus	hW
feries	gShViE
ferme	fZhT
ferme a	cDf[
ferme$	qW
ferme-	iUjZ
fermes	jW
fermes$	iIjU
fermeture	hTjIoFqR
fermeture 0	eSfTjHoH
fermetures	fDjX
fermi-	mS
fermin	mS
fermin$	iTmVsH
ferna-	qY
ferne-	j_kB
ferra-	pFtY
ferre-	q[
ferreteria	bU
ferries$	bHiUjS
ferro-	bY
ferronnier	bUjRmH
ferroviaire	bViF
ferroviaires	bW
ferroviaires$	b[
ferry	aZgGhX
ferry$	a]bRiH
ferry-	bVcIhYiDrE
fertig	eSfT
fertig$	eTfRhH
fertigen	bYoH
fertility	b_iG
fertirriego	iVjW
fest	ed
fest$	ebpG
fest--	aSbHeX
fest-frei	aSbHeX
fest-frei$	aYbIcIhEiF
festa-	cFeciHmIpE
festanstellung	eW
festanstellung$	eW
feste-	bIcHgFheiV
festg-	aGjWtW
festival	bU
festival$	iU
festivals	fX
festivals$	fZ
festive	oY
festivos	fY
festivos$	fTgW
festm-	b]
fests-	bTfYtI
fete	bGiW
fetes	bDfUg]iF
fetes$	iWjJ
feu	iWkUoH
feu$	i[
feuch-	cYiSjI
feuer-	iV
feuerwehr	b]iG
feuil-	i]jHkX
fevri-	oX
fevrier	oX
fevrier$	oV
few	bV
ff	aHiXjT
fh	j[
fh$	cUiFjU
fi	aSjU
fi$	aSjR
fia	fGj^
fibra	iWjH
fibra$	iW
fibra-	bUjT
fibras	bUjT
fibras$	bRjVkI
fibre	a\\
fibre-	iHjZkTlI
fibreglass	iHjZkTlI
fibu	i]
ficha	i\\p\\
ficha-	gDiSq[
fichas	iV
fichas$	iS
fiche	aJjIl]tT
fiche$	jIl\`pHqItH
fiche-	gDiX
fiches	gDiX
fiches$	bU
ficht-	bYiH
fichte	bYiH
fidel-	kW
fiduc-	aHbdiG
field	jR
field$	bSjVnZ
field-	bZ
fields	bUiI
fiest-	aEfS
fiesta	aDbUfU
fiets	aIh\`jF
fifo	bIf_
fifte-	fThJmX
fifteen	fThImX
fifty	g[
fifty five	gXmFpI
fifty$	gViIkW
fifty-	g]
fifty-two	gV
fig	iIj^
figea-	cU
figeac	cU
figeac$	cU
fight-	jXqS
figma	ja
figma$	jV
figur-	qY
figura	qRs\\
figure	fVgRiJ
figures	iTjToE
fijas	f\\jFmXnB
fijo	aRe_gW
fijo a	e\\
fijo discontinuo	eT
fijo$	aYeXgV
fijo--	e[
fijo-discontinuo	e[
fijo-discontinuo$	eW
fijos	bGe\\fIg_
fijos$	g]
fila	i_mD
fila$	i_mC
file	iY
file$	bUiZjH
files	i^
files$	iY
filet-	i\\
filets	iX
filia-	mU
filiale	c]iI
filialen	b[
filialen$	b]
filialleitung	bEiXmHtG
filin-	bVpS
filing	jUpU
filing$	iZ
filings	b\\gCjC
filip-	jHs_
filipina	sZ
fill	lW
fill$	fXtS
fille	oIqTsa
filled	pXqS
filled$	iIpYqR
filles	sW
filles$	bSiX
filleting	iV
filleting$	iW
filli-	aXhV
filling	aY
film	bWjT
fils	aGb[iIsV
filte-	pSsS
filter	dJiUpX
filter$	dHiSpV
filtr-	iYp[
filtres	pX
filtro	iU
filtros	pX
fimo	jY
fimo$	jY
fin d'annee	oV
fin$	aWcHfR
fina	iHjYoS
fina$	jYoU
final	eJiSjIoTr\\tW
final$	jIlIpErTtX
final-	hTpWtR
finales	eHfIiSoV
finales$	oV
finally	tZ
finan-	hY
finance	lZqStJ
finance director	a\\
finance$	iWmYpIqI
financial	aAi^
financiera	aXbT
financiera$	aZbGjR
finanzas	jU
finanzas$	iHjT
finca	bUi]
finca-	gVnY
fincas	gVnY
find	iRpSq\\
finde	bEfaiG
finde-	fYpCqSsW
findi-	iY
finding	iU
finding$	jW
findings	iV
finds	aFi[tU
fine	l\\
fine if	kTlW
fine with	iCj_
fine$	dTl]
fines	iS
fines de	nS
finge-	j^
fini	oXsU
finie	bEfYjW
finie$	cJfUjX
finiq-	iS
finiquitos	iS
finiquitos$	iT
finish	fS
finish 0	h[
finish at	f^
finish$	fTgUhIiS
finished	fGiGjXoY
finisher	a\\iJ
finisher$	a]qC
finishing	aFc]mY
finla-	eJnU
finland	eJnU
finnish	jSrT
finnish$	kT
fino	iSkSqR
fino$	qVrI
fins	fXiIjW
finte-	bUjIkR
fintech	bUjIkR
fintech$	bV
fiona	mUp@q\\
fiori	iZpI
fire	aTiWmH
fire$	aHiDjWtU
firea-	iGj^
fireb-	c]jU
firebase	jY
firebase$	jX
firew-	cGgHhYjVkH
firewood	cFgHh[iSjI
firm	bf
firm$	b[jRrT
firma	qT
firma$	hYpT
firma-	pRqU
firmar	oFpJq\\
firme-	bTh\\
firmenfitness	h[
firmenwagen	h\\
firms	iXjI
firmw-	aRiW
firmware	aRiW
first 0	dVhV
first 00	dVeX
first aid	jXkV
first aider	iSkTlG
first and	aUcFeY
first call	iX
first class	h]jUlGsD
first of	iIocpD
first then	cUiGr[
first two	gX
first$	eSsS
first-	aUiY
first-timers	iU
first-timers$	iU
fisat	aZ
fisca-	mSoR
fiscal	aImUoS
fisch-	cVfIi[
fischgrat	iW
fish	a\\fIhU
fishe-	j[
fished	lS
fishi-	hWjHkU
fishing	hWjHkU
fishm-	aV
fishmonger	aV
fishmonger$	a[
fisic-	iUsR
fisica	iV
fisica$	jU
fisio	aVh[mS
fisio$	aVhWmT
fit	iSjXs_
fit$	hIjYpR
fit-o-	iUjI
fit-outs	iUjI
fit-outs$	bShFiSjH
fitne-	gDh\`
fitness	bTpR
fitness$	bZcJhT
fitos-	jV
fitosanitario	iHjX
fits	bIi]sW
fitte-	aV
fitter$	ab
fitters	aXbTiFlS
fitters$	bVlU
fitti-	iV
fitting	lV
fitting$	aSiZjG
fittings	gUiU
fittings$	iX
fitzr-	cWgJ
fitzroy	cWgJ
fiu	i\\tG
five	fV
five and	jS
five days	dZfTiT
five hundred	fIg_
five in	bIfWmX
five mornings	f_
five nights	f[tD
five of	jSmS
five thousand	fU
five two	fJp[
five weeks	fHh]
five with	fT
five years	j^
five yrs	hSj[
five$	eW
five--	bXf[iC
five-figure	iHj]
fix	g[iW
fix +	gSjFsX
fix$	dUg]
fixe +	bVhGmR
fixe$	g\\
fixed	dSebgW
fixed term	eVjG
fixed to	eY
fixed$	dUeRg[
fixer	a_
fixes	aEiXn\\
fixes$	aDbIcJhJn]
fixin-	iTmH
fixing	iR
fixings	mF
fixtu-	hVjT
fixture	jW
fixtures	h[
fixtures$	h[
fixum	g]
fl	j^
fl$	iVjXkG
flach-	aRgUhDi^
flag	bZcIiS
flag$	bZcIiS
flagg-	bU
flagging	iT
flair	aIk_
flasc-	h]iY
flaschen	i\\
flat	hY
flat +	sT
flat above	hX
flat in	gUhW
flat$	g]hUiI
flatb-	aTbSlT
flatbed	aTbSlT
flats	i\\
flats$	bY
flawl-	jSsT
flawless	jSsT
flede-	i]
fleec-	bRhIjZ
fleece	bRhIjZ
fleet	bUfEhVkH
fleet$	bSiV
fleis-	aUtY
flens-	bR
flensburg	bR
flensburg$	bT
fleur-	tY
fleuriste	aYbIfI
fleuriste$	a[fG
flex	f[gHhZ
flex 0	iWjF
flex$	hUjW
flexi	dUf\`
flexi 0	d[hH
flexi$	f\\
flexi-	dRfVhX
flexibel	iGoY
flexibel$	fVhIiGoT
flexible	eSfU
flexible$	aFdYeUhHlH
flexibles	fT
flexitime	fShS
flexitime$	hV
flick-	bDi[
fließ-	jT
fließend	jU
fließend$	jZ
fligh-	h_nS
flight	fWhX
flight$	fHhVtS
flights	h[nX
flights$	hRiT
fll	kW
flo	bXiHjFmXpS
float	iWjT
float-	cHd[qHsV
floating	aHcGd]hHiR
flock-	iT
flocking	iT
flood	iXjUrY
flood-	bSiS
flooding	jW
floor	gS
floor$	dVrVsU
floor-	aW
floors	bTiY
floors$	bViU
flora-	i\\jE
flore-	bWiI
flores	bWiI
flori-	mS
florist	aR
florist$	aY
florista	fSiS
florista$	iT
flosk-	iIr[
flot	aHcUdEfGgHhHiDjDp\`
flota	oXrX
flota-	iR
flott-	bSd[
flotte	bXjI
flow	cTfVkT
flow$	iVkXmR
flowe-	hHi[r]
flowers	iVqT
flowers$	iY
flows	i^
flows$	iY
flu	hWj[
flu jab	h\\
fluch-	bWrGsX
fluen-	j[
fluency	jX
fluency$	jX
fluent	jU
fluent$	jW
flug	h[
flugg-	aWi]
flugs-	gZ
fluid-	j]
fluides	aHbUmW
fluides$	bJm[
fluido	j\`
fluido$	jX
flujo	bGi^
fluke	hZjY
flur	jX
flush	fGi\\jH
flush$	fGi\\jG
flush-	iW
fluss-	aHbY
flutt-	aSmW
flutter	aSmW
fluvi-	b\\
flux	a[bGjSpJ
fly	cVfUgHiJoI
flyin-	iT
flying	iT
fm	gShW
fm$	hZ
fmcg	jb
fmcg$	j\\
foam	aIbJcFiYjV
foam$	bGcGiZjR
fobi--	fFgGha
fobi-budget	gFhR
foggi-	iV
fogging	iV
fogging$	iU
foh	iZjJ
foi	i[jBlV
foi$	iWjBlW
foin	aHs]
foin$	iRsW
fois	gRnU
fois par	mV
fois$	gXsT
folde-	iW
folders	iW
folge-	hFiIjHlYp[rDtT
folgende	bItX
folgt	pZ
folgt$	pZ
folia-	cIiHmHp^
foliado	pW
folk	fUsY
folke-	cV
folkestone	cZdG
folkestone$	cZdF
folks	bSjRlZ
folks$	bXkVlG
follow	iUlS
follow the	iS
follow$	lYsX
follow-up	iZ
following	jGtX
fonct-	hR
fonction	hXoR
fonction$	dFh[
fonctionnel	jU
fonda-	iTjUkG
fondation	bViJjWkF
fonde-	aDb[iT
fondee	bT
fonderie	bW
fondo	bYiY
fondo de	bFh[
fondo$	bIiYjW
fondo-	jV
fondos	jV
fonds	bTiW
fonds$	bT
fonoa-	cHmV
fonoaudiologa	cHmV
font	pFrc
fonta-	aY
fontaneria	aS
fontaneria$	aU
fonte-	a?bHc^gGhCiFjFkImXnIpFqJt@
food	aUh^
food hygiene	jY
food safety	jX
food$	h[jW
foods	b]cE
foot	iSsT
foot$	iXsS
foota-	sX
footage	sX
footb-	qY
football	bR
footp-	cIhSi\\
footw-	iU
footwear	iU
for 0	fBiSjFlR
for 00	bVi[pZ
for 000	bZqV
for an	aFbU
for court	jV
for each	g^hFiJ
for every	gShU
for family	h^
for four	bGeJh_iT
for it	bSiIkU
for kids	gGhTiV
for lunch	f_gIiF
for one	aWj@kZ
for our	cYtG
for over	hEi^
for right	bJgZiEjGkHoYsUtE
for someone	cIdVfJgUqW
for the	aS
for this	d]lHtI
for three	hWiS
for two	aBcFl]tV
for us	bX
for you	gAhZpZqX
for$	tb
forag-	bScIkT
forages	bUcI
force	aJbVi]
force$	aHbViZ
force-	sY
forde-	i\\jHkS
fordermittel	bEfXiX
fordermittel$	e_i@
forderplane	iS
forderplane$	iT
forec-	i[
forecast	i]
forei-	s\`
foreign	cIiSmT
forem-	mZ
foreman	cFm\\
foreman$	a[kD
foremen	i]
foren-	hUiR
forensic	hV
fores-	bR
forest	bZ
forest$	bCc\\
forestal$	aVbJmU
forestales	aTiS
forestales$	aSiS
foreu-	aXbViV
foreuses	b]
foreuses$	b]iJ
forfa-	eRfShS
forfait	eSfThT
forfait 000	e^fChC
forfait jours	fUhH
forge	aChRkWqJtV
forgi-	bTiDqTtR
forgive	qVrJtS
forkl-	jTkU
forklift	jTkU
forklift$	kY
form	iSpZ
form +	iEjVpS
form only	pZ
form$	jRpVtS
forma	bCiW
formacion	h\\lT
formacion de	iIjWlRoV
formal	iGr\`
formalitaten	iX
formalites	i[
formalites$	iV
formar	iY
format$	pU
formateurs	bJmY
formateurs$	bImY
formation	jSlU
formation de	eZkVoG
formation des	i[jJ
formation$	aYiSlH
formations	hT
formato	iVjH
forme	iVl^mH
forme$	jVlRmEqT
formed	eTpS
formed$	pZqH
formentera	cSnW
formentera$	cSnU
former	kWsR
forml-	lV
formlos	lV
formlos$	kJlUpR
forms	i^p]
forms$	i_
formu-	pW
formula	cIiCjYpSqJ
formulaire	pYtT
formular	iStW
formular$	pX
formulario	pY
forsc-	aVeWiH
forst	iGj]lI
forst-	bXhCiFmTnX
forstwirt	aY
forstwirt$	aZ
fort	c^fS
fort$	cYdGfYjH
fortb-	h_
fortbildung	h_
forte-	aBbHcHiVnIp[
forti-	iSj[
fortnight	eShS
fortnight$	fVpT
fortnightly	mXnW
fortnightly$	fIiUnY
forty	bSgW
forty a	bHlItU
forty hours	bHf^
forty percent	gU
forty two	cJgShItX
forty$	bFiSsZ
forty-	b]g[sS
forty-five	gUhIiV
forum	tZ
forwa-	bV
forward	oSqYtE
forwarder	b\`iI
forwarder$	bZ
forwarders	aXbSiH
foste-	iR
fostering	iR
foto	pVrZ
foto de	kXrV
foto$	iYp[rI
fotoc-	iZjFpR
fotog-	aVlW
fotograf	aUlW
fotos	p\\rV
fotos$	sZ
fotov-	aSiHjAk^
fouil-	iZ
found	dVq]
found-	bekZ
foundation	bWk\\
foundation$	cGjEkUsJ
founded	bV
founder	fIp[
four and	jVmS
four days	aGdXeZfW
four hundred	bYhJ
four in	m[sI
four nights	cId^fTjG
four no	qFtU
four of	iImXqT
four off	fY
four on	fU
four years	hWlS
four$	fYrI
four--	f\`iHjZ
four-day	fX
fourc-	fIgX
fourchette	fIgX
fourg-	hY
fourgon	hY
fourn-	hZ
fourni	hX
fourni$	hZ
fournie	gIhX
fournie$	hU
fournis	h]
fournis$	h]
fournisseurs	aYiWnIpJ
fournisseurs$	a\\
fours	iVsZ
fours$	iWsW
fourt-	bSfTjS
fourteen	aJbTfU
foyer	bb
foyer-	bUgJiR
foyers	bUgJiR
fp	jU
fp$	iHjTmY
fph	fBgbiJj<
fr +	jY
fr /	dWhHiTqI
fr 00	fV
fr ab	aJfV
fr bis	f_
fr$	aWdY
fracc-	aIcEibjG
fract-	jXkU
frag	q^tB
frage-	iGp\\
fragen	iGp\\
fragen$	mHpW
fragr-	aW
fragrance	aW
fragt	gWq\`
fragt$	aHbGcGeIfHgWhHjHlFpIqYrHsJtH
frais	hZ
frais$	bVgThV
frais-	aUhSiV
frame	bXiR
frame$	bVpU
frame-	b\\iV
frames	iR
frames$	iW
framework	bWeUiHkT
frameworks	bWcHiYjD
franc-	jS
francais$	bSkTr\\
francaise	s_
francaise$	bUsU
france	aRnT
france$	jRnT
frances	iJj\\kS
frances$	lT
franchise	e]gJ
franco	f\`
franco$	fX
francophone	aWhIiI
francophone$	aXbJcSiH
frank	gIqWsU
frank$	pSqW
frank-	kR
franken	cGgBiFmYnVr\\
frankfurt	nR
franz	cZiGjXpR
franz$	c?j[pW
franz-	jVkS
franzosisch	kU
franzosisch$	rV
frapp-	jR
frappe	jR
frase-	aUjTrR
frasen	aViHjV
frases	rW
frases cortas	rT
frau	mUpTtW
frau$	pDs\`
fraue-	rSsR
frauen	mSsW
frauen$	bHmRs]
frauenarztpraxis	b\`
frauenarztpraxis$	aGb[
free	he
free for	bHq\`
free lunch	gIqW
free$	fUh_iEpS
freel-	eY
freelance	eYgS
freelance 0	eS
freelance$	eU
freelancers	bSeUtV
freelancers$	bVeJtX
freer-	jT
freertos	jT
freertos$	jT
freez-	oU
freeze	oWqU
freezer	iU
frei	fTh\`
frei ab	oX
frei$	fahZ
freib-	aScRtJ
freibad	b[
freibad$	b[iG
freiberuflich	e^
freiberuflich$	e^
freiburg	bS
freiburg$	bS
freie	fShRqT
freie mitarbeit	e\\
freie tage	gGh_
freie-	fShY
freien	hYjX
freier	eTfW
freif-	hZiU
freifahrt	hR
freig-	iTq[
freigestellt	fSmIqV
freigestellt$	fTmJqT
freight	bWiS
freight$	aHbY
freik-	gShX
freikarten	gShX
freikarten$	g[
freil-	aUbT
frein-	jFk\\
freis-	bUcUiD
freising	bUcUiD
freising$	bUcUiD
freit-	fY
freitag	fViT
freitag$	bIiZ
freitags	hU
freitags$	hWiR
freiw-	fT
freiwillig	fT
freiwillig$	fW
freiz-	gEh]iU
freizeitausgleich	eJfX
fremd-	aZeT
fremdfirma	eVmR
fremdfirma$	eXiT
frenc-	jRkS
french	jRkS
french b	jW
french or	kU
french$	kVrX
freno-	cGi\\jJ
frent-	hGjZmS
frente	aUhDiRjEmV
frente$	fZhE
frequ-	aFbFf\`gEjV
frere-	b]cJiI
freres	b]cJiI
fresh	kFl[sT
fresh-	gJiWjBlX
freshers	gIlY
fresn-	cU
fresno	cV
fret	cXiI
freud-	cSjV
freude	jX
freue-	kZ
freuen	kZ
freun-	rGt\`
freundlich	jTlU
freundlich$	jHlZ
freut	jCkc
fri	f_
fri /	iU
fri 00	pV
fri sat	tT
fri$	fThWoV
fri-s-	fT
fri-sun	fT
fri-sun$	fU
fria	g\\iW
fria$	g]hIiUmH
fribo-	iT
fribourg	iT
fribourg$	iT
frida-	fS
friday 0	pS
fridays	fSmT
fridg-	hTiT
fridge	hU
fried-	aVsS
friedhof	cU
frien-	aHjStU
friendly	jR
friendly$	jV
frigh-	jUqU
frigo	aShUiS
frigo$	aThSiT
frigo-	aUbXiG
frigorifico	aEb^cH
fring-	gSiT
fringe	gSiT
fringe$	cSiE
frio	aUhJiT
frio$	aR
frisch$	iSj\\
frise-	eJjHlYqR
friseur	gSqI
frist	fIiFpd
frist-	aIbHcHfFi^jWqHrG
frog	jT
frog$	jU
froid	jUsU
froid$	iVjXsG
from 0	fUiU
from 00	eGfSgVhCjE
from :	t\`
from a	jTqV
from day	eUhTlH
from feb	fIoXqW
from home	d_
from my	tZ
from seven	f\\
from the	a@pStX
from uk	bCdSiYjI
from us	fCh]iHjZqVsE
from$	dStV
froma-	aSbUhS
fromage	aVkJlV
fromages	aRhV
frome	c\`
frome$	cW
fronl-	pV
fronleichnam	pV
fronleichnam$	pV
front desk	kStR
front of	bJhBiYpR
front$	bGcZiIjVkJpGqWrH
front-	iR
frontalier	aJdUsW
frontalier$	aJdV
frontaliers	sV
frontera	cT
fronts	iT
frott-	icnI
froze-	aU
frozen	aU
frs	h\\jJ
fruh	fVoX
fruh /	fV
fruh ab	fS
fruh$	fUgElImJoX
fruhd-	bYfV
fruhdienst	bYfV
fruhe-	oY
fruher	o]
fruhj-	iToV
fruhjahr	iUoV
fruhs-	aXhU
fruhstuck	h[
fruit	aHbWfFhWiEjY
fruit-	aDbY
fruta	hVi]
fruta$	gVhW
fs	jX
fs b	jU
fsc	bXjH
fse	jWmI
ft	eZgSiSjHkDsV
ft$	eVgUiWjI
ftc	bGeb
ftc$	eZhV
fte	eV
fte$	eS
ftl	a[bGcGi\\mIpI
ftth	aViT
fue	qY
fuego	gEi^
fuel	dHhciT
fuel card	bWjIrC
fuel$	gViJ
fuera	n[rS
fuera de	nSpU
fuera$	bTfT
fuert-	fTsW
fuerte	iStU
fuerte$	iV
fuhre-	jRlT
fuhren	fHiSpW
fuhren$	fGiTmS
fuhrerschein	lX
fuhrerschein b	nX
fuhrerschein be	jY
fuhrerschein$	jW
fuhrt	bJm[pU
fuhrt$	aWbEiZ
fuhru-	iSjV
fuhrungserfahrung	iIjW
fuhrungszeugnis	jVsU
fuir	jVqU
fuir$	jWqV
fuite-	iUqX
fuites	aIiW
fujik-	iHjY
fujikura	iHjY
fulda	bUcT
fulda$	bScT
fulfi-	aVbThH
fulfillment	aVbThH
full licence	j]
full remote	d\`
full time	e\\fYmW
full uk	jW
full$	eUf_mGoI
full--	eXgU
full-time	eXgV
full-time$	eRgRmR
fullu-	iZjH
fullung	iZjH
fully	dVgIhS
fully remote	dY
fumeu-	aAsg
fumig-	aTiIjW
fumigador	aXgSjI
fun	cGeFhDmGnFpBqGs\`
funci-	bU
funcion	gX
funcion$	aU
funcional	iV
funcional$	iV
funciones	b]fE
funct-	bVgU
functions	bZiEjU
fund	hWlX
fund$	bUgFhUjU
funda-	b\\
fundacion	b\\eV
fundacion$	bGeY
fundado	bX
fundador	mX
fundador$	mYpH
funde-	eWhSjD
funded	eYhUjA
funded$	eYiWjFpF
funders	i\\
fundi-	eWqS
funding	eWqS
fundo	aThSqT
fundr-	a]iG
fundraiser	aT
fundraiser$	aV
fundraising	a]iG
fundraising$	aY
funds	a\\bDcBeXmI
funds-	iX
fundsachen	iX
fundsachen$	iY
funeb-	bUmH
funebres	bUmH
funer-	bT
funeraire	aV
funeral	hZiE
funerals	gU
funerals$	iY
funeraria	a@bZ
funf	fTmV
funf jahre	j[
funf tage	fS
funf$	fYmBqRtJ
funft-	fS
funfu-	fSgV
funfunddreißig	bVgJkItV
funfundneunzig	gW
funfundzwanzig	fS
funfundzwanzig stunden	fZjG
funfz-	qS
funfzehn	qV
funfzehnten	pS
funfzig	fIgT
funk	aWkS
funk$	aXkT
funkt-	fWhElR
funny	lJr\\
funny$	jUqT
fur 00	f@g^
fur 000	iS
fur alle	fAh]
fur das	iSjE
fur den	aTtZ
fur die	aXhS
fur ein	hRjT
fur$	t_
furgo	h^nV
furgo-	h_nS
furgon	hYpJ
furgoneta	h[nT
furgoneta$	hXnI
furna-	bHi^jR
furni-	bZ
furniture	bZ
furs	aWhW
furth-	jRkT
fusio-	qV
fusion	cJgS
fusion$	cDdXgWqItE
futte-	aIbGhWi]
futtern	iX
fuß	b]iCjUsD
fußpf-	aUdGiV
fußpflege	aUdGiV
fx	bJi]kH
g	jT
g 0	bTgU
g 00	gRjX
g$	pJt[
g'day	t[
g'day$	aGtW
ga	aRcShR
ga 0	jW
ga$	cZjG
gabin-	bUhS
gabinete	hT
gabinetes	b\\cI
gabinetes$	bY
gaec	bTjR
gaec$	jU
gaeil-	kV
gaeilge	kV
gaeilge$	iIkY
gaeli-	kSsR
gaelic	kSsR
gaelt-	lV
gaeltacht	lV
gafas	h^
gaffe-	aEqCsZ
gage	fEgW
gains-	gYhGjW
gainsight	jZ
gal	gCh\\oC
gala	bJcVg\\jG
gala$	cViXoS
galab-	jU
galabau	jU
galabau$	aUbUcH
galer-	aVcZiJ
galeries	bUcH
galeries$	bUcH
galet-	bXiT
galettes	bXiW
galib-	cXiWpI
galic-	cRiTnT
galicia	cRiTnT
gallego	rVsT
gallego$	rYsH
gallery	aZ
galley	bGi[
galli-	hZ
gallinas	hZ
galop	aIbTiW
galva-	aX
galwa-	cTnR
galway	cTnR
galway$	nX
game	iZkV
game$	iU
games	bZdHfVpG
games$	bVdFfYhT
gamme-	iZjE
gammes	iZjE
ganac-	iZ
ganaches	iZ
ganad-	aWgRsV
ganam-	kW
ganamos	kW
ganas	kUl[mEnHqG
ganas de	jTkZlBnE
gang	bWmW
gang$	bUmTpS
gangs	a\\bHiGmU
ganz	bGcHk]lUnWp?
ganz$	iIoV
ganze	bRiDmIq\\
ganze-	dJjVnT
ganzen	dJjVnT
ganzj-	bZeSiFoR
ganzjahrig	aReToT
ganzjahrig$	aSbJeToU
gap	cVsZ
gap$	c^iGqV
gaps	fUiClRoWpG
gaps$	fXiIqS
gar	hJsU
garag-	hU
garage	bTcIiE
garage$	aWbEiGmV
garan-	gW
garanti	eVjJpH
garantia	gT
garantie	iRrU
garantiert	hV
garantiert$	fUhY
garanties	eTfGgS
garanties$	gWiX
garantizado	fUgUjH
garco-	aRbIhHsW
garcon	aRbIhHsW
garda	oXpV
garda vetting	oW
garda-	nWsY
gardasee	hRnZ
gardasee$	hVnS
garde	fWhV
garde 0	fX
garde le	fFhSiJrW
garde$	fSgSpT
garde-	aU
garden	bTqU
garden$	aJiXtT
gardener	aSlI
gardener$	aX
gardens	i^
gardens$	iW
garder	bIiGq]rY
garderie	bHfFgGh\\iIsV
gardes	fTgV
gardes$	fYrV
gardi-	aUkS
gardien	aUkS
gare	aBcWi[jImE
garni-	i\\
garnitures	iZ
gars	bWqVsf
gars$	b[hJiIkFsTtH
garte-	a]cJ
garten	hS
gartenbau	gX
gartn-	jY
gartner	jUmW
gartner$	aFb[cG
gartnerei	bV
gas	bUhWjS
gas safe	jY
gas$	bXhTiDnS
gases	aXbDi\\
gases$	j\\
gasoi-	hY
gasoil	hY
gasoil$	hS
gasol-	hWiT
gasolina	hWiT
gasolina$	cHiV
gaspe	nX
gaspe$	iJjInX
gaste	b\\iXkV
gaste$	bTiRjHk[sI
gaste-	bJh\\
gastekorrespondenz	iW
gastekorrespondenz$	iX
gastg-	gSiJ
gastgewerbe	gSiJ
gasth-	bVcG
gasto-	nW
gastos	nW
gastr-	bWj\\
gastro	bVlR
gastro$	bWqI
gastropub	bX
gate	p^
gate 0	p\`
gate$	hTpZ
gatek-	jW
gatekeeper	jW
gatekeeper$	jW
gates	bTgFi\\
gates$	ia
gates-	bUgJiH
gateshead	bUgJiH
gateshead$	bT
gatew-	dIiSjJ
gateway	dIiSjJ
gathe-	bSsR
gathering	bViS
gatos	bYjTmF
gatos$	b[iXmE
gav	aFbDf]iE
gave	qc
gaz	bIhZiTjB
gaz$	aCbEcFdIeGhCi[kIlJmUnIoIpIqHrJsJtH
gb	aFbIfFh]iYjB
gc	bUcGmV
gc$	iW
gcc	aJbTdXiG
gcc$	bWjT
gcp	iFjSkWtH
gcse	aTjX
gcse$	aY
gd	gX
gd &	jXkU
gdans-	cSnR
gdansk	cSnR
gdc	hVj]
gdpr	iUjDpY
gdyni-	c_
gdynia	cV
gear	ha
gear$	gHh]jElS
gearb-	dT
gearbeitet	dT
gearbeitet wird	dT
gebar-	jDka
gebarden	jEk\\
gebau-	iXjR
gebaut	iUjU
geben	iT
gebie-	aJmV
gebietsleiter	aImW
gebra-	aBcTjStW
gebraucht	aBcTjStW
gebraucht wird	jTtI
gebur-	fJh[
geburt	cIiRnWsX
geburt$	cIiSnTsY
geburten	bW
gedac-	pH
gedacht	pH
gedul-	jXsS
geduld	jXsS
geehr-	tY
geehrte	tR
geelo-	cX
geelong	cX
gefah-	lYpG
gefahrdungsbeurteilungen	iT
gefahrdungsbeurteilungen$	iU
gefahren	cUfT
gefahren wird	cUfT
gefor-	kYlU
gefordert	kYlU
gefordert$	iEkZlV
gefra-	kZ
gefragt	kZ
gefragt$	kZ
gefuh-	mW
gefuhrt	mX
gefuhrt$	mY
gegen	aHcIgIiEj_sIt\\
gegru-	bY
gegrundet	bY
gegrundet$	bYqJ
gehal-	gijE
gehalt	qU
gehalt$	g[
gehalter	gR
gehalter$	gR
gehei-	qd
gehen	bEmRq^
gehen$	aIgIiHqZ
gehor-	fU
gehoren	bHfVmTnZ
gehort	bSfShT
gehort dazu	bGfYgJiX
geht	qV
geht auch	lY
geht es	fGiSmJnSqFtZ
geht in	mTpDqUsT
geht um	aUfU
geht$	bJeUfUhStU
geht'-	jUoS
geht's	jUoS
gehts	fAoWpFt\\
geige-	aW
geigenbauer	aW
geist-	iDjW
gekau-	bZhUiH
gekauft	bZhUiH
gekun-	jIqW
gekundigt	jIqW
gel	fUiVjVsS
gel$	sV
gelan-	aGi\\jV
geld	gXqR
gele	bIiTqUsV
gelegentlich	iT
geler-	iIjTlUsI
gelernt	jU
gelernt$	eRjVrT
gem	iZjU
gem$	jUmU
gemac-	jW
gembl-	cW
gembloux	cW
gembloux$	cW
gemei-	b]
gemeinde	c[pV
gemeinde$	cIpX
gemeinden	bVcEiW
gemeinderat	bBiUq]
gemeinsam	iTpW
gemeinsam$	bRiVpJ
gemeinschaftspraxis	bX
gemes-	iX
gemessen	iX
gemis-	cZiIjF
gemus-	aWbIhSiRmH
gemuse	hTiU
gen	bTdJiIqUsW
genan-	bUjJrV
genannt	bUjJrV
genau	iIkImTsXtS
genau$	cDiGmUpIqHtW
genau-	aEdJiIjYlUqV
gende-	jIrc
gendern	rY
gene	bXiGkV
genea-	aFlX
generacion	bU
generacion$	bW
generaciones	bagIiJ
general	cReS
general$	aXcS
generale	aUmT
generale$	aUmT
generales	fYiHjYpF
generales$	iFjZ
generation	b]iIsY
generation$	bc
generationen	ba
generations	bW
generations$	bU
generator	aIh\\iS
generator$	aHi^
genereux	hX
genereux$	hV
generics	bV
genev-	cZ
geneva	cT
geneve	cSdS
geneve$	dU
genia-	kX
genial	kX
genial$	jIkY
genie	jV
genie civil	jV
genom-	aXtR
genommen	tW
genos-	becE
genot-	iV
genotypage	iV
genou-	bTiEsX
genoux	bTiEsX
genre	rXsZ
gens	jVs_
gense-	cFiUjV
gente	s]
gente de	sT
gente$	jRsR
gente-	bVjV
gentes	bVjV
gentes$	jYmH
genti-	hUiX
gentl-	bUjW
gentle	jZrT
gents	sXtW
gents$	sZtT
genug	iGjUqVs^
genug-	jGpT
genugt	jG
genugt$	jFlRrS
geogr-	j\`
geography	j[
geolo-	aWiDmY
georg-	nVs\`
geote-	aWjDm[
gepfl-	s\`
gepla-	qTsT
geplant	qTsT
geplant$	eVqU
gepru-	jR
gepruft	jT
geprufter	aR
gera	c[jR
gera$	c\\
gerad-	qZ
gerade	qZ
geral-	aFbIcBhIiHjFmZpZ
geran-	aRmX
gerant	aRmVpJ
gerante	aSmT
gerat-	cJjU
gerate	aGbYjJ
gerau-	bGi\`jH
gerbe-	jZoY
gerber	jZoY
gerber$	cHj_oH
gere	iGjYmXqU
gerec-	aJfU
gerechnet	aJfU
gerechnet$	aJfUgS
geren-	m_qV
gerencia	mYqX
gerente	aTmY
gerer	iZ
geria-	aSiIjW
geriatrie	aSiIjW
geriatrie$	aTiHjZ
geric-	iXqV
gericht	pIq\\
gerli-	mRt\\
gerlinde	mRt\\
germa-	jR
german b	kY
german or	kRsT
german$	rU
germany	cJdZhJ
germany$	cId[hJjJmF
gern	k\`
gern gesehen	kX
gern mit	a[
gern$	iIjHkelU
gerne	aSbGiGjFkWpX
gerne$	bJiEjBk]
geroc-	mX
gerocultora	aX
gerus-	jTlS
gerust	iU
gesag-	sW
gesagt	sW
gesam-	iFnU
gesamt	bHcJiJnW
gesamt$	bHcIiHnXqU
gesamtschule	bRcViJ
gesan-	hZlH
geschaftsfuhrung	a_iDjHmX
geschaftsfuhrung$	a^bHcIjHmG
geschenkt	h\\iG
geschenkt$	h]iGjJ
geschichte	jZ
geschichte$	jZlJ
geschlechter	bS
geschlechter$	bS
gesde-	iJjWlU
gesden	iJjWlU
geseh-	kW
gesehen	kW
gesehen$	kZ
gesel-	bUjV
geselle	gVmS
geselle$	aVgSjE
gesellen	bWgTiImR
gesellen$	bZgWiIjJ
gesellenbrief	jZkH
gesellenbrief$	jT
gesellenprufung	iIjZ
gesellin	a\`cE
gesellin$	a[cG
geset-	pI
gesetz	rU
gesetzt	eJkDpIqT
gesetzt$	jSkBpHqV
gesic-	bJcCdWhSiVjHoH
gesichert	cIfThWiI
gespr-	oAp^
gesprach	pTqU
gesprach$	q[
gesprache	oAp_
gesta-	c@ia
geste-	nRoT
gestellt	hVnY
gestellt$	hWnY
gestern	o\\qX
gestern$	o^
gestes	j[pI
gestes$	jSpD
gesti-	aT
gestion de	gGiIkZ
gestion$	bVtW
gestionando	iIjW
gestionnaire	a^
gestionnaires	aVmT
gesto-	aSlV
gestor	aW
gestor /	aVbJ
gestor de	aRgI
gestoria	bZcEiT
gestoria$	iY
gestr-	i\\qU
gesuc-	tU
gesucht	tU
gesucht wird	aR
gesucht$	aWqS
gesun-	hVj\`sU
gesund	jT
gesundheit	bW
gesundheitszeugnis	jS
gesundheitszeugnis$	jT
get	sR
get a	hWmVpU
get it	aVjWpJsT
get the	bSsT
get$	hUlYmJ
get-o-	fGgViS
get-out	bHgW
getaf-	cW
getafe	cW
getafe$	cU
getei-	fX
geteilt$	fYgJhX
geteilte	fVmT
geteilter	fU
getra-	bZsT
getre-	bWiHqIrY
getreide	bYlU
gets	c[jFkc
gets you	gRkX
getti-	nVqS
getting	nVqS
getting the	q[
getxo	ca
getxo$	c]
gewal-	hGiUjZsEtI
gewas-	bZcGhZiHjF
gewer-	gIjWs\\
gewerbliche	bUgHiVpJ
gewerbliche$	bWjImSpI
gewerkschaft	aHb[iU
gewin-	gThW
gewinnbeteiligung	gGhaiF
gewun-	aIfYgGhJpI
gewunscht	aIfYgGhJpI
gezah-	qUsT
gezahlt	qUsT
gezahlt$	hXsT
gezei-	bJf\\hGiClXmGpEqE
gf	gTq^tT
gf$	gIiFjUtV
ghent	bScWdY
ghent$	bVcT
ghost	i[sZ
ghs	g\\
gibie-	jU
gibier	jU
gibra-	cZ
gibraltar	cZ
gibraltar$	cZ
gibt	gUq]
gibt es	bYfZhG
gibt'-	bSgHjFkS
gibt's	bSgHjFkS
gibts	hXlT
giese-	i\\
giesen	i\\
gieße-	c\\qT
gießen	cS
gießen$	cT
gießerei	aWbGqU
gift	aRhSiV
gijon	cY
gijon$	cZ
gil	bFcSiIjCm_pG
gildi-	jW
gilding	jW
gilding$	jW
gimna-	bThV
gimnasio	bThV
gimnasio$	bDh[qS
gin	aZbZcI
gira	bIdHiXjJnT
giral-	dImTpS
girl	sf
girls	s_
girls football	iT
girls$	iGs]
giron-	gV
girona	gV
girona$	gU
gis	iEjAkc
git	jUlZrD
git$	iHjWkT
githu-	bJjRpV
github	bJjRpV
github$	bHjW
gitla-	jSkV
gitlab	jSkV
gitlab$	jT
gitte-	gZhIiW
give	lV
give you	h\\iE
give$	f@jXtU
given	iHl]
given$	fViDjYlY
givin-	iUkS
giving	iUkS
glace	bEi]
glace$	bGiZ
glaci-	iWkH
glacier	iWkH
glamo-	b^cWoB
gland-	iX
glase-	aUbY
glaser	aU
glasg-	cT
glasgow	cT
glasr-	iV
glasreiniger	aZ
glass	a\\
glass$	bRiX
glass-	iRjX
glasses	jY
glasses$	jZ
glasshouses	iX
glasshouses$	iU
glast-	cUg[
glatt-	bJiItZ
glatten	bJiItZ
glaub-	qR
glaubt	jIqYrS
glazi-	aUiYtH
glazier	aR
glazier$	aR
gleich	gRqHsX
gleich$	fVgWlY
gleicher	bXgHjBlGpW
gleichwertig	jX
gleichwertig$	jY
gleis-	aZtI
gleit-	f\\
gleitend	fY
gleitsicht	gV
gleitzeit	fX
gleitzeit$	f]
glen	bTcZiDrJ
gleny-	mV
glenys	mV
glenys$	mV
globa-	k\\
global	b\\
global$	bW
glock-	cTiS
glocken	iW
glove-	gDh]mIpF
glue	bTcHhJjYqI
glue$	bIcGiRjZ
glute-	iUjIkYlH
gm	iHmb
gm$	pWq@rU
gmbh	baiJ
gmbh$	b[cH
gmc	gAh^iHjRkI
gmdss	iJj]kC
gmp	bJjXkZ
gmp$	j^tJ
gms	bW
gms$	bY
gmund$	cW
gnss	jY
gnss$	iSjW
go	qV
go in	jS
go on	qVtX
go to	qZ
go$	aSiUsTtG
go-li-	aIdJeJfIgIhHj[kIlJmEnJoJpJqJrJsJtJ
goa	jT
gober-	mX
gobernanta	mX
goc	h[jY
goc$	bJhZ
god	bIfXiIpFq[
goes	qZ
goes on	rT
goes to	gW
goes up	bHgUtW
goes with	h_
goes$	jIqErUtZ
going	bVqY
going at	aHbZiJ
going on	bU
going to	eRgSqT
going$	qVtR
gold	k^
gold$	iEk_mJpF
goldr-	aIbHcDdHeHfHgHhIi_jEkHlHnHoHqHrHsItH
golf	t]
goma	aJiWmW
goma$	aHiZjI
gone	aIqerZ
good	bRjT
good standing	jZ
good to	kc
good with	jY
good$	kX
goods	bFjV
googl-	iT
google	iT
google form	p[
gord	mZ
gord$	mU
gordo-	aHiJlIsXtX
gorli-	cZ
gorlitz	cS
gorlitz$	cR
gosla-	bRcR
goslar	bRcR
goslar$	bS
gossi-	h\\lIpFqT
got	q[
got to	jR
goteo	i[
goteo$	iY
gothe-	bZcRhGiImH
gothenburg	cWiH
gott	jS
gott$	jTtV
gotta	dDfYj^lJoG
gotti-	c^qT
gottingen$	cU
gourm-	bV
gouve-	aYmHqS
gouvernant	aY
gouvernante	aX
gov	rX
government	iZ
governors	iG
gp	gCh]i[
gp$	bEh[iW
gphc	jakE
gps	hUiSkX
gps$	hDjEk^
gpu	cGi_
gr	a\\gW
gr 0	aXbRgV
graba-	iGkU
graci-	iFjVpHt_
gracias	iIjXtV
grad	jTqRtS
grad$	iSj^
grade	aSeWgZjU
grade 0	eZgX
grade 00	j\`
grade$	bFcFgSjY
grade-	aZiY
grader	bFcFi\\
graders	aXgFiIjS
grades	aWiU
gradi-	jCkWmR
grading	iTjFkYmT
grading$	i_
grado	jSlS
grado 00	eUg[jI
grado en	jY
grado superior	iHlW
grado$	fHi\\jR
grado-	bUiIjV
grados	bUiIjV
grads	iRjIlW
gradu-	lSsT
graduado	jW
graduate	aSsV
grafa-	iT
grafana	iT
grafana$	jU
grafi-	hTqS
grafico	hX
grafico$	bDhYiI
grafiker	aUbI
grain	bZiWjGlE
grain-	bTrU
grainne	aIdHmRpTrX
grainne$	aGmZrG
grains	aU
grains$	aXiI
grais-	iT
graissage	iT
gramm-	bTjX
grammar	bTjX
grand	fFgX
grand$	bIdTg_hJiIj@lY
grande	cSdU
grande$	rZ
grandes	bbeE
grandfather	bVfT
grandhotel	aGbX
grandma	jW
grandma 0	jR
grands	iJnT
grands$	iT
grant	bVe[
grant writer	aW
grant$	bReUgZi?
grant-	aS
granton	cX
granton$	cX
grants	aViS
grants$	aFiW
granu-	bScJiW
granulats	bUcInI
graph-	aacIiHpW
gras	aJlWr[
grass	bViZ
grass$	bUiXnH
grass-	cWiU
grasse	cZ
grasse$	cV
grati-	hc
gratis	hW
gratis$	hV
gratu-	h\`
gratuit$	hR
gratuite	hUiGlW
gratuite$	hX
gratuities	g^hGiGsR
gratuity	gThV
grave	fIgYlT
grave$	jZ
grave-	fVnR
graves	bIfZjTpF
graz	cZ
graz$	cT
greas-	i^
grease	iW
greasing	i]
great	kgrS
great if	fGjIk]
great$	cIk\`tJ
great-	bUjCk_qH
greek	kY
greek$	bRcJjUsR
green	bRcVhS
green$	bUcSgFiSjI
green-	cS
greenhouse	dZfGjEt[
greenhouse$	d[fCiCtZ
greenkeeper	lUmW
greenkeeper$	aX
greens	bXiT
greet-	cSpFtZ
greetings	jVpGt^
greff-	aYq\\
greif-	cT
greifswald	cT
greifswald$	cT
gremi-	bSe[jAsU
gremien	bW
gremien$	iT
grenc-	cZ
grenchen	cZ
grenchen$	cW
greno-	cShS
grenoble	cShS
grenoble$	cShT
grenz-	cJhInZq]sB
grenzganger	hDjJlHn]rY
grep	j[
grep$	j[
grias	aFiIt^
grid	fCgc
grief	bHcIiHj\`kFmFpGtC
griev-	iUqW
grievances	qW
griff	j_
griff-	aSnS
griffes	aViU
griffith	iJnX
grill	aUbS
grill$	aWiUjH
grill-	g^
grille	g^
grimp-	hHj\\
grims-	fH
grimsby	fH
grind	l_p;
grind-	i\\jSlEsG
gring-	jIk[rU
gringo	fSqIrW
gringo$	fTqIrV
gris	sX
gris$	sX
gritt-	iV
gritting	iV
gritting$	iU
groce-	gGh\\
groceries	gHh]
groom	aS
groom$	aY
groom-	aSqU
groomer	aW
groomer$	a^
gros	bY
gross	gZ
gross$	eIgb
gross-	fWiDl\`
grosses	f^hG
groun-	a^
ground	bV
ground$	bSjVrG
group	b]iU
group insurance	gJhZ
group of	i]mGnG
group$	bTiRmStW
group-	bV
groupe	gU
groupe 0	hW
groupe de	b[gF
groupe familial	aIbX
groupe$	cIf\\
groupement	bX
groupes	iV
groups	bT
groups$	bY
grove	aJbWcZiCjH
grove$	aJbWcZiCjH
grow	bXjFlXqS
grow$	jGlY
growe-	iV
grower	aRiV
grower$	a]iC
grower-owned	bW
growers	iWjHrV
growi-	bXqYrC
growing	bXqYrC
grown	sc
grows	b\\gHiV
growt-	mX
growth	mT
growth$	bJgWiSmJ
große	bXkUrT
große-	cJi]
großes	bVhViH
großr-	bUnS
großraum	bGcWiInU
großs-	aU
großt-	iUlB
grua	jS
grub	hapJ
grub$	h_jJpG
gruez-	tU
gruezi	tU
gruis-	aW
gruista	aW
grump-	bVsV
grumpy	bVsV
grund	aXbGiIq\`
grund-	iZjV
grundlohn	gV
grundschule	cT
grundschule$	cS
grundversorgung	aEb\`h<iDtJ
grune-	iIj[tE
gruner	iIj[tE
grupo	gWjI
grupo 0	g]jH
grupo de	bUiS
grupo familiar	bEhX
grupo$	fFiVtS
grupo-	iY
grupos	iY
grupos$	bU
grupp-	jVmS
gruppe	gWmT
gruppe 0	gWiH
gruppen	b\\
gruppen$	bX
gruppenleitung	aY
gruß	t\`
gs	aVcJgUiU
gsm	hXiT
gsm$	hXiT
gst	fGgZjT
gto	c\`jS
guach-	iY
guachera	iY
guachera$	iX
guada-	cY
guadalajara	aScS
guadalupe	cW
guadalupe$	cV
guapa	jGsatY
guara-	gUrR
guarantee	gUrX
guarantee$	fIgYhFrZ
guaranteed	dR
guaranteed$	dXfUiJjG
guard	eIhYjS
guard$	aIeHgJhXiEjVpI
guard-	aY
guarde	iIj\\
guarderia	h\`mJ
guardia	fY
guardia de	cDiV
guardia$	aUgX
guardias	fWmT
guardias$	gV
guards	mV
guards$	aIjRmV
guaym-	cbiCtF
guera-	cW
guerande	cW
guerande$	cW
guere-	cX
gueret	cX
gueret$	cX
gueri-	bTs^
guess	aShTlHmFpDqGrGtZ
guest	hRn^
guest house	h\`
guest-	bS
guests	bU
guests$	bUgE
guia	a_iS
guia de	aU
guia$	aU
guias	aHbTm[
guias$	aEbTfJiJjImX
guich-	iUkT
guichet	iUkT
guichet$	iTkT
guide	a\\bJmXrV
guide$	mZ
guide-	aZ
guides	aUmS
guides$	mX
guild	jVtW
guild-	nT
guildford	nU
guildford$	nV
guilds	cGgUjW
guill-	aIbYjX
guillotina	cIjY
guilv-	cX
guilvinec	cX
guilvinec$	cY
guing-	cY
guingamp	cY
guingamp$	cY
guiso-	iTjS
guisos	iTjS
guita-	cGhGiFj@kh
gujar-	bFcZiC
gujarati	cFkSsS
gujarati$	cEhJjTkVmGsC
gulf	cTjXtT
gulti-	j[
gultig$	jWlI
gum	i_
gum$	i_
gun	iTjT
gunst-	hZ
gunstig	hZ
guss	iU
gusta-	bEcEjGk^mT
guste	jY
gusto	dTiFjV
gut	jHkY
gut$	hJkWoStV
gutac-	iZjJkJ
gutachten	iTkI
gute	aTiIsZ
gutem	gIs^
guten	t^
guten tag	tS
guter-	aRcT
gutersloh	cS
gutersloh$	cTdT
gutes	ja
guy	a[qVtI
guy$	aUmUsS
guys	fVsW
guys$	fYgHiU
gwena-	gJm[
gwenaelle	gJm[
gwo	jb
gwo$	jV
gym	bShc
gym$	bZh[
gymna-	cV
gymnasium	bCc]
h &	iX
h +	gJhTjSsT
h /	aT
h 0	jR
h 00	fW
h :	fW
h a	eSjDmZ
h annualisees	qS
h con	lYmS
h days	fTjH
h de	gDiEj\\
h du	jR
h en	fUgThJ
h et	fIiY
h ou	fW
h over	lS
h par	fY
h permis	bUgIsY
h sur	fT
h$	fV
h-die-	fX
h-dienste	fX
h-dienste$	fX
ha	b[qT
ha$	bT
haas	iHmX
haas$	iHmY
hab	kHsRtW
hab ich	hWlY
hab$	b_
habe	fDjJqUs[
haben und	jR
haben wir	kR
haben$	gHjSlT
haber	jRk]
haber hecho	kUlR
haber trabajado	lW
habil	jYlG
habil$	jYlG
habil-	j\`
habilitacion	k]
habilitacion$	jYlF
habilitada	b]
habilitada$	b\\iGjI
habilitado	gCj^
habilitado$	jW
habilitante	jS
habilitante$	jU
habilitation	j^
habilite	a[hJiI
habillage	gU
habillage$	gW
habille	sU
habille$	sT
habit-	bUhS
habitacion	h_
habitaciones	b[
habitaciones$	bX
habitants	bZgH
habitants$	b_gI
habits	iHj^
habits$	jW
habla	bCcEjEl^qR
hablado	jW
hablado$	jUkR
hablamos	eWtV
hablamos$	e[iH
hablan	q[
hablar	kUpS
hablar con	iTpT
hable	jVsY
haccp	iSjX
haccp$	iSjU
hace	iVlTtS
hace falta	lUtY
hacem-	rV
hacemos	rV
hacen	aIi_kG
hacer	i^j[
hacie-	bWqW
hacienda	aR
hackn-	cU
hackney	cU
had	qbsV
had a	q^sBtZ
hafen	bTc[
hafen$	bRcS
hafen-	hCiFj\\sR
hafenweg	cVsS
hafenweg$	cW
hafte-	bFcIhGibjF
haftp-	bVcHh]iB
haga	iRjV
hague	bTcW
hague$	bUcX
haha	jSs[
haha$	jRsW
hail	aYbZcFiIjFmH
haina-	aDcadJeJfIgIiFjGkIlJmJnJqJsJ
hair	iVjUsW
hair$	i\`jB
haird-	aXbSkJ
hairdresser	bVfJiV
hairdresser$	aTiF
hairn-	bVhYiG
hairnets	bVhYiG
haiti-	qHs\\
haitian	bS
hala	mTt_
hala$	cImTpItZ
halal	bYiUjX
halal$	aIiZ
halb	fZtR
halb sieben	jU
halb vier	f]gIiHmD
halbe	gUkTrR
halbe seite	rY
halbe-	cVpY
halben	gSiJpX
halber	pV
halbj-	i]jIoU
halbt-	hW
halbtax	hW
halbtax$	hW
half	fU
half a	hSiIpX
half day	eSoHpXsI
half days	fahSoC
half five	fZ
half four	fY
half of	bWhZ
half seven	fU
half term	eCfEiGo^pXqT
half the	dSlX
half$	gYiHqR
half--	hdpV
half-fare	hW
halft-	dUhU
halfte	dUhU
halif-	cV
halifax	cV
hall	cWiSpR
hall$	c\`pT
halla-	i\`jG
halle	bXdS
halle (	cW
halle$	bUcGdW
halle-	aTbZmH
hallen	b_iHkHmD
hallm-	iXlS
hallo	t_
hallo frau	cR
hallo$	aEbJt\\
hallo-	aIfYiFmDtV
hallowe'en	oW
halls	bZjR
halls$	bVjV
halt	s[tZ
halt$	aYfTiDtS
halte-	iTqS
halten	iRqU
halten$	iVrS
halts-	jY
haltst	jY
hambu-	c\`
hamburg	cS
hamburg$	dV
hamil-	bTlVpH
hamilton	bTlVpH
hamilton on	c[
hamilton$	bXcBlUpI
hamm	c^
hamm$	c^
hamme-	jYkStH
hammer	iXkV
hampe-	gIi\\
hampers	gIi\\
hampers$	iT
han	iGq[
hand	jV
hand tools	jR
hand$	a\\j^
hand--	iZ
hand-over	iX
handb-	l]
hande-	bEgSiXqT
handel	bGgZiH
handg-	jY
handh-	jX
handheld	jX
handi-	iUrR
handicap	kFrW
handicap$	jU
handl-	jS
handle	iT
handled	hVjUlJ
handler	bTkS
handler$	ac
handlers	aZiE
handles	lY
handling	jTkTlS
handling$	lW
hando-	i[
handover	iSoT
handover from	oVqR
handover to	iV
handover$	iWqV
handp-	hV
handphone	hV
handr-	bIiVjI
hands	lS
hands$	iSmVsU
hands-	hUiXsS
handschuhe	h[i@pH
handw-	bTiSjW
handwerklich	iGjZ
handwerkliche	jV
handy	k]
handy$	kc
handy-	e?fHh]pHtU
handyman	tV
hang	c\\iGqGtR
hanga-	cWhFiR
hangar	cY
hange-	aJbScGi^mV
hanger	bJiUjU
hangt	iTrZ
hanne-	mZ
hanno-	cUnU
hannover	cUnU
hannover$	nR
hanse-	h[mXqR
hansefit	hZ
happe-	iTjGq\\sH
happen	gIi[jFlI
happi-	b[fGkXqG
happily	iGk[
happy	j\\
harbour$	cX
hardw-	dYfHhTiZjImI
haria	aGi[jEtU
harmo-	gIjX
harmonie	iX
harne-	iIjU
harness	iIjU
harness$	hEiIjY
haro	aIc^dF
haro$	aIc^dF
harps-	bScDiEjFk_lJ
harpsichords	bW
harri-	bV
harro-	cXhR
harrogate	cUfIhT
harrogate$	cY
harrow	cUqX
hartl-	iDj[pFt\\
hartlepool	c]
harve-	bR
harvest	hG
harvest$	bTi@mX
harvester	aWbScF
harvester$	aSbScE
harvesting	bSpX
harz	c\\iD
has	iC
has a	oWsStR
has been	qRtW
has no	gXiImV
has to	iIjYsX
has$	bIfTqS
hasht-	rY
hashtags	rY
hashtags$	dIqIrW
hasn'-	qW
hasn't	qW
hast	aJk]qS
hasta	eW
hasta 0	eHiIj]pGqT
hasta 00	qXsY
hasta diciembre	e[oF
hasta el	p]
hasta la	hSoW
hasta las	fd
hasta que	fS
hasta$	fShS
hat	qc
hat 00	aDb\\qCtY
hat den	kFmX
hat mein	bS
hat zwei	cHiSnH
hat$	iRqV
hat's	hGmDr^
hatch	sV
hatch$	sU
hate	iVjFpGqZ
hates	mFpIqZrY
hatt	kGqSs]
hatte	kUqf
hatte-	sY
hatten	sY
hatten gern	qGsUtS
hatten wir	sX
haul	a[hZ
hauli-	bUkY
hauliers	bHjHkZmH
haupt-	c[iHm]
hauptamtliche	aXbX
hauptamtliche$	bS
hauptsache	lUoY
haus	bYh[
haus am	bU
haus mit	bU
haus$	iJqS
hausa-	iTpU
hausanschlusse	iZ
hausb-	iUjU
hausbesuche	hIiZ
hause	dVnS
hause nehmen	h_
hause$	d^
hause-	bRiVsR
hauser	bRiV
hauser$	bViU
haush-	aWiU
haushalt	aXiU
hausm-	aWqS
hausmeister	qT
hausmeister$	tU
haust-	iZ
haustarif	gX
haustarif$	gY
haustechniker	aTiV
haustechniker$	aUiV
haustrunk	h^
haustur	fRnVoE
haustur$	fGjJnYoG
hausw-	a_
haut	bVsX
haut$	qJsUtI
haute	hV
haute-	iSjT
hauteur	iUjW
havar-	iTpR
have 00	aCbSgImVqV
have :	k^pG
have a	sU
have an	aXjHpEq\\
have been	bSfW
have it	jEke
have the	bFj?lWqVrCs\\
have to	lV
have worked	jV
have$	k]
haven't	rR
haven-	rR
haver-	cfiFjH
havin-	qZ
having	qZ
hawk	kR
hay	hRqU
hay que	hUnU
hay$	cJl[
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kVsR
hazar-	iV
hazard	gSiT
hazlo	rc
hazop	iZ
hazop$	iT
hbf	aGbFcRi\\tI
hbf$	aFbEi\\tH
hbo	j[lJ
hc	bWj[
hc$	bYiJjX
hcpc	j\\
hcpc$	aUjU
hd	b[gFmHpY
hdr	jW
he	q_
he or	iYjHkS
he$	hJiDmWqI
he'd	jUsU
he's	qjt@
head	mf
head chef	a[mI
head gardener	aU
head of	aVpR
head office	eIqZ
head$	gSjSmS
headc-	iTqX
headcount	qYtS
headh-	iDoSr[tV
headl-	r\\
headline	r\\
heads	b\\jS
heads$	bWmS
heads-	hRs_
headset	h[
healt-	hZ
health and	iUjH
health plan	bWhWjI
health stipend	gCh[
health$	aUcG
healthcare	hUiS
healthy	iUsZ
hear	iDpDqfsW
heard	hIjWq\\
heari-	iRjT
hearing	jW
hearing$	iIjZ
hearings	iZ
hearings$	iZ
heart	jYsY
heart$	iGjbkUtG
heart-	b]
heat	f[mJo@rT
heath-	bYcUiI
heati-	cXfHoI
heating	cXfHoI
heavy	f\\jX
heavy$	fZ
hebam-	aTgIiWmS
hebamme	aUjR
hebamme$	aSjU
hebammen	iGm[pHtF
hebammen$	iHjImXpG
hebammenwissenschaft	a[eGtF
hebammenwissenschaft$	aYeF
hebdo	aGdYnZ
hebe	jUm[
heben	mIsW
heber-	aHiW
hebra-	bUjJkX
hebre-	kUrT
hebrew	kUrT
hebrew$	iJkV
hecha	pW
hecho	eXpSsS
hecho$	e\`jFlU
hecta-	b[
hectarea	iS
hectarea$	gR
hectareas	bV
hectares	b\`
hedgi-	iR
hedging	iR
hegau	bUcT
hegau$	bRcV
heide-	jWkV
heidelberg	cCiWjSkV
heidelberg$	aUcEiR
heidenhain	jU
heidenhain$	iIjVkS
heigh-	jV
height	rJsZ
heights	jX
heights$	cUiT
heilb-	cU
heili-	fShS
heiligabend	fShS
heilp-	bTcDfIiVmV
heim	h]iT
heim$	iXjE
heima-	bWdXgF
heims-	bEh[iVpH
hein	jTrTsR
hein$	jUrU
heira-	i\\pI
heize-	iT
heizen	iT
heizu-	iU
heizung	iV
heizung$	iS
heiß	tZ
heißt	dViEnV
hekta-	bV
hektar	bV
helad-	aZcHiR
held	iHjUpZ
helen-	cTiF
helene	bTiFmR
helfe-	kW
helfen	hTiIk[
helfen$	iIk]
helfer	aTtH
helferin	aFhGiX
helga	iY
heli	cEhWiTnU
heli$	hYjIkJn>
helic-	cFfEiSnY
helip-	cZ
heliport	c]
helit-	aRb]mBpF
hello	tb
hello$	tS
help	gGhZkW
help with	aVfHhViI
help$	iEkctU
helpe-	mY
helped	aHq[
helper	iS
helper$	iSmT
helpers	m\\
helpers$	m_
helpf-	kV
helpful	kV
helpful$	kZ
helpi-	i[
helping	i[
helps	jVkUlUsT
helps$	iBk]sU
hemat-	cEgJi]kR
hematologia	iGkV
hematologia$	iFjUkR
hemos	bWiEjIq[
hemos-	cFic
hence	bSlIq^sT
hep	aThTjT
hep a	ja
hep b	jV
hep$	a\`jI
hepat-	hW
hepatite	jX
hepatitis	hZjCsT
her	fIkXq\`
her own	s\\
her$	fIiGk\\
herbs-	oS
herbst$	hUiSjJ
herbstferien	fGiIoYtU
herd	qT
herd$	bU
herde-	i\`jB
herdenmanager	aSiV
herds-	a\\
herdsperson	aZ
herdsperson$	aZ
here	aIsStT
here$	aIlVsStV
here'-	t\\
here's	t\\
here's what	fT
hered-	iZ
heref-	bYcXiIjE
hereford	rT
herfo-	cT
herford	cT
herford$	cU
herit-	eT
heritage	eT
heritage fund	eZjE
heritage$	aXbGjS
herku-	b^g?iFjY
herma-	bWhD
hermanas	bYiVjI
hermanas$	bSiW
hermano	bDmXqS
herme-	kTqV
hermes	kTqT
herml-	iRjU
hermle	iRjU
hermo-	aGcV
hermosillo	aGcV
hermosillo$	aFcW
herna-	mRtX
hernan	aImGtY
herni-	s]
herr	pSqTtV
herra-	h]iW
herramienta	hYjR
herramientas	gHh[mJpIqI
herre-	bZmT
herren	mY
herrensalon	bW
herrn	mXqV
herse-	kEmIpTqTsU
herself	kEmIpTqTsU
herst-	hY
hersteller	bX
hersteller von	bX
herve	aEbHcDeHhJiJjFkEmTpBsGta
herz	jYpEqW
herz$	bWhIjYpFqUtI
herze-	iFjIkZ
herzl-	rSt[
herzlich	rSt[
herzlich$	rTtS
hes	jZ
heure	bWhU
heure du	iX
heure-	fS
heures	fS
heures du	jR
heures$	f]
heute	b[
hexha-	fI
hexham	fI
hexham$	fI
hey	tc
hey$	aHtV
hf	aWiW
hf$	aVbIiY
hi	te
hi-vi-	h]
hi-vis	hX
hibri-	dZ
hibrido	d[
hibrido$	dUqS
hide	cHiDjTpEq_
hidro-	jU
hidrocarburos	jT
hidrocarburos$	jZ
hier	nR
hier die	eS
hier$	l^sZ
hiera-	mV
high	bWjY
high street	bY
highe-	jU
higher	gSjS
higher$	gV
highl-	bZiIsS
highlands	bEcWgHhV
higie-	aThI
higienista	aWhI
hijo	sV
hijo$	hU
hijos	bUhWmFsT
hijos$	bWhZjHlFmB
hilde	gHmc
hilde-	jDpHt\\
hildesheim	cS
hildesheim$	cS
hilfe	bHhUjZ
hilfe$	hRiFjZ
hilfr-	kZ
hilfreich	kZ
hilfreich$	kY
hilfs-	aJb^cEiGjV
hilft	kcmS
hilft$	kb
hill	bFc\`fDhHn^
hill$	bIc[
hills	bHc\\
hills$	cZ
hilti	h\\jJkI
hilti$	cIh\\kJmI
hilux	h^
hilux$	h]iJ
him	pIqf
him$	mVq[rJ
himself$	pUqT
hin	gWnW
hindi	iFjd
hindi$	jV
hint	q[
hinte-	cX
hinten	cXmY
hinter	jS
hintereinander	q\\
hintereinander$	qIsXtJ
hinz	iVmX
hip	fIq]
hipaa	kW
hipot-	iZ
hire	eXiSpI
hire$	hDiGj[tR
hires	qV
hirin-	sVtY
hiring	sWtT
hiring$	bT
his	qf
hisop-	i^jI
histo-	jU
histoire	jTpIq\\
historia	jWsT
histories	iYjIsE
history	jUlTsS
history$	jT
hit	gHiYqZ
hits	gRh\\n>
hiv	pIsb
hiver	f[iX
hiver$	iZ
hives	bSfIiZ
hives$	bTfGiY
hiya	t\\
hiya$	aJtX
hl	bWiYjVkS
hl$	b]iVjD
hm	bEjJqUtG
hmp	ca
hmv	jW
hnc	jWtX
hnd	aJsR
ho	bFcSd\`iFjIpW
ho$	bEcYiIpX
hobar-	cY
hobart	cY
hobart$	cZ
hoc	e^mIrE
hochb-	aVbZ
hochbau	aT
hochbau$	aT
hochd-	gIj\\
hochdeutsch	gIj\\
hochdeutsch$	jX
hochk-	aGbEiYpZ
hochs-	sR
hochschulabschluss	j\`
hochschule$	bIj\\
hochschulsport	eHh]
hochschulsport$	h]
hochstens	rTs\\
hochstens 00	sb
hochw-	iGk[
hochz-	iVo\\pF
hocke-	iX
hockey	hH
hod	iGjGkGm^pG
hoeds-	cV
hoedspruit	cV
hoedspruit$	cY
hof	cThTjG
hof$	h\\
hoffe-	iTsX
hoffentlich	iIqSs[
hofla-	b[iI
hofladen	b[iI
hogar	bX
hogma-	cIfShV
hogmanay	cIfShV
hohe	jc
hohe$	j^
hohen-	cWiFnV
hohentauglich	j[
hoher-	j_mJ
hoist	aEbIcIgHihnBsU
hoist-	aWhIiSjF
hoists	aZcJiD
hoja	pYr[sC
hoja de	jRpS
hojas	bGgAi^pW
hojas de	p[
hol	h]
hol$	h^iFpI
hola	tb
hola$	tX
hold	tS
hold the	b[eFrS
hold$	tR
holde-	jEsY
holder	bU
holdi-	bUiS
holding	bUiS
holen	lRqT
holes	bUiSpT
holid-	hW
holiday	gShS
holiday pay	gZhH
holiday$	fYgHh\\
holidays	hZ
holidays$	hVoT
holla-	bVcIk[
hols	fUhW
hols$	hb
holst-	iU
holstein	bT
holsteins	cGiY
holt	aDcRmIpWtW
holz	aIbW
holz$	bJjX
holzb-	aSbZ
holzbau	aVfT
holzbau$	fZiTtG
holzo-	cJiS
holzofen	cJiS
holzofen$	bTiIkS
hombr-	s]
hombre	sb
hombre$	sZ
hombres	bTgJmZ
hombu-	cY
homburg	cY
home	db
home 0	d\`fJhG
home after	d\\eFhS
home based	d[
home births	bFdHi_
home in	d_fF
home office	d^
home visits	iX
home when	dWfUgGhViAjJpJ
home$	d[
home--	d]
home-based	dX
homeb-	cGhYiSjEnX
homeo-	d]
homeoffice	d_
homeoffice nach	dS
homeoffice$	dWfRhJ
homeowners	pU
homes	bXiY
homes$	bYgI
homew-	dDmUpZ
homework	p[
homework$	iSpS
homme	s\`
homme$	sY
homme-	mVsU
hommes	mVsU
hommes$	aGbSiIsW
homol-	aCiXj]
hon	iYmV
hon$	mSpV
hones-	rW
honest$	fS
honestly	bScHqSsV
honestly$	fXiUqH
honey	cIfZgJhWmFqI
honey$	bWcHfEhGiEjZrFtE
honig	i]
honne-	fWlT
honor	aFb]iIjBpFsJt\`
honor-	eXgf
honoraires	g]mH
honorar	eV
honorar$	eT
honorarbasis	eYgH
honorarbasis$	eZ
honorarios	eZgT
honorarios$	eW
honou-	hX
hood	iVjIpU
hook	iV
hooku-	cIdEgIhViYjG
hop	aDt\`
hope	lItZ
hopef-	bYc@eUgIiHqVrI
hopfe-	a\\bHiG
hopit-	b]
hopital	aGbUcT
hopitaux	b[
hopitaux$	bY
hora	g]pS
hora de	fUgWjE
hora$	g\`iWmH
horai-	fXhU
horaire	fUhW
horaires	fW
horaires$	sR
horak-	aScI
horakustiker	aScI
horar-	hT
horario	bJdSfT
horarios	hXkHsU
horas	f]
horas al	fZiI
horas de	fEgWiGjGl\\pS
horas lectivas	aV
horas$	f^
horen	mUsT
horen-	fJgHlVmZpH
horiz-	a^cGhGiI
horlo-	fGhX
horlogeres	fHhY
horne-	icjG
horno	iTqS
horno$	i[
horno-	b[cUiE
horqu-	iSjR
horquilla	gTjU
horror	iVjI
hors	dUfEqW
horse	hZ
horse-	jS
horses	jS
horses$	aHbDhEj\\
hort	lSq_tU
hort$	j[
horti-	j\\
horticulture	iHj[
hospe-	hW
hospedaje	hW
hospice	aTbS
hospice$	bS
hospital de	aGcY
hospital$	iS
hospitales	bW
hospitales$	bW
hospitaliere	bGhT
hospitaliere$	bHhU
hospitalisation	cJdIh_iI
hospitality	bSjU
hospitals	bVmH
hospitals$	bTiVmE
hospitation	pZ
host	a_gIhI
host$	a\`iG
hoste-	mY
hostel	hZsH
hostels	bUcIdXiHjT
hosteria	cZiJ
hosts	a^fImHtJ
hosts$	a]bJiFmGtH
hot	hWiXkU
hote	aW
hotel	bSfHhUnV
hotel 0	bScGfHnZ
hotel en	bIh[kJnF
hotel$	cJhXjG
hotel-	jR
hoteleria	j[
hoteles	bV
hoteles$	bViS
hotels	hR
hotels$	bVcJhXlJnV
hotes-	bT
hotesse	bT
hotli-	iVkS
hotline	iVkS
hotline$	aVkW
hour and	gViJ
hour for	fUqY
hour with	pU
hour$	g]qW
hourl-	eW
hourly	eW
hourly$	eXgSiT
hours	fa
hours :	fT
hours a	fVgV
hours in	aIf=h\\nYoI
hours$	eSfY
house	bWh[
house 00	aGbYlS
house at	gJhXiIjT
house on	fFha
house$	bVhW
house-	aWbV
household	aHbThYiF
household$	aJhZiE
households	bY
housekeeper	aVqS
housekeeper$	aYtI
houses	iVnU
houses$	iVnU
housing 0	bJeDg]iH
housing association	bW
housing$	bDcThTjR
hove	c\\
hove$	c\\
how	rTsX
how :	pX
how much	gVrV
hoy	bYgArRsZ
hp	cViXjI
hp$	cXiSjH
hpb	iW
hplc	aUkU
hplc$	aRiT
hps	a]
hq	b]c[
hq$	bScb
hr :	jJkIpJqZt[
hr adviser	iGrV
hr wk	fV
hr$	g\\
hrs	fY
hrs 00	eHfS
hrs a	fV
hrs incl	lR
hrs over	aFcS
hrs £	aEgH
hrs$	fW
hs	f\\pR
hs$	fXpU
hsa	h]iHjFmI
hsc	j\\
hse	aSq[rE
hse scale	gW
ht	bEg[pF
htl	jZ
hts	jZ
htwl	cX
htwl$	cX
huama-	fImW
hub	bTc]
hub$	bZcSmS
hubsc-	b]cCsb
hubsch	kRsS
hubspot$	jZ
hudde-	cWdTtH
huddersfield	cWdTtH
huddersfield$	cT
huell-	rX
huella	bR
huelv-	cX
huelva	cX
huelva$	cX
huert-	bWcBhW
huerta	hY
huerta$	hYiH
huesc-	mU
huesca	mU
huesca$	mV
hugue-	bIcHhGiGm_sH
huhu	tZ
hui	fZtJ
huill-	i_
huiss-	aHiajI
huit	aSeShGjRoS
hull	jT
hull$	cY
human	aWbHcEi>kAlJpHr]sJtJ
human-	iV
humbe-	cZqU
humber	c\\
humber$	c\\
humed-	jS
humedad	i[jH
humid-	aCbSiX
humor	iGjcmCrX
humor$	aJiIj]rT
hund	bThY
hund darf	bUhZ
hund$	b[
hunde	aIb\\hU
hunde$	aHb\\hX
hunde-	aSbT
hundert	fJgY
hundr-	gR
hundred	gS
hundred for	gGhY
hundred thousand	bZiI
hundred$	bGgY
hungr-	sY
hungry	sY
hungry$	sX
hunt	i[
hunte-	aHc[jSkI
hunter	aHc[jSkI
hunti-	iV
hunting	iV
husba-	sT
husband	sU
hush	qb
hush$	q\`
husum	c^
husum$	c]
hut	aSbHdWfJhIpX
hutt	bIc\`
hutt$	cZ
hutte	aScW
hutte-	fImZpU
huw	mY
huw$	aGbIjHlImYtS
hv	aXiJjW
hvac	e\\mJ
hw	m_pH
hwk	iXjS
hwk$	iXjS
hybri-	dZ
hybrid	dX
hybrid 0	cZ
hybrid$	hV
hybride	dWhS
hybride 0	aGdS
hybride$	dRhX
hyder-	aIc[iI
hyderabad	aIc[iI
hydra-	iZjV
hydraulic	aViV
hydraulics	iX
hydraulik	jW
hydraulik$	jT
hydraulique	j\\
hydraulique$	iHjZ
hydro	iRjHqY
hydro-	aSkY
hyere-	cY
hyeres	cY
hyeres$	cW
hygie-	iRjT
hygiene	iRjV
hygiene$	iU
hygienist	aV
hygienist$	aW
hymn	iY
hyper-	jYmU
hypermill	jUkU
hypermill$	cIiJjTkT
i /	bUfHiEjFmXpYtJ
i am	aIlRmWtS
i can	gZj@lZ
i can't	dRkHsTtW
i don't	aFiTjRlU
i have	gIjJqYtV
i mean	iZrUsU
i need	aV
i said	gXhHqTrH
i shall	aTp[tD
i think	gR
i want	iZrT
i$	bViEjUkR
i'd	sS
i'd like	iHjIo[
i'd rather	eU
i'd want	fJoY
i'll	jFrV
i'm	qUtS
i'm afraid	dVjAoR
i'm the	bJqRtS
i've	bRgWta
i.e	cWo\\
ia	cWiY
ia$	bJc[oG
iaa	jY
iacp	jZ
iata	bJdGfFgBh@iBjYl^
iatse	e[gSiIjG
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	gY
ibiza	h]iEnRpI
ibiza$	iEnZpJ
ibode	aViI
ic	aTfHiWjV
ic$	aUdIi\\nI
ica	iV
ica diploma	jWqV
ica$	iX
ice	aUhS
ice$	i^
ich	qUtS
ich brauch	aWsV
ich weiß	qWtH
ich-g-	jR
ich-gcp	jR
ich-gcp$	jS
ici	l\\rS
ici$	l[qT
icp	b^cIfGhGiDmG
icu	aRbSlT
icu$	jDlZqT
id	bAeIhVj\\kVpV
id$	c[iEjT
ida	cYiEnX
idc	jUsT
iddsi	iY
iddsi$	iX
ide	jYmV
idea	gSpU
ideal	iJkWpRsY
ideal$	jRsZ
ideal-	kcsV
idealement	iFkVoTsS
idealerweise	jFk_
ideally	kXsX
ideally$	k]
ident-	i^kHqX
idiom-	iTjJk[qIrU
idle	fYhWoI
idle$	fXhYoI
if	kT
if he	bGjHkUq\\
if it	f_
if poss	jJkZoRsU
if possible	iXoS
if the	qV
if they	hTjCkVlR
if they've	cHjGkXlW
if we	aUeSfFkHlFqTsS
if you	dSjIkR
if you're	hTjTqE
if you've	lS
if$	eRjFkXlU
ifapm-	jU
ifapme	jU
ifc	jTkV
ific	g_jF
ific 00	gY
ifrs	jHk]
ifs	iW
ifs$	i]jI
ifse	g_
ig	gViX
ig metall	gT
igles-	bTsT
iglesia	bTsT
iglesia$	sW
ignac-	qCs\\
ignor-	qUrItR
ignore	qUrItR
igual	jCleoI
igual$	fRlXrS
igual-	cSgVjHrS
ihc	hJi]jI
ihk	iU
ihk$	aY
ihm	aJm^
ihn	gIhFjHkYq\\
ihnen	mYqEtT
ihr	mW
ihre	iGpWqYtS
ii	aS
ii /	bIhWiV
ii$	aYjY
iii	bV
iii /	bGiVjV
iii$	bXjW
ij	cIi?jWq^
il est	qY
il faut	nR
il le	hWiJjS
il me	aZ
il nous	tX
il y	hW
il$	jUqTtV
ildef-	iFpZ
ildefonso	iFpZ
ilkle-	aFcX
ilkley	aFcX
illus-	aGiVjT
illustrator	aIj^
illustrator$	aIjX
ilmen-	cXrI
ilmenau	cXrI
ils	sZ
ils sont	mWrX
ils$	aRjZsG
ilse	cHiJm^qR
ilse$	dImWpTqI
im allgau	cW
im besten	jBk]
im buro	hSm^
im dezember	fVhUoH
im ersten	hGiVjFmTrY
im griff	j_
im haus	hUqT
im herbst	fX
im jahr	n[
im januar	oS
im juli	fW
im keller	b=hVsW
im mai	b[fXhFqZ
im nacken	aIqWtR
im schlaf	jZ
im sommer	cR
im team	m\\sUtG
im wechsel	fZiI
im winter	bWhT
im$	bSiUjI
image-	i^jH
imagenologia	aZ
imagenologia$	aW
imaging	iS
imke	mIp]
imker	aWiFsRtD
immed-	aDbAcBdJeIfIgJhJi@jEkIlJmJnIobpUqHrJsJtJ
immer	fVkTmSrX
immer mit	iIlImTpJrV
immer$	bWf\`
immer-	jGk\`lFmI
immeu-	bZhD
immeubles	bZhD
immig-	iVsX
immigration	bRiY
immin-	cV
immingham	sR
immingham$	cR
immo	eEgJh\\
immob-	iVjV
immobilier	hHi\\jJ
immobilier$	iX
imms	i^
impay-	i\\
impayes	i\\
impec-	jZ
impecable	jU
impeccable	hEjZ
impeccable$	hEjZ
imper-	jVs]
impfu-	hT
impfung	hT
impla-	iZjSkT
implantation	i\\
implants	aFbW
implants$	aDbZkI
imple-	jV
impon-	fIgWs]
imponible	fDg\\iG
impor-	bSlS
import	bWiUkT
importa	k[lU
importadora	bbjImHpE
important	lY
important$	jIlZ
importe	lU
impos-	b\\hDjYqW
impre-	bS
imprenta	b[iUjH
imprenta$	i\\jJ
imprescindible	j^sU
impri-	b^dFpBqXtE
imprimerie	aR
impro-	jXqT
impue-	iU
impuestos	iU
imss	gBh\`
imss$	eRgBh_
in (	hI
in /	dWfDhViS
in 0	f_iT
in 00	eHiYqV
in 2000	bSqX
in a	jX
in all	bUdFfBhUjJm[
in an	j^kIlH
in and	hSpV
in april	bRmDoFpHq\`
in at	aFbEc?fVgHhEi^jD
in august	bSf[o@qT
in bad	cXjT
in before	aUqT
in by	fSjHo_sE
in charge	mXqW
in class	bHlS
in coburg	qVtJ
in date	j]
in december	gShS
in den	fU
in die	jTsR
in dritter	aI
in england	cGdInWsX
in english	r[
in eu	cFdZeI
in excel	iR
in feb	dFhIjIlFoV
in five	fV
in four	iY
in front	pUsU
in fur	aHbScTrI
in good	jSs\\
in hand	g[jT
in her	qTsW
in his	kFsW
in it	hRjT
in january	fIi\\jJ
in july	bWhSoEpW
in leeds	b\\iCsU
in lieu	bRgWhJ
in march	q\\
in may	iWnT
in november	cGfEgIiUjFoFpIqZ
in office	cGdRhVmYpJ
in on	dVjJoBqZ
in one	fEl\`rS
in person	aHcBd\\fEqSrFtG
in q	iWqT
in season	iUnS
in sept	eGi]o>qV
in service	hZ
in situ	lV
in six	fSgGiX
in spring	iInWpF
in summer	fSkW
in term	bIeIf]gFiH
in their	bJj\\
in this	bYqX
in three	bGfYiHlTpU
in two	eDfVhIiIjGnYq[
in uk	dU
in winter	cZhFjJ
in with	kJpXs\\
in writing	iUq^rC
in your	gTiGjUpVrE
in £	bIhTsR
in$	aWdV
in-ho-	aTbSjSlS
in-house	aTbSjSlS
in-house$	aWbBiHjRlX
in-se-	fIhRiJoX
in-service	fIhRiJoX
inami	hHjY
inami$	iIjZ
inbet-	aRn[
inbetriebnahme	iV
inbetriebnahmen	iIn]
inbou-	aSiYmI
inbound	aSiYmI
inbox	iXpXqZ
inbox$	pW
inc	bW
inc$	aHbY
incen-	g^
incendie	iZ
incendie$	iZ
incentive	gZ
incentivo	g[
incentivos	gY
incentivos$	gY
inch	bJiRjY
inch$	iX
incid-	iR
incidencias	iT
incidencias$	iT
incident	iU
incl 00	gZ
incl nights	fa
incl sat	fS
incl$	dViS
include	fSjHpGr]
included	bJjV
included$	gSiT
incluida	fGgVnYpJ
incluida$	fGgVnYpJ
incluidas	eT
incluidas$	eUiU
incluido	iRjClT
incluido$	gRhRiSjDlT
inclus	gX
inclus$	gX
inclusion	i_rG
inclusive	r]
inclusive$	rU
inclusivo	rS
incluye	iV
incom-	bVgIlFs\\
incon-	iVqZ
inconel	i\\
inconel$	iW
incor-	bSoZtV
incorporacion	o]
incot-	jY
incoterms	jY
incoterms$	jS
incre-	g\\iIjU
indee-	rXtS
indeed	rXtS
indeed$	pTrT
indef-	ed
indefinida	e]
indefinido	eY
indefinido$	eT
indefinite	eU
indefinite$	eV
indem-	gVhW
indemnite	gY
indemnity	hWiS
indemnity$	hSiT
inden-	i]
indep-	bb
independant	bTeWgG
independant$	bSeXgF
independante	i]sJ
independante$	bX
independent	bS
independent$	aXbR
independiente	bX
independiente$	aJbX
independientes	b]iD
indes-	jW
indesign	jW
indesign$	jS
indet-	eW
indeterminee	eS
indeterminee$	eU
index	gajG
index$	g\\jH
india	b^cFiHjJ
india-	aHcUsX
indian	jGsY
indic-	gU
indicadores	i_
indice	gT
indice 000	eRjHpS
indiciaire	gV
indiciaire$	gX
indie	b]
indie$	b[
indie-	bYcF
indig-	aWcF
indigenes	bYlJ
indir-	bUgJ
indirect	rS
indis-	jUlU
indispensable	jUlV
indispensable$	jXlT
indiv-	hS
individual	nT
indoo-	iV
induc-	iTjWoU
induccion	bIfIhGiTjYsI
induction	iIjToUpS
induction$	iBjYpY
inductions	iX
industrial	cTjV
industrial$	cT
industrie	eIgU
industriel	aZiEjW
industriel$	jT
industrielle	j\\mDrI
industries	aGiYlTmX
industry	iVkT
ines	iTm]
infant	aEc\\
infantil	bYrE
infantil$	aS
infec-	iVjHkR
infie-	iSqR
infierno	iSqR
infierno$	iT
infin-	jS
infinita	jU
infir-	bS
infirmary	aHcV
infirmier	aU
infirmiere	aZ
infirmiere$	mZ
infirmiers	iTmS
infla-	gTiS
inflacion	gTiS
info	oJpS
infol-	aFj^
infon-	hWiT
infonavit	hWiT
infonavit$	gIiV
infor	j\\
infor-	iUqS
informal	mJpZ
informe	iUpY
informes	i\\
infos-	aViT
infostand	aViT
infra-	iIj]
infrastructure	aWmR
infrastruktur	bUmH
infus-	bWjU
infusion	bZiHjV
infusion$	bWiHjVlItG
ing	jVm]
ing$	j\\
inge	abbHqItH
ingen-	mV
ingenieria$	bSiU
ingeniero	jS
ingeniero de	iR
ingeniero$	jZmI
ingenieur	jV
inges-	ibjD
ingest	iX
ingle-	jTkS
ingles	jTkS
ingles b	jU
ingles c	aI
ingles de	iEkWlU
ingles para	jSkT
ingles y	jU
ingles$	iFrU
ingre-	iTrR
ingreso	bJfWoV
ingresos	fHiUmIrYsJ
ingri-	mS
ingrid	mS
ingrid$	mU
inhab-	mY
inhaber	m[
inhabergefuhrt	bUiH
inhabergefuhrt$	bW
inhaberin	aEhHmUtT
inhabilidades	j[
inici-	i]
inicial	eSi\\jI
inicial$	eW
inicio	oW
initi-	iT
initial	iT
injec-	b[iHjCkZ
injection	jBk[
injertos$	iX
inkl	hTiR
inkl$	h\\iI
inklu-	gVhX
inklusive	gVhX
inklusive$	hY
inmat-	iWmHrS
inmates	bViEjSrV
inmer-	iV
inmersion	iV
inmob-	bV
innen	aWiS
innen$	iWmU
innen-	a\`fHmTtG
inner-	aGdUjWpV
innere	jYpV
innov-	aGiFm\\
innsb-	cR
innsbruck	cR
innsbruck$	cW
inox	iYkXpI
inox$	jV
input	i\\tV
ins	hSjHsR
inscr-	j\`oCsU
inscrita	jY
inscrito	j[
insel	cWhHiXjG
insel-	bXgGhUnY
insem-	aRiSjT
inseminacion	iUjU
inser-	aRrT
inserat	rZtS
inserat$	tU
insertion	aYfJmR
insertion$	bImV
inserts	jU
inserts$	jY
inset	fVoVpJ
inset$	fUoVpJ
inside	bJ
inside$	d@fYhViSmJ
insig-	m[
insis-	lSqUrS
insist	lUpI
insp	hIi[jJ
insp$	hGiWmS
inspeccion	h]iT
inspecciones	bUiS
inspecciones$	bY
inspection	iZ
inspections	iT
inspections$	iR
inspector	aYrT
inspector$	aUbErT
inspectores	iDm[
insta	iYjT
insta$	iYjS
insta-	pT
instagram	jElSrU
instagram$	jEl[rX
instalaciones	bTj\\kJmB
instalador	iGjU
instaladores	mToIpR
install	eSfS
installations	bbiEpG
installer	a[iI
installer$	aZ
installers	aXcHiJmR
installs	bW
installs$	bY
instead of	pT
insti-	bWnX
institut	aIbScW
institute	bWcJtS
instituto	bVcI
instr	bEf[kI
instr$	bFf[kH
instr-	aUhS
instructeur	aVgHjH
instructions	iS
instructor	aSjSkW
instructor$	jBk\\mJ
instructors	aTmW
instructors$	aViHmX
instruktion	iX
instrument	hWjS
instrumentation	i\`
instruments	gShYiD
insur-	hTjX
insurance	h]jS
insurance$	h[iIjX
insured	j[
insured$	jY
insurer	bUfIhI
insurers	b\\kEsH
intac-	i[jG
intak-	fIiXoT
intake	fIiXoT
intake$	iIo^
integ-	aJbZkT
integral	bEgTiS
integral$	bFgU
integrale	gSjW
integrateur	bU
integration	iWjD
intem-	fUh\\
intemperies	fUh\\
inten-	fSiToI
intensiva	hXjEkUoB
intensiva$	f[
intensivo	fYhSjS
intensivo$	bSfY
interamt	pX
interamt$	aDp[
intercultural	bZiJjFkX
interentreprises	h[
interentreprises$	gJhU
interesse	hFiJk^
interessement	g]hU
interessement 0	eJgYhJ
interessement 00	fEg\\hD
interessement$	gWhX
interest	kZ
interest in	kR
interest$	kXlI
interfaces	iW
interim	cJeX
interim$	cDtS
interimaires	aIbDdHiUs]
interinidad	eb
interinidad$	eV
interior	cV
interior$	cYnV
interiorista	aT
intermediate	aTjSkT
intermediate$	jUkU
intermedio	jV
intermedio$	aUiIj]kI
intermittence	e\`
intermittence$	e[
intern	q_
intern$	q\\
interna	aUcGlUpX
interna$	f]jT
internacional	kX
internacional$	kX
internal	aSqY
internat	bVfT
internat$	f\`
international	aGc@e[mI
interne	aSlUqT
interne$	a[qR
internes	gFhGiRmZ
internet	hXjX
internet$	hSjIr[
interno	aXqY
interno$	aSiT
interpreter	aXcIkT
interpreter$	a[
interpreters	aWiU
interpreters$	a[
intervenants	bT
intervenants$	bT
intervencion	bXhBjI
intervencion$	bYhA
interventions	i[
interventoria	iT
interventoria$	iT
interview	pZqS
interview$	qZ
interviews	p^
interviews on	oJpW
interviews$	iVjYkH
into	aDhBi\\tT
inton-	bHjIkY
intra-	aIbFcVi_
intranet	aFiDrYtY
intro	aBbIiUjFmIpb
intro-	gSi]
intun-	jUkTqU
intune	jUkTqU
intune$	kTqX
inuti-	jJlZqW
inutile	jIl[qS
inutile$	iHjHla
inven-	i^jV
inventaire	i[
inventaire$	iW
inventaires	aCi_
inventaires$	iT
inventario	iU
inventario$	jWlHqX
inventor	jZ
inventory	iW
inventur	iRjS
inver-	cUgIiU
invercargill	jS
invernadero	gIiY
inverness	cVgEtU
inverness$	tV
inverter	hXjI
inverter$	hZiG
inves-	qU
investigacion	bT
investigator	aW
investigator$	a[bH
investor	qWtT
investor$	bUtV
investors	bX
invie-	fUjY
invierno	f[
invig-	aZbFcG
invigilators	aZbFcG
invit-	bTtT
invites	iFtZ
invoice	gY
invoices	i[qS
invoices$	qZ
invoicing	bY
inyec-	bS
inyeccion	bTiJjY
inyeccion$	aUbHiIjZ
iom	cY
iom$	cY
ios	iSkW
iowa	cY
iowa$	cY
ip	iXmU
ip$	i[mJ
ipad	h[
ipad$	h[
ipi	jZ
ips	aFbSiEjUmHpZ
ipswi-	cW
ipswich	cW
ipswich$	cX
ir	aZbEnZpJ
ir$	hFn^pFqG
ira	h]pTrH
ira$	hXpT
irata	a[jU
irata$	iIjSpU
irela-	cSdF
ireland	cSdF
ireland$	c[dEjR
iris	bRjY
irish	jIrUsU
irish$	sY
irpf	i\`
irreg-	fXgU
irregular	fTgWhI
irreguliers	fU
irreguliers$	fW
irrel-	l]
irrelevant	l]
irrelevant$	l]
irreprochable$	jV
irrig-	hIjVmX
irrigation	hFiUjX
irs	gZnG
is 0	fT
is 00	gSiGoVqW
is a	kT
is an	dZ
is at	cWpZqT
is being	jIq\`
is coming	lY
is confidential	dSqS
is done	iBjBl\`qU
is fine	d\\lTrS
is for	g\\sS
is good	bBcFkdqJ
is in	c_iIqT
is no	iSlXsE
is not	l[qW
is off	q[
is on	mHnSqZtX
is paid	hFpZ
is the	cYhD
is why	bTqT
is zu	fYgGmS
is £	q_
is$	qT
isad	iajE
isda	iTjSrJ
ish	fWgY
ish$	g]jI
isixh-	cIjSkU
isixhosa	cIjSkU
isla	iHjVmWnS
islan-	bVcRsV
island	bZcS
island$	bHc_
islands	bYc=dIfGgShDnX
isle	c\\
isle of	c[
isn't	l\\q^
isn't$	lUqTrV
isnt	j\`
iso	aIbSjUkS
iso 00000	aGbViTkT
isola-	cHdIg_hHiSjE
isole-	hUiDpS
isome-	jT
isst	bYmIpT
issue	dJhXiVjD
issue$	gJh[iDnU
issue-	h\\
ist am	fAoXpGqa
ist das	hBrZsG
ist die	bTtW
ist ein	bVeIgEkR
ist kein	jYkUlB
ist mir	iXlTsH
ist nicht	jJlUsW
ist$	bFsStS
istqb	kY
istqb$	jS
it	rS
it "	rU
it all	qXrXtH
it and	lWnYpBsI
it goes	iHrY
it in	rZtI
it is	jRlH
it on	pHqWrc
it pays	gY
it to	iY
it up	iVkIqcrB
it was	qXtU
it within	jT
it'd	iXjHkX
it'd be	iSjHkY
it's	rS
it's a	qW
it's an	aHqXsW
it's for	aGb\\cF
it's me	aIbXlImYqG
it's the	fS
it's$	aHgWrHt^
itagu-	cT
itagui	cT
itagui$	cT
itali-	jU
italian	bSjS
italian$	bUjAkX
italiano	jUkY
italiano$	kS
italien$	aU
italienisch	jRlT
italienisch$	rW
italy	bGcHfFiHjGmInepH
iti	jX
itine-	kX
itinerant	k[nE
itp	fJgHh\`iIjD
its a	jRsT
itsel-	iWkFlS
itself	iWkFlS
itzeh-	cS
itzehoe	cS
itzehoe$	cS
iv	gUjV
iv$	bHgWiIkE
iva	eUgShFi]
iva$	eXiUjGoJ
ivan	m\\
ives	aIcT
ives$	cT
ivf	bYhHkErX
ix	gW
ix$	gSjS
ixos	iHj^
ixos$	iHj^
j /	eYf[nT
j 00	aUfUjH
j$	bJfSpB
j'ai	qUsYtV
ja	sT
ja$	hUtY
jaarc-	eY
jaarcontract	eY
jab	h\\
jab$	h\\
jabs	hY
jabs$	aIh\\iJpJ
jacke	cHh_iEmJpE
jacke-	hY
jacket	hY
jacket$	hY
jaen	bVgR
jaen$	gR
jagds-	jSkR
jagdschein	jSkR
jahn	hYmW
jahn$	hXmW
jahr	hS
jahr 0	fGgGhYqU
jahr$	eSgSnR
jahre	eTj[
jahre praxis	hIiSsS
jahre$	e[
jahre-	eV
jahren	bW
jahren$	hTsS
jahresabschluss	hHia
jahresarbeitszeit	fZgI
jahreskarte	hX
jahressonderzahlung	gXjI
jahressonderzahlung$	g\\jH
jahrg-	bWcEgIrVsTtG
jahrl-	iVnT
jahrlich	nU
jahrlich$	gX
jaja	qR
jaja$	hRjIqU
jajaj-	qU
jajaja	qU
jamai-	lT
jamais	lT
jamais le	fX
jambe-	cTjS
jambes	cTjS
jambes$	cT
jamf	iT
jams	i\\
jams$	i\\
jan	o^
jan 0	iToW
jan 00	pZ
jan$	hHoV
janua-	fVoV
januar	fT
januar$	fRiGpS
january	fSoU
january$	iIo^qT
janvi-	eS
janvier	eS
janvier$	fUoV
japan	bYcFjHnY
japan$	bZcFiInW
japan-	jBk\\
japanese	bSkT
japanese$	bS
japon-	cAiVk[
jardi-	hS
jardin	cTgEhZ
jardin de	bSiZ
jardineria	aWiIjR
jardinerie	bScT
jardinero	bS
jardinero$	aY
jargo-	r\`
jargon	rY
jargon$	rT
java	aWlZ
java$	aTlX
jaw	cV
jaw$	cW
jcl	iTjU
jcl$	iU
jd	bUl]
jd$	lYsJ
je	gX
je 0	fZiTmC
je cherche	aTbUtI
je nach	eYgVtI
je nachdem	gW
je ne	fYqU
je te	gSqR
je veux	sV
jede	f[
jeden	nTrU
jeden vierten	fUiT
jeden zweiten	fViI
jeder	fW
jeder zweite	jW
jeder-	pY
jederzeit	pY
jederzeit$	pY
jedes	f\\qV
jedes 0	fS
jedes zweite	fZhG
jefa	mh
jefa de	aV
jefa$	mX
jefat-	aVjJmZ
jefatura	aVjJmZ
jefe	aTme
jefe de	aT
jefe ing	m[
jefe$	aXpT
jeman-	sS
jemand	sW
jemand der	aVbIiS
jemand$	aXhWiJ
jemanden	aTeXtS
jena	cSdX
jena$	dY
jena--	c\`
jerez	cZ
jerez$	cS
jerse-	iU
jersey	iU
jersey$	iU
jesus	aHfAqbtJ
jet	aVcGhHiUjCk\\
jets	aIb_jJ
jetso-	iZ
jetson	iZ
jetson$	iZ
jetzi-	qZ
jetzige	qX
jetzt	gSrItY
jeu	bViTnGrT
jeu$	hHiZnD
jeudi	fZiV
jeudi soir	f_hD
jeudi$	fThTiR
jeune	sbt[
jeune-	bT
jeunes	sT
jeunes filles	bW
jeunes$	aHbUlS
jeunesse	bT
jeunesse$	bX
jeux	b]gHhIjX
jewel-	aUjS
jewellery	cSjVrI
jewis-	bSqI
jewish	bSqI
jira	dJj_
jksim-	k[
jnc	j^
jo	fIpBqWrJt\`
job :	aTbHiR
job share	e\`f[gHhIjIkHlI
job$	eRhWl^
jobce-	pUq_sJ
jobcenter	pVqR
jobra-	hS
jobrad	hS
jobrad$	hU
jobs	cRpV
jobs$	bWjXpV
jobti-	hY
jobticket	fJh[
jobticket$	h[
joghu-	bYcI
johan-	aFbDfGiGo_
john	bJcW
joign-	fGiUjIm[pH
joignable	fGiUjIm[pH
join	hJm_o^
joiner	kU
joiner$	aY
joiners	aIiTmJpV
joiners$	oHpV
joinery	jZ
joini-	oW
joining	oW
joint-	aViXjF
joints	iX
joke	aHbacGfGhIiDjE
jokes	hRiGrb
jokes$	hVlGpFr[sE
jolie	s\`
jorge	cVmS
jorna-	gT
jornada	eSfU
jornada completa	fR
jornada$	eSgXmR
jornadas	dXiT
jornal	g[
jornal$	gS
jose	aIcVpXtS
josep-	pS
joseph	pS
joseph$	pS
josia-	mUpU
josiane	mUpU
josiane$	mU
jour fixe	aGfUiJtY
jour$	iTjT
journaliste	aWcIeTiH
journals	bXrH
journals$	bXrI
journee	fVpV
journee$	fXiY
journees	bId[
journeyman	gHkZ
jours	dYfXhR
jours +	hZmJ
jours 000	eFf[gJhJ
jours a	dXfUhE
jours de	fU
jours et	dJf]
jours par	fVhFn]
jours sur	dXhSoC
jours$	fZ
joven	sU
joven-	aT
jovenes	aT
jr	a[bIpR
juan	cWmY
juare-	cVhV
juarez	cZ
juarez$	cW
jubil-	q\\
jubila	iVqV
jubilacion	eV
jubilacion parcial	eV
jubilados	aJl[sW
judge	iEjWqV
judge-	bZjY
judgement	j_
judic-	eRfTjX
judiciaire	eZjF
judicial	fWjTqT
judicial$	fViDjY
juego	gZiFjX
juego-	iVpS
juegos	iVpS
jueves a	bWhGnV
jueves por	gIpV
jueves$	fS
juez	jUmY
juge	i[
juge$	iZ
jugem-	iX
jugements	iX
jugen-	aSi[
jugend	b[iF
jugendliche	aGbEgGi_
juici-	iRjSnR
juicio	iXjIqV
juicios	jXnU
juill-	oZ
juillet	oW
juillet$	hSoU
juillet-aout	fWoX
juin	fToWqR
juin$	o_pW
jul	aHdHeIfBh\\nIo\\pFrJ
jule	mWqU
juli	oa
juli$	od
julia-	cYqU
julian	qXtS
julie	nR
julio	hTo\`
julio$	fRiFo\\
july	oY
july 0	oZ
july and	fEhYoE
july$	o[pS
jumbo	i^
jun	bFcDdJeYfRgFhEiSjDkGlImHnHoEpJqIrIsItI
junct-	iHjX
junction	cT
june	gHo_
june 00	eJfBoc
june$	gEoY
jung	jDmHqEsb
junge	rHsa
junge-	bTjVs\\
jungen	bWiFj[pJ
jungp-	iV
juni	fSoXpT
juni bis	oU
juni$	oWpY
junin	bCcbhIjJmI
junio	o\\
junio$	eRo\\
junior	aX
junior$	aVbHeU
juniorchef	bWmDpX
juniors	cUiUlSmX
juniors$	iWm]
junip-	aIbUjU
juniper	aIbUjU
junta	fFi[
junta$	gSiU
junta-	fTiU
juntas	fTiU
juntas$	f[hH
junto	aUcZiCmV
junto a	bDc\\hWmU
jura	cUj[kS
jura$	cWiGkVmI
jurid-	jWtT
juridique	aStV
juris-	iVjRlT
jurist	aEjTlX
jurist$	aEiJjWlR
juriste	jJ
jury	iTp\\
jus	iV
jusqu'a 0	iToV
jusqu'a 00	fVoIpT
jusqu'a 000	gW
jusqu'au 0	eTpT
jusqu'en	bX
just	sT
just off	aEccfFiI
just say	pGqU
juste	iHjWo]
justi-	mZ
justice	iUjHkRmS
justo	pJr_
juven-	iRrV
juvenil	iSrV
juvenil$	bTiTrU
juzga-	bJn\\
juzgado	iS
juzgado$	iW
jv	aGb]qW
k $	gWiV
k (	qXrVsH
k +	gS
k /	bDfJiX
k 0	hXk[
k 00	fEhY
k a	hCie
k base	gSmG
k depending	gWiI
k for	gUhT
k fte	g_
k incl	fE
k members	bZcIgEiUjI
k monthly	g^
k on	g^
k per	gRhS
k pm	g_iS
k to	fDi]
k visitors	b[gJ
k yr	hU
k €	gXiR
k$	g]
kabel	iX
kabin-	sY
kabine	sZ
kabinen	iW
kafer-	aXbIcDiUjH
kaffe-	bWhS
kaffee	hV
kaffeemaschine	bXpH
kaffeemaschine$	bYgHhCiTjHpG
kaffeemaschinen	bFgJi\`
kafka	jSkZ
kafka$	cGiUjT
kaise-	bXcFh]iI
kaiser	h^
kalbe-	iX
kalber	iW
kalen-	bXpY
kalender	bZiS
kalgo-	cW
kalgoorlie	cW
kalib-	icjG
kalku-	jY
kalkulation	iRpU
kalt	gIh\`
kalt$	bCgHhapH
kalta-	iW
kaltakquise	iW
kalte-	aZbDcDgHhDi[j>kVoH
kamlo-	cZhXiE
kamloops	cZhXiE
kamme-	jElXrSsX
kampa-	hV
kampagnen	fTjI
kampala	hW
kampala$	hV
kanal	aFbIcHiZj]qH
kango-	hW
kangoo	hW
kangoo$	hW
kann	jVkZlR
kann nicht	kRs\\
kann$	jTlS
kanna-	jZ
kannada	jZ
kanns-	tS
kannst	tS
kannst du	jIkUtT
kanti-	hU
kantine	hU
kantine$	fRhV
kanto-	bZcCjR
kanton	bGcDgEhWjZ
kantonalem	gY
kanzl-	iRmU
kanzlei	bWdS
kao	fGg^mGpG
kapit-	cGhBi@j_mX
kapitan	m[
kardi-	fIj[
karen-	eUqS
karenzvertretung	cSeY
karls-	cTjT
karlsruhe	cTjT
karlsruhe$	cTjR
karte	aWgUhEtS
karte$	aWgWhDtT
karti-	i[
kartierung	i[
karto-	i]
kase	hSiXtF
kasse	aVjU
kasse$	aSiV
kasse-	bXiT
kassel	cY
kassel$	cS
kassen	bY
kassi-	lW
kassier	qU
kassieren	iRjHlX
kat	ja
kat$	j]
katal-	hUiS
kateg-	aIbFjWkU
kategorie	aHbFiJjWkV
kath	pRtX
kath$	aEpStX
katho-	bVkGqDsd
katholisch	iGqFrIsb
katholisches	aIb\`
katze-	bY
katzen	bY
katzen$	bU
kaufm	iIjZmV
kaufm-	a\\mE
kaufmannische	a\\mD
kaum	iVlWqJ
kauma-	iYpT
kaumatua	iYpT
kavo	gZ
kb	bIiZjT
kchf	bCgaiDpD
keel	pZ
keel$	iHp\\
keen	fXsV
keen$	fX
keep	qXrV
keep it	eWqRsT
keep that	qZ
keep the	i^
keep$	gTrF
keepe-	aTlWmR
keeper	aX
keeper$	aZ
keepers	mY
keepers$	mW
keepi-	eVfH
keeping	eVfH
keeping the	iX
keeps	iRjZqYtH
keevi-	bU
keeving	bU
kegs	hBiXjZ
kein	lVrRsS
kein "	r\\sI
kein fehler	k^
kein muss	jDl\`
kein thema	lTpHqZ
kein witz	hYrG
kein wort	qcrG
kein$	fTiIrVsR
keine	rSs\`
keine mit	sZ
keine$	fYlVsT
keine-	lUqSsW
keinen	iGpJrWtT
keiner	jIlXqS
keiner$	gFqSrT
keins	bCcFdZiHjFlXpHrWtB
kelle-	h[iV
keller	sT
kellermeister	aT
kelln-	aSjFlY
kellner	aSlS
kells	c^
kells$	c^
kelow-	cY
kelowna	cY
kelowna$	cY
kempe-	bJcYmHpV
kemper	mGpYqS
kempt-	cV
kempten	cV
kempten$	cX
ken	bEiJlapIqSsI
kendal$	cU
kenne-	kU
kennel	aZ
kennen	iGkVqJtR
kennen$	iDk\\
kennt	gEjWr\`
kennt-	jTkV
kenntnis	jXmJ
kenntnis$	jZ
kenntnisse	kX
kennu-	fJpZ
kennung	fJpZ
kennz-	pT
kennziffer	pT
kennziffer 00	pT
kenor-	cUnZtB
kenora	cUnZtB
kent	aJcWsT
kept	pTqT
kernz-	fSgJhX
kernzeit	fSgJhX
kernzeit 00	f[
kerry	cViW
kerst-	mV
kerstin	mV
kes	g\`
kesse-	aJbUcHjWkEsF
kessel	bFcJi[jF
kessi	aIbHgIhFi^
keswi-	cR
keswick	cR
keswick$	cU
kette-	cWiR
kettl-	bYmFpY
kettle	bZjItW
kev	mY
kev$	aIjJmXtR
key	ia
keyho-	jZmG
keys	bV
keys$	b\\
kfw	bXfJhHiW
kfz	aWi[qEtC
kfz$	aWiVqItG
kfz-g-	aT
kfz-gutachter	aT
kg	jT
kg /	iS
kg$	iUjX
kicks	gIq\\
kid	bVhWlGqV
kiddu-	iX
kiddush	iX
kids$	hZjT
kiel	cWnZ
kiel$	cTnZ
kiele-	bSfT
kieler	bSfT
kilke-	cTfS
kilkenny	cU
kilkenny$	cS
kill	qU
kilma-	cT
kilmarnock	cT
kilmarnock$	cW
kilns	bSiT
kilns$	bSiT
kilo	gThYiJkCsW
kilom-	cSgYiGnf
kilometer	cVjTpI
kilometer$	nS
kilometergeld	cGgEn^pG
kilometraje	g\\
kilometres	gHnZ
kilometro	cYgWnA
kilos	gIjTsW
kilos$	iFjY
kind	aYfGj[
kind$	aaqGrCtI
kinder	i]
kinder und	aY
kinder unter	bViW
kinder$	bbsS
kinderbetreuung	aX
kinderbetreuung$	aY
kindergarten	bU
kindergarten$	bYhHiH
kindern	iRj@kWqIsS
kindern$	bIhHiYkH
kinderwunsch	s[
kinderzulage	hW
kindl-	jStS
kindly	jStS
kindly$	bTjZrTtF
kine	mV
kine$	aXmW
kines	bXiCm]
kines$	bWiCmZ
kines-	aSmS
kings-	nWpT
kingston	nWpT
kingston$	nS
kiosk	aRcGgFjY
kippe-	aGcEi]jG
kirch-	bYiS
kirchberg	cW
kirchberg$	bIcX
kirche	iSsZ
kirchen	bU
kirchen$	bScGiS
kirchengemeinde	aFbX
kirchengemeinderat	bShHiIjIm\\pIqG
kirkc-	aIcU
kirkcaldy	aIcU
kirkcaldy$	cU
kirkw-	c\`
kirkwall	cW
kirkwall$	cW
kis-a-	jX
kis-ablosung	jX
kiste-	bJiY
kisten	bJiY
kiswa-	jTkHrZ
kiswahili	jTkHrZ
kit	h\\lU
kit$	h\`lU
kita	aTh^
kita$	a\\bC
kita--	hZ
kita-leitung	aV
kita-leitung$	aZ
kitchen$	aXiD
kitchens	iX
kitchens$	bX
kits	aDbaiV
kits$	i\`jI
kitte-	bHcIgHhYiEkIl[pHsW
kiwi	pVs]
kiwi$	bYjFpHsX
kiwif-	bTiU
kiwifruit	bTiU
kiwis-	gHh]
kiwisaver	gHh]
kl	fGh^jXpA
klapp-	qTsT
klappt	cUsT
klar	iGjYlU
klar$	jXlT
klara-	bW
klaranlage	bW
klare-	qV
klaren	qV
klass-	jU
klasse 0	bXjI
klasse b	jZ
klasse$	hSjIkW
klaue-	i[
klavi-	cHiY
klebe-	iY
kleben	iY
kleben$	iY
kleid-	gDh\`pIsZ
klein	bRfGiGpIrYtS
klein$	aFbVgIiFkEmIpIsTtU
klein-	bYiT
kleine	iU
kleinen	fFiVsV
kleinere	iY
kleinreparaturen	iV
kleinreparaturen$	iV
kleinste	bFcYiIrW
klemm-	hT
klett-	aYh]
klien-	i[
klima	bWiT
klima$	bUiT
klima-	h]sH
kling-	cIiIrXsU
klingeln	dWpVrG
klingeln$	dY
klingt	bTsItT
klini-	cR
klinik	hXiX
klinik$	bAhYiY
kliniken	bSnW
kliniken$	iX
klinikum	bTeH
klinikum$	cTeG
klinikverbund	aY
klinikverbund$	aYbR
klopf-	i^
klopfen	i^
klost-	bX
km	ne
km a	jVnW
km de	bU
km par	gHiIjUnX
km$	bScWg[
knapp	kGm\\rZ
knapp$	aChIkDmWrZ
knees	iRqXs]
knees$	bFhFjHqZsH
knie	jTqVsT
knie$	qZsX
knife	jT
knits	a[cIiE
knits$	a[cIiE
knive-	kT
knives	kT
knock	c[iT
knock$	aIcTiW
knock-	aHib
knott-	jT
knotting	jT
know	qY
know a	aEtZ
know the	bIs[
know what	gSjEsZ
know yet	qU
know$	lSqX
know--	jTlW
know-how	jTlW
know-how$	iHjXkT
knowi-	kY
knowing	kY
knowl-	kWlV
knowledge	kWlV
knowledge$	hEiCjXkSlU
known	bShCjDmIs\`
knows	iDjWkVq^
knx	iHjTkX
knx$	cIjT
kobi	p]
kobo	jTkX
kobo$	jRkU
koch	aVjS
koch$	a\\jUtH
koche-	i[
kochen	i[
kochen$	iW
kochi	c_
kochi$	cX
kochi-	mT
kochin	mT
kochs-	iW
kochst	iW
kocht	f=h^iUmH
koffe-	hV
koffer	hV
koha	bIcFj_
koha$	cIj\\
kolka-	pX
kolkata	pX
kolkata$	cSpV
kolle-	hVmZ
kolleg	jVmX
kollege	fFmZqXtY
kollegen	iElXmW
kollegen$	iJjGlTmX
kollegin	aIqT
kollegin$	aGeXmTtS
kolleginnen	mWrS
kolleginnen$	mb
kollegium	bT
kollektiv	bU
kollektiv$	bThS
koln	cZ
koln$	cT
koln--	c_iBn\\
kolon-	bIiSmSsT
kolonne	iWsW
kolonne$	iUmEpJsV
kombi	ha
kombi$	h[
komis-	cJpIsTtX
komisch	cJpIsTtX
komm	pZtS
komma	cI
komma drei	hV
komme-	rRsS
kommen	rRsS
kommen$	fTlGpRrHsR
kommi-	kDqVrZ
kommission	iVkCr^
komms-	jVlX
kommst	jVlX
kommt	lUpGqZ
kommt$	jXkT
kommu-	b_cGqS
kommunal	bU
kommunen	bTjH
kompl-	hSiS
komplett	hT
komplett$	hRnV
kondi-	jY
konditorin	mF
konditorin$	aXmG
kone	bTjR
konfe-	hSs]
konfektion	aVjHsX
konfi-	bHiVjU
konfigurieren	bIjW
kongr-	aTcHfT
kongress	rS
kongresse	aJbRiV
konig-	bCcTiX
konku-	qVrU
konkurrenz	qVrU
konne-	jW
konnen	jW
konnen$	iIjR
konnt-	bWqT
konnte	bYjIoR
konse-	jTrU
konsi-	hGi^jJ
konso-	iSjWlD
konst-	aZcTtS
konstrukteur	aSlY
konstrukteur$	aSlY
konta-	iZ
kontakt	iSpV
kontaktlinsen	iY
konti-	s]
kontr-	eWrW
kontrollieren	iX
konze-	pR
konzept	iSpU
konzepte	i\\
konzern	iHjWlV
koord-	aUmU
koordination	aXiX
koordinieren	mX
koordinieren$	aIiGmY
kopf	aZgGqU
kopf$	a[gDjIqS
kopfe	bVmW
kopfe$	bZmR
kopfr-	fGj^
kopfrechnen	fGj^
kopft-	sc
kopftuch	s_
korea	bXfGgHhY
korea-	kZ
korean	kZ
korer-	iSpU
korero	iSpU
korre-	iZjT
korri-	iS
korrigieren	iS
koshe-	iY
kosher	hS
kosher$	bYhDjJ
kosme-	bRcIjFk^
kosmetik	aTbViG
kosmetik$	aTbWiGjJ
kost	h^
kost und	hWsR
koste-	hYiVtT
kosten	hUjV
kostenlos	hVqR
kostenlos$	hT
kostenstelle	aIbEcGeCgGhGqRt^
kostet	hZ
kotli-	kY
kotlin	kY
kotlin$	jY
kowal-	qS
kowalczyk	qS
kp	aXfH
kp$	a[
kpi	gRhIiX
kpis	gWi\\jI
kpis$	gZhIiR
kql	jT
kr	g_rS
kr /	g\\
kr$	gT
krabb-	aTb[
kraft-	aJbSjTsS
krafte	aFbWcJ
kraftig	fGiHjXsW
kraftraum	cJhXrG
krako-	qV
krakow	qV
kranf-	bHj_
kranfuhrer	aVjH
krank	hIm@q_sZ
krank$	aHqRsU
krank-	bZ
krans-	jR
kranschein	jR
kraut-	iY
kredi-	aWgChViTjI
kreid-	iVqW
kreis	fInZ
kreis$	fInZ
kreis-	hVmJnYqV
kreiß-	qU
kreuz	bUqYsS
kreuz$	aIbUqSsT
kreuz-	a@bGcVfIhFia
krieg-	c^iGkVnH
kriegen	iIjXlV
kriegt	hRsV
kripp-	tG
krone-	i_
ks	bIcWiYjF
ksa	bUiX
ksa$	bW
ksh	gZ
kuber-	jXlS
kubernetes	jXlS
kubernetes$	jXlS
kuche	a]
kuche-	iWmX
kuchen	iS
kuchenchef	aUmFpW
kufst-	cVrR
kufstein	cVrR
kufstein$	cX
kuhe	aGbViVkHtZ
kuhe$	aIbSiTkHtX
kuhl	bViHmW
kuhl$	bXhJiGmU
kuhlh-	b[gIiIjF
kuka	aTfIj]
kultu-	m]
kunde	bSjUqX
kunde-	iS
kunden	bUiT
kunden$	bIeJjX
kundi-	hYoZpF
kunds-	bRjTkT
kundschaft	bRjTkT
kunst-	aTbZiDjY
kupfe-	a=b\\cGi_
kur	iCk\`lH
kura	bfcEsH
kurat-	aZiGjIrS
kurdi-	kT
kurs	fIj]lW
kurs$	fFhFj\\lV
kurse	aZiWtH
kursg-	gFh]iE
kurz	ra
kurz davor	cIjV
kurz$	pIqJratJ
kurze-	fRq[
kurzer	bJfZ
kurzf-	fFoZpWr@
kurzfristig	fFo\\pE
kuste-	aEbdcJjFnJ
kv	aVgZ
kv$	aWbT
kw	bGhYo\\sItV
kw 00	eHfIgFhHoXt\\
kw$	iatF
kyc	aSiZ
kyc$	i[
kyrib-	cFjT
kyriba	cFjT
l 0	aZj]kY
l 00	g^
l a	bSfX
l$	fAg_hW
l'a	c\`iEqS
l'acc-	gSpRsT
l'act-	fIgY
l'acte	fIgY
l'age-	iInTqX
l'agence	qZtS
l'ais-	iHjYsT
l'aise	iHjYsT
l'an	hX
l'an dernier	gFnTqR
l'an passe	gR
l'an$	gIi\\jE
l'anc-	gIqa
l'ancien	qW
l'ang-	iIkSlT
l'anglais	iIkSlT
l'ann-	qZrS
l'annee	eUjV
l'annee$	eUjV
l'annonce	jErYtT
l'annonce$	tU
l'api	icjHm>
l'app-	bHjJl\\pIqX
l'arr-	jU
l'ass-	aHiRtS
l'association	aGbUcHtV
l'assurance	qYsW
l'ate-	jU
l'atelier	jU
l'atelier$	hYjV
l'aut-	qU
l'eau	i^
l'ech-	qX
l'eco-	jH
l'ecole	mR
l'ecr-	qXr]sI
l'ehp-	tX
l'ehpad	tX
l'ehpad$	tX
l'emp-	rV
l'emploi	rV
l'ent-	aJgVrS
l'entreprise	iGpFr[
l'entretien	aFgXhJiSpW
l'equ-	bUfHiVmBsX
l'equipe	bVfGiRmCqSsX
l'equipe$	bYfEpJ
l'essai	gRsU
l'essai$	dVgWoIpEsG
l'eta-	j[pX
l'ete	f[gI
l'ete$	fXkS
l'eve-	bTq_
l'hab-	kX
l'habilitation	kX
l'heu-	gX
l'heure	gX
l'heure$	gV
l'hiv-	eT
l'hiver	eT
l'hiver$	fRjS
l'hor-	bScIiTsU
l'ins-	qU
l'instant	gTqX
l'instant$	gTqT
l'int-	dRjSkDrZ
l'occ-	iR
l'occasion	iR
l'occasion$	iR
l'ora-	jSqV
l'oral	jSqV
l'oral$	jTqV
l'ord-	hSjS
l'ordre	jU
l'ordre$	iEj[tT
l'ouv-	qDrW
l'ouverture	qDrW
l'uni-	qWsI
l'unite	qWsI
l-j	f\`gI
l-s	fa
l-s$	fa
l-v	f^
la 0	hUqV
la banque	iTq\\
la boite	h\`mG
la bolsa	eHpXr[
la caisse	hFpYqS
la caja	pIqZ
la calle	qX
la campana	oTqV
la carte	fZr^
la casa	dIhc
la clientele	s\\
la cocina	iS
la comida	fS
la comision	cEgEq\\
la communaute	aIcWsX
la competencia	pHqZrR
la comunidad	qU
la de	q\\
la defense	c_
la direction	aVq[
la directora	mFq\\
la empresa	eT
la familia	iTpUrWsE
la formation	jIkSmD
la gente	sZ
la hora	g^
la journee	pV
la junta	qR
la main	jR
la maison	dWhTrR
la mesa	aSgBm_
la mutuelle	qY
la nave	tS
la noche	fSqT
la nuit	fFgViTjS
la oferta	jIpHr[tS
la oficina	pWqI
la palabra	rb
la persona	fW
la personne	iSkGoVqErV
la place	sY
la plaza	aWbU
la premiere	hW
la regie	tU
la saison	eEgVoX
la segunda	qS
la semaine	fVqV
la semana	eXmXoI
la senora	aHiZ
la serena	cRhT
la tarde	fRhS
la temporada	aWpEtU
la tienda	cYpWqI
la titular	iXjGqS
la una	aGcJf\\
la venta	bIiJqZ
la vente	gRhGiIo\\pE
la vida	b[hHqW
la ville	cHqUrS
la vista	b\\cEjIpU
la voiture	q\\
la web	pTtY
la zona	gCnTpHrSsZ
la-de-	qS
la-dessus	qS
la-dessus$	qT
lab	iUmS
lab manager	aV
lab of	bW
lab$	aVmX
label	bXjW
label-	iW
labelling	aZ
labels	bViR
labels$	bYhJ
labo	bWdY
labo$	dUiUqIrU
labor	eSiToT
labor$	bWeUiY
labor-	mT
laborables	hZiI
laboral	aTpU
laboral$	eUjUkGpR
laborales	kTpX
laborales$	iIkUpT
laboralista	bWjH
laboralista$	a[
laborant	mZ
laborant$	m[
laborantin	mW
laboratoire	bUrS
laboratorio	mW
laboratorio$	aSiUjEmZqI
laboratorista	aWjV
labou-	mXqS
labour	iUqX
labourer	m\\
labourer$	mW
labra-	jUmFp\\
labs	b\`cIiSnT
labs$	bUiY
lac	aDbGc_fIgHlJ
laca	iSjY
laca$	j[
lace	iX
lachi-	mZ
lachie	mZ
lacki-	a?j\\
lacta-	h[iX
lactantes	bGiZs[
lactation	b[
lacte-	gX
lad	mXse
ladde-	hSjZ
ladder	hYlHqT
ladder$	hFjVqZsJ
ladders	j]
ladders$	jY
lade	p]rHtC
laden	bUiW
laden$	bReStV
laden-	aScGhY
lader-	gV
ladie-	mTsW
ladies	mUsX
ladies and	bSiAtZ
ladies$	iCmXsW
lado	c]jIkU
lads	jHsg
lads$	bUiI
ladun-	aWiV
ladungssicherung	aWiV
lady	mTse
lady$	mXsT
lage	bJcFiYjXpG
lager	bTdUmWtJ
lager$	bVhXtJ
lager-	aX
lagermitarbeiter	a]
lagern	i^
lagos	cYmU
lagos$	aJmY
lahr	cYfEgJiHn]oEpI
laia	mapG
laiss-	qUrY
laisse	qZ
laisser	nWqIrY
lait	b\\cEfJ
lake	c\`hTqF
lakev-	c]jDkF
lakh	gRhWiX
lakh$	bGeIgVhWiStI
lamb	bJhXiX
lambs	cHiZtJ
lamin-	aYbXiFjT
lamp	hJiYmIpIs]
lance-	gTiZ
lancement	gUiV
lanch-	cGhHn[
lancha	cGhHn[
land	bWnR
land$	hTjCnV
landa-	cViT
landau	cY
lande-	aJb\`cViFjI
landern	sW
landern$	sW
landg-	bIcWiU
landk-	bYnZ
landkreis	bW
landkreis$	cSiTkJnE
landkreise	n[
landl-	gIiV
landm-	bYiAk[lS
landmaschinen	cHiIlYmE
landmaschinen$	bFcIiHkJlZmG
landmaschinenmechatroniker	aTjU
landr-	aHbWcDqW
lands-	a[nT
landschaftsgartner	aWjX
landshut	cV
landshut$	cW
landt-	bY
landtechnik	iY
landw-	bUiRkZlE
landwirt	j\\
landwirte	aJbZdIfJhIiSjDkGmHtE
landwirtschaft	jFk]lB
lane	bXiU
lane$	bZhUiG
lanes	iWjT
lanes$	iVjU
lang	fWiJoUqHr[tU
lang$	fWiIjBpHqErWtW
langa-	b[jI
lange	fWjTmJrV
lange-	aIcXfRiInUtG
langer	fTnW
langt	l^
langt$	l^
language	cX
language$	cTiJjX
languages	bVlT
languages$	bXmW
langue	kZ
langues	j]
langues$	j]
langz-	cGf@gJh]iVpEqXsE
lanus	c[
lanus$	c[
lanza-	i[
lap	j^
lapse-	iVjTqI
lapto-	hY
laptop	eIh[
laptop$	hR
laptops	iR
laptops$	iS
larch	iZ
larde-	i[
larder	i[
larder$	iY
lared-	cT
laredo	cT
laredo$	cT
larga	iW
larga$	cIfTiYjS
larga-	iZqX
largo	qY
largo$	qW
larra-	m]
las 0	f^jSpU
las 00	fU
las dos	fSjTqUrI
las horas	fAgXhJiT
las palmas	iS
las siete	fVpUqJ
las tardes	fGmTpX
las$	cWfI
laser	aCih
laser-	iRj]kDtF
lashi-	iW
lashing	iW
lass	aSqUrTsT
last	q]sR
last 0	jUpV
last one	qUsT
last two	iIpU
last year	bXhIsZ
last yr	bWgYqH
last$	aIf]hAiJjIsTtT
laste-	iY
lastenrad	hViTpI
lasti-	e\\jG
lasting	e\\jG
late	f_oR
late nights	h^
late shift	sT
late$	f\\hT
later	lV
later$	iGjIl\\tW
lates	f^tD
lates$	fUgW
lates-	o_pJ
latest	o_pJ
latest$	oR
lath	bHcHib
latin	j]kU
latin$	aIjV
latin-	r[sX
latte	iVjX
laufe-	fSjS
laufen	fUjU
laufende	bW
lauft	fJgFkSlTqX
lauft$	cIjFkUlYpFqStR
launc-	nS
launceston	cHiJn[
launch	cU
launch$	cBh\\iBpXqS
launches	bVsT
launches$	bX
laund-	hTmW
laundry	hSiS
laundry$	aUhW
laune	bWhX
laune$	bYfHhYiI
laura	iEm_
laure-	aGc]iFmStU
lausa-	c\`pI
lausanne	nSqS
lausanne$	cSnT
laut	hIjTqT
laut kv	gX
laut$	bRtY
laute-	bR
lauten	bJiSjU
lauter	bXsT
lavad-	hUiZ
lavado	hW
lavado$	hR
lavag-	iT
lavage	iT
lavage$	hW
laval	cXpS
laval (	cX
lavan-	aShWmE
lavanderia	aShWmE
lavanderia$	h[iHpI
lavap-	aXcUiD
lavaplatos	a[iI
lavaplatos$	aZiH
law	bGiIlYrX
law$	aZbEkXrS
lawye-	bS
lawyer	aU
lawyer$	bJjJsTtH
lawyers	aIb\\
lawyers$	bX
lay	i_
lay-u-	jY
lay-up	jY
layer	hYjIkR
layer-	iV
layti-	iSjU
laytime	iSjU
lb	cRjX
lc	bJcJg]iUjHmI
ld	iHjIk\\
le	qS
le 0	pWqW
le 00	fSiJoRp\`
le chef	aUiX
le client	pJrX
le conseil	h[iDqR
le dernier	qY
le dg	aUpUqU
le dimanche	f]hF
le diplome	lW
le jeudi	fWhZiE
le lundi	fWiSmJ
le magasin	hUiX
le maire	tW
le mardi	gJiU
le matin	ib
le mercredi	fTiS
le mieux	iCoYpX
le mois	eDf[hSnY
le mot	gYrV
le nom	r_
le patron	qZ
le permis	mUrU
le poste	eVtX
le salaire	rS
le samedi	nR
le secteur	bTcViJ
le site	iEpRtZ
le soir	hWjGsU
le temps	h\\qDsUtU
le vendredi	dX
le week-end	hVtV
le$	oV
lea	r^
lead	aWmm
lead$	ac
leade-	mU
leader	aWmV
leader$	aW
leaders	iFtW
leadership	bU
leadi-	mT
leading	mT
leads	iTlImc
leads$	hTiZmC
leadw-	iV
leadwork	iV
leaf	i]
leagu-	bTiZ
league	bTiZ
leak	iWqR
leaks	i\\qV
leaks$	i\`
lean	hHkUsZtE
leap	jX
leapf-	jX
leapfrog	jX
learn	hGjJlfqRsD
learn$	gRiGlZ
learn-	jR
learned	lWsZ
learner	bWqHrS
learners	fGiXtH
learning	gGhZi@j[kS
learning$	gEh\\
learnt	jGl\\
lease	eThZnT
lease car	hX
lease$	eWhV
lease-	h[iUpH
leasi-	eJh\\
leasing	gRiSjS
leasing$	iWjS
least	j[
least 0	iGj\`
least a	jY
least one	jZ
least$	jX
leath-	hX
leather	hX
leather$	bXcGhAiU
leave	h^rXsS
leave 00	eSh[rF
leave a	pWqX
leave out	qErf
leave the	jCr_
leave$	h]qT
leave-	dIhInY
leaves	dHhHnZqR
leavi-	iUqW
leaving	iUqW
leaving cert	iJlXqH
leben	aHiRtU
leben$	iItY
leben-	bbpU
lebenslauf	p]
lebenslauf genugt	lHpU
leber-	tX
leche	bThY
leche$	bVgWiG
lecte-	aIr_
lecteurs	iV
lecteurs$	iT
lecti-	f]oX
lectivas	fZ
lectivas$	f[
lectivos	fY
lectivos$	fZ
lectoescritura	bHjUkT
lector	iY
lectr-	jTkS
lectra	jTkS
lectra$	kU
lectu-	jU
lectura	rS
lectura de	pS
lecture	j[
lecturer	aWrS
lecturer$	aX
lectures	iY
led	j\\
led a	j\\rI
leder	aIbYcIiVjH
ledes-	mW
ledesma	mW
ledesma$	mU
ledge-	iYpUrI
ledger	iYpUrI
ledig	pIse
ledig$	s\\
lee	pW
leeds	c^dWiF
leeds$	dTjS
leer	j^
leer$	cYj\\
leergut	iS
leetc-	jFlUpZ
leetcode	jFlUpZ
left	hHjSqfrT
left$	iWr^
leg	jV
leg$	jY
legac-	i_
legacies	bUgIiV
legacy	eU
legacy$	eW
legal	r[tS
legal 000	bZgB
legal secretary	aY
legal$	iUjHpGrZ
legal-	bYhT
legen-	iW
legendes	iW
legendes$	iY
leger	iTpU
leger$	i\\
legio-	gEi_
legs	aZbEj\\
legs$	a\\bGiGj]
legum-	kR
legumes	kR
lehra-	hUj\\
lehrabschluss	hWjYqJ
lehramt	jU
lehramt$	jX
lehre	iUj]lS
lehre$	iGje
lehre-	aCiVjFtZ
lehrg-	aSbDcIiJkRlSoT
lehrgang	kTlUoU
lehrgang$	lZsI
lehrk-	aUmT
lehrkraft	qT
lehrkrafte	aYiEmXpG
lehrl-	cHm[
lehrling	iImZ
lehrp-	iXp]
leica	j\\
leice-	cR
leicester	cR
leicester$	cV
leich-	cJgWiVrV
leichte	aSkT
leichte sprache	kT
leider	jT
leider nicht	jU
leigh	cUiImY
leihi-	iW
leihinstrumente	iW
leila	bXeDq\\
leime-	cZiT
leins-	cY
leinster	cY
leinster$	cY
leipz-	cZ
leipzig	cS
leipzig$	cUdR
leire	mWpV
leist-	fGg^iFjU
leisten	gJjU
leistungszulage	qT
leisu-	bRhSjS
leisure	bRhSjS
leite-	aRsS
leiter	aVjUmTrI
leiterin	aIp[
leith	cY
leith$	cY
leits-	lY
leitu-	hJmV
leitung	m[
leitung frau	hImV
leitung$	aUgYiJ
leitungserfahrung	jW
leitw-	bEcYjU
lekto-	aZiJ
lektorat	a[
lena	aThVmX
lena de	aZhIqT
lena$	h^
lendi-	aXiD
lending	aXiD
lengt-	iZrY
length	r[
lengu-	rU
lengua de	kT
lenguaje	r\\
lent	pX
lent$	iIjIoRpY
lente-	hY
lentes	hY
lenti-	iY
leon	c[mV
leon$	cWiHmT
leoni-	jIkJmU
leonie	jIkJmU
lep	cIjX
lerne-	iTlV
lernen	iUlZmI
lernende	mX
lernende$	iFm]
lernt	j@lamX
les	sS
les 0	fThVjT
les 00	p^
les deux	qUrW
les familles	kX
les gens	i]
les jours	bEd\\
les lundis	dRpS
les parents	s[
les petits	bYhItJ
les plannings	mU
les vacances	fTiJoStT
les$	sW
lese	bIoU
lesen	j^
lesen konnen	eJkW
lesen$	j\\lT
lespa-	aGcX
lesparre-medoc	aGcX
less	eTfIgUkIoVqIrW
less$	eZgWjDqH
lesso-	hR
lesson	gTpV
lessons	hVkT
lessons$	hYjHkGlR
let	fTpTq]tH
let's	lBqWrTsS
letch-	cS
letchworth	cS
letra	r]
letra-	bX
letrados	bX
letrados$	bU
lets	fGiZ
lets$	i\\
lette-	pYqR
letter	p[qX
letter to	oFpZ
letter$	q\\rD
letterkenny$	cX
letters	i\\
letters to	iVpV
letters$	iVjS
lettings negotiator	aW
lettings$	iXjR
lettr-	iTpY
lettre	iTpW
lettre$	pY
lettres	bWiHpT
letzt-	bVq\\
letzte	bVqX
letzten	qW
letztes	rU
letztes jahr	qT
leute	bUmZ
leute$	bVmX
leute-	bV
leuten	bV
leuten$	bT
leuve-	bRcS
leuven	bRcS
leuven$	cSiF
levan-	cGdWi_jE
levantamiento	iZ
levantar	iX
levee	bSiU
levee-	iR
levees	iR
level	j[
level 0	jUkT
level two	j\\
level$	aYbIjTrR
level-	gRiR
levels	gRiR
levels$	gRiS
lever	i\\jX
lever-	bR
levers	bR
levie-	aIcYmU
levier	aIcYmU
levier$	aImV
lexce-	bT
lexcel	bT
lexcel$	bY
ley	eY
ley 00	edg?iSjGoG
ley$	gWhRiH
leybu-	cZ
leyburn	cZ
leyburn$	c[
lf	iZj]
lg	fGg[iHpGrItb
lgbt	bViR
lgps	ha
lgps 00	gIhX
lgps$	h\\jI
liabi-	jU
liability	jU
liais-	i]mT
liaise	iV
liaison	i[mW
liaison$	iSmY
liber-	e]jI
liberacion	eV
liberal	eR
liberte	cUeHhWiIpJ
libra	f]hVqE
libra-	cT
librarian	lVmVtJ
librarian$	lYmD
libraries	bY
libraries$	b^
library	bTeGfHhT
library assistant	sS
libre	fXhZ
libre$	fUjE
libres	hViH
libres$	f[gSiH
libreta	j[
libreta$	jV
libro	i[
libro de	iSjT
libro-	iS
libros	iS
lic	jUmX
lic en	jU
lice	i\\rU
licen-	jT
licence	jSkS
licence (	jfsR
licence +	pU
licence in	jGkJp]
licence not	jHkIl]
licence or	cHjX
licence$	j[kS
licences	iWpU
licences$	gTjGpZ
licencia	jX
licencia de	jT
licencia interna	jW
licencia$	gT
licenciado	t\\
licenciatura	jY
licenciatura$	jY
license	gSjSlW
license$	jSkWlS
licensed	a^bVjGkTtH
licensing	aGiImZ
licht-	aUc]oTtI
lichtmess	oX
lichtmess$	oX
lider	bImf
lider-	i\\
lido	aEb\\kY
lido$	aFb]iJtI
lie	aHfRlFn_
liebe	te
liebe-	t\\
lieber	qTsT
lieber$	jFq_
liebh-	iU
liebherr	iU
liebsten	kSsS
liebsten mit	jCkdsF
lied	iFjUp]
liefe-	i[jJnV
lieferanten	i[kT
lieferantenerklarungen	bR
liege	cYrV
liege$	cXrR
liege-	bHcYiFpTqY
liegeplatz	cEpX
liegt	b@cZgShEqS
liegt bei	bEcUgY
lien	iTjHp\\
liest	iXjJr\`
lieu	hJtZ
lieu$	gShHqJtU
lieux	b[cIiU
life	hZkG
life$	eSgR
lifeg-	aUjT
lifeguard	gJj[
lifeguards	aY
lifeguards$	a]
lifej-	i_jC
lifes-	aSj\\
lifestyle	aUiYjH
lift	j\`
lift 00	jV
lift$	jV
lifte-	b[hFqGsW
lifti-	jS
lifting	jS
lifting$	jUmFsW
lifts	bZeGj\\
lifts$	bVcIi^
ligad-	eVgS
ligado	gW
liger-	bGi\\kX
light	bFsTtS
light$	aIiVsX
light-	fSjVoH
lighting	iUkT
lightning	pJ
lights	iUjT
lights$	jX
ligne	c\\
ligne$	pUrT
ligne-	iWrY
lignes	iWrY
like	jSr[sT
like a	jWrR
like it	hHiIpIsY
like us	r\\
like$	dTiHrTtU
liked	jDkXrX
liked$	jDk]
likel-	eY
likely	eY
likes	jWqS
lille	bJcZjS
lille$	nV
lima	cZ
lima$	bUcT
lime	iYjU
limerick$	cY
limes-	iY
limestone	iY
limit	hXqVsU
limit$	hXqX
limit-	bIeWiYjRkF
limited	e[hIjI
limog-	cX
limoges	cX
limoges$	cX
limpiar	iU
limpiar$	aR
limpieza	aTiY
limpieza viaria	aW
limpieza$	a[iTsG
limpio	jXtX
limpio$	bIcJdGj_tI
limpios	gS
limpios$	gY
lims	iFk^
linac-	bW
linacs	bW
linar-	cW
linares	cW
linco-	bTcW
lincoln	cR
lincoln$	aJ
lincolnshire	cW
lincs	c\\jI
lincs$	c\\
linde-	bX
line	mSrT
line 0	bSqS
line$	bViZkT
linea	iU
linea$	iRlWrT
lineal	kW
lineal$	kVnI
lineas	bSiR
lineas$	bXiHmIrS
linen	aJbUeCiU
linen-	hW
linens	hW
linens$	hV
lines	i_
lines$	bY
ling	aDjIm[qSrH
ling$	aHbHeJiHjJmXqHrHtU
linge	iX
linge-	sW
lingu-	iUjDkY
linie	aIbFcHeHfHgAhIiZjIm^pCtI
linie-	b_
linien	bVhT
linien$	bShW
link	jGp\\rX
link$	p^
linke-	rS
linkedin	rX
linkedin$	rWtS
links	iSjWrS
links$	iYjB
links-	aHc\\iJqHs]tH
linux	aTj[
linux$	aX
linz	aIcboG
linz$	c\\oF
lio	oW
lipps-	cCn^
liqui-	fIg\`
liquidacion	iV
liquidaciones	iX
liquido	fGgW
liquido$	fGgY
liquidos	g[
liquidos$	gW
liquo-	a\\cDj[
lire	jc
lire un	jZ
lisbo-	dGn\`
lisbon	cYdI
lisbonne	nW
lisbonne$	nW
lisbu-	cW
lisburn	cW
lisburn$	cX
lise	aHmcpJ
lisse	c[eIfCg[iFjH
list	iX
list 00	eSpIrT
list to	gHiVpY
list$	hUlW
lista	qT
lista de	eRqV
lista-	j[
listas	bCj]
liste	dIe\\fJgEiHjFkIqR
liste-	bR
listed	bU
listed$	bT
listen	kIlY
listen$	iGjRkHlYsJ
listeners	bY
listi-	pStS
listing	oHpTtX
lists	ifsT
lists$	hIif
lit	aUbGpYqT
liter-	bIiTjT
literate	jY
literate$	jW
lithu-	kS
lithuanian	kT
litig-	aZlS
litigation	aTtI
litiges	iZ
litor-	jU
litoral	jU
litro-	bU
litros	bU
lits	b\\
lits$	bV
little	nR
little ones	bZiCsW
litur-	i\`
liv	mW
live	jT
live 00	hFj\\nF
live in	cWdJfVh[j@
live on	aXd^iAjUqHtH
live$	iZjT
live--	hTrW
live-in	aShV
lived	jV
lived experience	kT
livel-	e^sU
livello	e_jJ
liver-	aIbShUiSjI
livery	aIbShUiSjI
livin-	gShYnT
living	gTnU
livra-	bTiZ
livraison	bXiU
livre-	hRjUqY
livres	bV
livres$	bV
livreurs	aV
lizen-	jRnI
lizenz	hWjS
lkw	b[fHiIrW
lkw$	b_hI
ll	cUiHjR
llama	jSkHpTqT
llama-	eRp[
llamada	fWgWjIpT
llamadas	iSj[
llamadas$	i\\
llaman	bZqJrT
llamar	pW
llame	mHp_
llame-	p]qV
lland-	cgiDpJ
llave-	cS
llaves	cS
llaves$	bUcDiX
llb	jamH
llega	fFhCiZjZkFlEpHsR
llega-	fGhBjYkWlJmGqZ
lleid-	aIcYdI
lleida	aIcYdI
lleida$	cXdH
llena	bZfBhYiH
llena-	iX
lleno	qX
lleva	iYmZ
lleva-	iX
llevamos	bSqY
llevar	dRfW
lleve	iWpHrU
llm	eIh[
llora	iU
llora$	iU
llora-	iFjWqY
llorar	iEjWqW
llore-	bSc\\lH
lluev-	fX
llueve	fX
lo	qT
lo de	lSqS
lo del	q_sT
lo hace	hIiWqR
lo menos	jY
lo que	fVtV
lo$	gStZ
loa	g[iH
load	i_jHoX
load--	gIi\\jHmJoY
loaded	fEgYhX
loader	jVkT
loader$	iJjZ
loaders	aXbIlUmX
loaders$	a[bHmT
loadi-	fSg\\iS
loading	fVi]
loading$	fViX
loads	fAiX
loads$	gS
loan	hZiS
loan$	h_iH
loans	aRiU
loans$	iUjT
lob	fJg_iHjH
local	sV
local$	bHmV
local-	aVbT
locale	bc
locale$	aGb[
locales	b]
locales$	b^hU
localisation	a[dGiS
localizable	f^
locals	eWhDkSs\\
locat-	bR
location	cTpT
location :	cS
location$	aWiDtT
loch	b[cW
loch$	b_cI
locke-	bThUiF
locker	hViErV
locki-	iS
locking	iS
locko-	i_
locks	bacFkXmIpF
locks$	b[fIiHkUpH
locks-	aW
locksmith	aW
locksmith$	aS
locle	c\`iHjIpGqI
locle$	c\`iGpGqI
loco	aTiW
locom-	bUgGhWjIkW
locum	e_fFqXsF
locum$	e_fI
locut-	aZrG
lod	gAic
lodas	iHjZ
lodge	aIhRiI
lodge$	aIbUcEhXiIjHtW
lodgi-	bHgVhYiJjJ
lodging	bHgVhYiJjJ
loft	bXiJmY
loft$	jFmZpI
log	aZicjHpT
log$	id
logbo-	pR
logbook	pR
loge	cSh[
loge$	hS
logem-	bShXjT
logement	h]jW
logement$	bDcGgXjI
logements	b_
logements$	bXhH
logfr-	i_
logframes	bIiV
loggi-	i[
logging	i[
logic-	sX
logiciel	bRkS
logico	iU
logis	h^
logis$	hZ
logis-	bU
logistico	bU
logistico$	aR
logistics	aVmW
logistics$	aGbW
logo	r\`
logo$	rT
logop-	a\\mS
logopadin	mW
logopadin$	aVmU
logopede	aU
logos	jEm]pIrVtH
logro-	cW
logrono	cW
logrono$	cW
logs	hTic
logs$	hXi[jH
lohn	gYrX
lohn nach	gW
lohn$	bZlZrJ
lohnb-	a[gU
lohnband	g]
lohne	cRgV
lohng-	bWgY
lohngruppe	g[
lohnk-	fIgXpR
lohnklasse	fIgXpR
lohnl-	fRiU
loi	iIjZsHtI
loire	bU
loire$	bV
lokal	hZ
lokal$	h[
lokal-	a\`bU
lokfu-	iZ
lokfuhrer	iZ
lol	qYsR
lol$	gTsW
loler	hUiY
lona	iZ
lona$	cJiZ
london	cS
london$	cTgV
lone	i\\s\\tE
long	qU
long as	dUfRjBsU
long days	fYtR
long$	aEbFeWfX
long--	aIe[qT
long-term	aIe[qT
longe-	nT
longer	eThToG
longer$	eWhRrS
longu-	eUrV
longue	dJeYiRsStJ
loo	iZsX
look	iIjHkTsX
look after	aVbXdIhHmJqGsFtE
look$	aVbGcHeGhIiCr\\
looke-	aSlU
looked	aWbIjHlZ
looker	jU
looker$	aIiSjS
looki-	sTtT
looking	sUtS
looking for	tU
looking$	jVsX
looku-	iGjX
lookups	iGjX
loop	b[fIiIjGpY
loops	iY
loops$	iY
loos	iYsY
loos$	cHiUpHsX
lorca	cZ
lorca$	cT
lorna	iS
lorna$	iTpS
lorra-	p\\
lorrach	cS
lorrach$	cS
lorri-	bViT
lorries	bViT
lorries$	bWiS
los 0	gZiE
los clientes	q\\sS
los de	iGmTqT
los del	iXjIqTsS
los dos	fWhS
los jueves	bJfShUpT
los lunes	fVnR
los martes	aGdU
los miercoles	iWqWtI
los sabados	hY
los seis	iW
los turnos	iUsS
los viernes	d\\fGiTnS
los$	o\\pI
losch-	iRqW
lose	qYs]tF
loss	bShZiSjF
loss$	bY
lost	bHqasU
lot	iUnV
lot$	iSlW
lote	eZiVjJ
lote$	eZiUjJ
loteria	bT
lotes	bDfIh[iZ
lots	hWiV
lots$	h[i\\
lotse-	mX
lotsen	mX
lotte-	e[qS
lottery	eWqS
lottery$	e\\jH
loud	b_jW
lough-	cU
loughborough	cU
loughborough$	cV
loups	gJiEj\`
lourd	fElVs]tI
lourd$	lVsTtG
lourd-	cR
lourde	jR
louth	c[
louth$	cV
louva-	aHcX
louvain-la-neuve	aHcX
louvain-la-neuve$	aGcY
louvi-	cZ
louviere	cZ
louviere$	c\\kI
love	iEkWrX
love$	hIiHjWkWmI
lovel-	kUtT
lovely	kV
lovely but	kSqSsJ
lovely$	kT
low	bJcWqT
lower	bIc[iUpI
lowri	aFfGmUpZ
lowri$	pWqI
loyer	hdiI
lpa	fDga
lpa$	fDg^
lpc	l[
lpg	aYbGhIiEjGk^
lph	jT
lpp	aShXjG
ls	bIc[jH
ltd	eVjJm[
ltd$	cIeVgJiIjImZ
lu	aCbGcYfZjG
lu$	aDbHc\\hHiDtI
luas	hXiI
lubec-	cVgI
lubeck	cVgI
lubeck$	cW
lucas	gU
lucro	b]
lucro$	b]
lucy	m_
luden-	cW
ludenscheid	cW
ludenscheid$	cW
ludge-	bImUpS
ludger	bImUpS
ludlo-	cS
ludlow	cS
ludlow$	cV
luego	eS
luego se	fS
luego$	cJeViUjI
lugan-	jT
luganda	jT
luganda$	jT
lugo	c]
lugo$	c[
lui	mWq\`
lui$	qWsW
luis	iWqU
lujo	kT
lujo$	iSkU
lumba-	hWs[
lumie-	jU
lumiere	jU
lumiere$	aV
lun	f[
lun-j-	fIgT
lun-v-	fV
lun-vie	fV
luna	oTq\\
lunch	bIh\\iS
lunch in	hUqU
lunch$	fYiWoH
lunch-	hc
lunches	h_
lunches$	bCiY
lundi	fZ
lundi au	fT
lundi$	bJfTqWtS
lundis	dRpS
lundis$	dU
luneburg$	cW
lunes	fXoR
lunes 0	dRpW
lunes a	pT
lunes y	dUnV
lunes$	f]pH
lunet-	bViHqX
lunettes	bViHqX
lust	bIcHgIi@jJkAl]qDsIt[
luthe-	bV
lutheran	bV
luton	c[jS
luton$	cUjT
lutz	mTpYqJ
lutz$	iVmY
lux	hSjX
luxe	bZ
luxe$	bVrT
luxem-	cXkS
luxembourg	nT
luxembourgeois	kW
luxembourgeois$	cDjSk=sY
luxme-	hY
luxmed	hY
luxmed$	hY
luz	hYmSqT
luz$	cWhW
lve	hamJpF
lve$	fIh_pI
lvl	gVk]
lvl 0	gWk^
lwl	aZ
lycee	b\\oZ
lyle	mZ
lyle$	mZ
lymin-	cT
lymington	cT
lymington$	cU
lynn	bGi[pZ
lyon	c]nR
lyon$	mX
lyriq-	b_iFtI
m	bU
m +	g]
m /	aX
m 0	j\`
m 00	c]jY
m 000	bIjd
m budget	g@hFiU
m de	b]iF
m le	aHl?mYpY
m turnover	bX
m y	g\\
m €	bXg>i\\
m'a	qd
m'app-	p\`sG
m-f	aJdTfXkH
m-f 0	aGfUjS
m-th	fagG
m-th$	cIf\\
m.a	ja
m.a$	jU
m.sc	j]
m.sc$	jW
ma	bX
ma fille	bWoGpTqUsF
ma$	bYcTiIsW
macar-	mY
macbo-	hY
macbook	hY
macbook$	hU
mach	fXqCr[
mache-	lU
machen	lU
machen wir	j>kJlc
machen$	bTq@
machine	jZ
machine$	bJh[qW
machines	bUkU
machines$	bSiUkW
machiniste	aRfJsS
machinists	a^iHpH
machinists$	a^iHpH
machs-	iXtS
machst	iXtS
macht	iY
macht der	aBiTlZ
macht$	j\\
macon	tV
macro-	iJjTpHr\`tH
mad	bYfWi@kVoIpE
mad$	bRfYhHi>jZkHmH
madam-	mStU
madame	mStU
madch-	bZfImT
madchen	aTbIfGmWsH
made	gBhAkXpUqV
made$	pW
madne-	fV
madness	fV
madness$	fViSjI
madre	bVcJiU
madre$	aHbTcHiTtU
madre-	sZ
madres	sZ
madri-	cRhTnS
madrid	cRhTnS
madrid$	cUhU
madru-	fbjU
madrugada	fW
madrugada$	fW
maec	eDiSj]
maest-	mT
maestra	aTjJmY
maestria	jUkIlY
maestro	aXsU
maestros	eJmUoGpS
mag	iTtT
mag$	hFi^kX
magas-	bX
magasin	bRhW
magasin$	h]
magasins	bYdXiH
magasins$	b[iH
magaz-	cXeIiStR
magazine	aTeGiVtU
magazine$	aUcJiFtW
magde-	aHcV
magdeburg	aHcV
maghr-	iVsV
maghreb	iVsV
magic	hWi\\lC
magis-	cVk\\mZ
magisterio	jUlStJ
magistrates	bIc\\mJsJ
magne-	bSiW
magst	dShXiJtS
magst$	dThYpHtF
mahen	bDgIi\`mJ
mahlz-	hW
mahlzeiten	hW
mahlzeiten$	h\\iGmGpIsJ
mahnw-	iW
mahnwesen	iW
mai	oU
mai bis	fR
mai$	o[pS
maids-	cViJ
maidstone	cViJ
maidstone$	cWiI
mail	p\`qT
mail$	p]
mails	fIrYsB
main	iXjV
main contractor	bJfJjTqY
main courante	iW
main$	jTsW
mainl-	cTeVjJ
mainly	bTcW
mains	mUsY
mains$	fIiSmWsS
maint	aSiX
maint$	iX
maint-	aTiToW
maintenance	aWoX
maintenance$	eIfHo\`
mainz	aHc]
mainz$	aHc]
maipu	bT
maipu$	bT
maire	t\\
maire$	cHqJtZ
mairi-	bS
mairie	aR
mairie de	cS
mairie$	aX
mais	q]rS
mais ca	bV
mais on	gFjIq_
mais pas	s_
maiso-	bUdUhS
maison	bTdVhU
maison de	bVpR
maison$	dWiX
maisons	qIrXsE
maitr-	jT
maitre	aRtW
maitre-nageur	bT
maitre-nageur$	a[
maitrise	gUjZ
maitrise$	aHgVjT
maiz	fGiZ
major	aYbUjJ
major-	fHga
majoration	fGgV
majorees	gU
majors	bVjI
majors$	bVjI
majus-	r\`
makat-	iRkY
makaton	iRkY
makaton$	i^jI
make it	iGr^
make that	dHeZfFgGjIqItV
make the	bS
make--	iW
make-up	iW
maker	bX
maker$	aYbUjSsG
makes	bYmUqT
makle-	h?mJn_pG
mal	fR
mal 00	gXqW
mal de	iV
mal$	eUfXgYsF
malad-	qV
maladie	qT
malag-	dV
malaga	dV
malaga$	dRgS
malay-	cHjSkV
malayalam	cHjSkV
male	iSsf
male$	mFsY
maler-	aRbCmX
malergeselle	aW
malergeselle$	aX
malla	cDh\\iV
malle-	c[eFoI
malmo	aFc_
malmo$	bUcU
malte-	aFb]cFjT
malve-	cU
malvern	cU
malvern$	cV
mam	iTqU
mama	aJbXmV
maman-	sU
mamans	sU
mamas	jTkJsX
mamas$	jV
man	sT
man braucht	aFj[lI
man muss	jW
man nicht	j\`lI
man$	aYmTsS
manag-	m[
manage	jTqJrU
managed	bUgJ
management	jT
management$	iX
manager	aV
manager 00	jHrT
manager for	bS
manager$	a^
managers	mR
managers$	iIjRmV
managing	mT
manan-	f^
manana	dRfS
manana$	fZkJpU
mananas	fWpT
mananas$	fWpW
manch-	bVpR
manche	b\\pZ
manchester	cSjTnS
manchester$	cSiIjTnS
manda	mWtT
manda-	kR
mandando	j]
mandando$	jV
mandanten	bUnYqW
mandar	jV
mandarin	jUkX
mandarin$	mJ
mandat	eW
mandat$	eXiG
mandate	i\\
mande-	p_
manden	p]
mando	m[tS
mando$	b[mT
manej-	jU
maneja	jFkX
manejar	aWtI
maneje	jS
manejo	jX
manga	bHi[r[
mange-	a_bIc?i[mH
manie-	iGj^kD
manif-	id
manifests	iV
manil-	cY
manila	cY
manip-	jXmY
manipulador	jX
manipulador de	jW
manipulador$	jV
maniz-	cZ
manizales	cZ
manizales$	cZ
mann	bSmTs[
mann$	b\`qJ
mannequin	iUsS
manner	jSmUs\\
manner$	iIjXmVsS
manners	bJiBkXlV
mannh-	cZ
mannheim	cZ
mannl-	fZiBsV
mannlich	aTsY
mano	gWlU
mano de	aIbUgU
mano$	bIgYiUjWmI
manos	lZ
manos$	iV
manos-	cShX
manosque	cShX
manqu-	kYtT
manque	kYtT
manque$	k[qJtT
mans	c_s[
mans$	cbqE
manso-	aFbIcBdJeJfJgJhEiGjJkSmHnJoJpCqJrJsJt_
mante-	iV
mantenimiento	aXmT
manto-	iW
mantos	iW
manua-	jS
manual	kT
manual$	jV
manuales	aCbSiY
manuals	bRjT
manuals$	aIbTiS
manuel$	iS
manuf-	aS
manufacture	bZmG
manufacturing	jX
manufacturing$	jW
manuk-	bUiS
manuka	bUiS
manuka$	bRiW
manus-	bFcEiXpT
manut-	bViSsJ
manutention	bViSsJ
many	jHkImSpHrX
manœu-	iZ
manœuvres	iZ
map	hHi^jVk;
mapeo	fHgFi^
mappe	oIp_
mappi-	iT
mapping	iT
maps	gFja
maquilas	gSiS
maquilas$	gSiR
maquillage	iFjIlXs_
maquina	jX
maquina de	bWjT
maquina$	fJgR
maquinaria	iS
maquinaria$	iS
maquinas	bU
maquinas$	iX
maquinista	aZ
maquinistas	aViIjHmZtH
mar	fT
mar del	c[
mar y	jZtE
mar$	aJcSjSoW
mar-j-	dXf[iA
marae	b[cEpT
marai-	aUbY
marat-	iIjZ
marav-	k[
maravilla	k[
marbr-	jV
marbre	jW
marbu-	qS
marburg	qS
marburg$	cX
marc	iFlHm[tZ
marc$	aItY
marca	bYhR
marca de	bZiHp[
marca$	bIcGhWi[
marca-	bSpUsS
marcas	bW
march	o_
march 00	oV
march 2000	bJec
march to	eWoT
march$	o^pY
march-	cV
marche	bSfIqV
marche$	aUfGpT
marches	bRfU
marches$	bZfR
marcl-	cW
marcle	cW
marcle$	cW
marco	iUmU
marcu-	pGsR
marcus	pGsR
mardi	dTiZ
mardi$	iZ
mardi-	fhgD
mardi-samedi	fS
mardi-samedi$	fS
marea-	bJfZiEj]
maree	iXqI
maree-	cY
marees	cIfR
marek	bFfGmepD
maren-	cXiG
marennes	cXiG
marga	tZ
marga$	aCcIiHt]
marga-	cSjHmRqW
margate	cX
margate$	cW
marge	iT
marge$	iWqS
margi-	iTqS
margin	iX
margin$	gV
mari	q^
maria	cUhV
maria$	cThWjI
maria-	cX
mariages	gUhI
mariages$	iT
marid-	sS
marido	sS
marie	sf
marie-	eUlRpY
marina	c[
marina$	cS
marinas	aFcYiG
marinas$	aFcYiG
marine	iJ
marine cargo	a_bJ
maris-	bWcEmStS
marisol	mStV
maritime	bV
mark	j\\rT
marken	b\\
marken$	b\\iI
market	cSdTgS
market supplement	g[
market$	aHfVgHqXtW
marketing	aXl_
marki-	bIcIj_
marking	i[
marking$	i]
marks	kVrS
marks for	kV
marks$	kRrW
markt	eIfJgGiVpEq_
markt und	bWiUqH
markt$	aHcZeEfChJiZqGtV
markt-	iYpW
marly-	mY
marlys	mY
marlys$	jImY
marqu-	bS
marque	b[sW
marques	bX
marquette	c]tH
marquette$	c\\
marri-	s[
married	qSsW
marro-	iVsT
marru-	bVnU
marruecos	bVnU
mars	ob
mars a	oT
mars$	bRgEo^
marse-	cXeG
marseille	cXeG
marseille$	iR
marsh-	iWjU
mart	c]iWjHn@
marte-	dU
martes	fU
martes y	dX
martes$	oY
marti-	aIq\\
martigny	cS
martigny$	cS
martin	aGcRpHtW
marto-	cWiHpW
martos	cWiHpW
martos$	cWiHpX
marz	eTfRo\\
marz$	fVo[
marz--	cJf[jE
marz-mai	fTiU
marz-mai$	fTiT
marzo	ob
marzo$	oW
mas	g\\
mas 0	fZ
mas bono	gS
mas de	bIpT
mas un	iI
mas$	m[sX
masa	hUiSjS
masa madre	aIiY
masa$	jZ
masch-	bSj\`
maschinen	bVjE
maschinenfuhrer	jX
masco-	hT
mascota	hT
mascu-	rWsX
masculino	rWsS
maser-	jX
masernimpfung	iDjZ
masernschutz	jY
maske-	a\\jCpT
masks	iTjJsZ
mason	aWs]
mason$	aZ
mason-	aRbSiS
masons	aUiW
masons$	iT
masqu-	iJjTkU
masque	iJjTkU
masque$	iJjTkU
mass	aRsS
massa-	hX
massage	hX
masse-	aR
massi-	bUcViCpY
maste-	jW
master	jTmU
master 0	fHjY
master de	jTlVqI
master$	a\\iV
master's	lY
mastercam	jY
mastercam$	iHjY
masters	aVjR
masters$	bTjW
masti-	i^
mat	aEbJeYjIsY
matad-	aBbYgIiWpHrE
matan-	cY
matane	cY
matane$	cYiH
matat-	cWiIjX
match	h\\iT
match 0	fIhW
match$	eSfYiU
match-	i]qW
matchday	aR
matched	hV
matching	q]
matching$	iUjS
mate	j\\
mate$	hS
matel-	bVhSiFmX
matelot	aSm[
matem-	kU
matematicas	kU
matematicas$	kV
material	iS
materials	fIhWi@ja
materials$	fIhW
materiaux	aJbZ
materiel	hSiW
maternelle	aHcXsZtJ
maternelles	a[cCiSmJ
maternidad	a<bViT
maternidad$	aBb\`eR
maternite	eS
maternite$	eUsX
maternity	e\\sX
maternity cover	eU
mates	aWfIjEm^pF
math	aZbIiS
math$	a]fJjI
mathe	iFj[kU
mathi-	bXgJiEm[pGqR
maths	jW
maths$	jV
matie-	iTjR
matiere	iW
matiere$	iW
matieres	bJcIjS
matieres$	bIjR
matin	fUiS
matin$	fZiVtV
matin-	fThGi]
matinee	bIiXpV
matinee$	bIiX
matinees	bYf\\iFmJ
matinees$	f^
matins	sT
matla-	jW
matlab	jW
matlab$	iIjW
matric	j[
matric$	jY
matricero	aRjJ
matricula	jY
matriculado	jU
matrimonio	iTsU
matrimonio$	aWiXsH
matrix	jIkZ
matriz	iYjFkS
matriz$	iXjGkS
matro-	accBfGiFoJpT
matron	pX
matron$	aRpX
matte-	jRlTqRsX
matter	jSlVqT
matter$	jFl[qX
matters	jSsY
matters$	bTsV
matur-	iYsV
matura	jSlT
mature	s^
mau	bZmI
mau$	bY
maud	i@mYn]
maure-	aRlSmW
maureen	mZpSqT
maurer	aVjIlV
max 0	dUfY
max 00	s\\
max 000	pRrV
max one	pYrH
max$	jRpV
maxim-	rZsS
maxima	qTrYsR
maximo	pRrT
maximo 00	rFs_
maximo$	fIkVp[rC
maximum	dUfSsT
maximum$	dUiIsU
may	jIo\\qZ
may 0	o]
may 00	bIeYoWqI
may be	j@pVqX
may to	gIhT
may$	fUhSoV
may-a-	fU
may-aug	fU
maya	jTkZtH
maybe	jCnZq[rI
maybe$	jIqWtH
mayfa-	cX
mayfair	cX
mayfair$	cX
mayo	o]
mayo a	fH
mayo$	oZ
mayor	iHjUmZsR
mayor de	jVsU
mayor$	aSiGj\\rJsI
mayor-	aW
mayores	aGbS
mayores de	bRsX
mayores$	aBbVfTjFkT
mayus-	iHlIrc
mayusculas	r^
maze	cHj\\
maze$	cHj]
maß	hViY
maß$	hViY
mb	dSpY
mb$	pY
mba	kIl\`sG
mba$	lU
mbo	j_
mc	j]
mca	iHj]
md	bZ
mdr	i\\jC
mds	a[bZcGjE
mdt	iXjGmX
me	qUtV
me (	mVqItT
me and	aGlUm^qG
me by	iEtX
me da	jJlYrR
me faut	aTcTqHtR
me on	p[
me to	pFqXtS
me voy	oIqatF
me$	iHmYpW
meads	dS
meal	bRh\`
meal vouchers	hS
meal$	gHiVnY
meals	hc
meals on	hX
meals$	aZh^mH
mean	fTjVrT
mean it	j]rSsStF
meani-	aViFjJsW
meaning	aViFjJsW
means	iRq]
measu-	id
measures	iS
measures$	iS
measuring	iW
measuring$	i\\
meat	aWcEhW
meat$	hZiI
mec	aFpTs\\tI
mecan-	aV
mecanica	iUkX
mecanica o	jU
mecanica$	i^
mecanicien	a[
mecanico	aZ
mecanico$	a\\tG
mecanicos	aTfHiImV
mecanique	iZjT
mecanique$	iT
mecano	aV
mecano$	a\\cI
mecen-	iUpZ
mech	aYiR
mech$	aXhIiDjY
mecha-	jUmW
mechanic	aXmW
mechanic$	aZjSmH
mechaniker	fFjTrX
mechas	jYqS
mechas$	jX
mechatroniker	jYsS
mechatroniker$	iGj[
med	h]iT
med$	bW
med-s-	a[cD
med-surg	a[cD
medat-	jS
medatixx	jS
medatixx$	iRjR
meddi-	jV
meddic	jV
meddic$	jU
medec-	bT
medecin	mS
medel-	dTmR
medellin	dTmR
medellin$	mS
media	iT
media a	fX
media hora	fW
media jornada	eVhJiCmRsR
media y	aY
media$	fViSpS
mediacion	jEkX
medialog	iIjWkT
medianoche	pW
medianoche$	pW
medias	h[jG
mediatheque	bTcV
medic-	hU
medica	iUjJmUsU
medicacion	iZ
medicaid	bYhFjHkR
medical	hR
medical (	gTj\\nG
medical 00	hViJ
medical$	j[pS
medicale	jW
medicale$	aYiTjF
medicals	jY
medication	jU
medicine	i[
mediclaim	hY
mediclaim 0	hY
medico	iW
medicos	bXjI
medicover	hYiJ
medid-	k]sB
medida	aI
medida$	aI
medie-	b]gDjU
medik-	i]sG
medikamente	i]sG
medin-	cY
medina	cY
medio	e]fSjS
medio dia	hU
medio$	hAjV
medio-	pR
mediodia	pV
mediodia$	fTpW
medios	iU
medir	i\`
mediz-	bZ
medizintechnik	aBbVjT
medizintechnik$	bU
meds	ib
meds$	eHi^lIpH
medte-	b[
meet	d\\pTtT
meet the	iHjZpS
meet$	dIiUkHt\\
meeting	aIbItY
meeting$	aJiFtW
meetings	jIlT
meetings$	b[lHpW
meets	fYhDiUnU
meets$	hDiInXsS
mehr	qStT
mehr$	cIf]
mein	q[
meine	bRqW
meine frau	pVsT
meine-	aIlEpTtV
meinem	tU
meint	q\\sT
meist	bBfVjIn]qF
meist-	hS
meisten	b[gSqD
meister$	aY
meisterbetrieb	bZ
meisterbrief	iHjZ
meisterbrief$	iGjY
meisterwerkstatt	bY
meisterwerkstatt$	bZ
mejil-	c\\iIjH
mejillones	c\\iIjH
mejillones$	cY
mejor	kdsS
mejor con	kY
mejor que	jUkWlB
mejor$	jDkVsW
mejor-	hSjJpX
mejores	jGpZ
mel	iIpU
melbo-	cTpRsR
melbourne	cTpRsR
melde-	cTiWkT
melden	cIiW
melden bei	p[
meldu-	iXpT
meldungen	fFi[
melke-	aSiS
melken	iUsU
melker	aV
melkr-	bX
melkroboter	bX
member	b\\iJjT
member$	bZiIjY
members	kT
members$	bV
membership	bAl[
membership$	bDhXlG
membr-	bTiZ
membre	jZ
membres	bX
membres$	bX
meme	bAkTrVs]
meme$	kXsS
memo	t]
memor-	i[qS
memoria	i[oH
memos	i_
memos$	i\`jF
men	bRsa
men$	iZjI
men's	i^
menag-	iWmS
menage	iRmU
menage$	aU
menci-	iIqWrc
mencion	aJjY
mende	c\\
mende$	aIc]
menor	sU
menor de	s_
menor$	hUiV
menor-	aI
menores	aI
menos	fYjXsT
menos de	iIjYrSsY
menos$	fYgGjIkZ
mensa-	qV
mensajero	iU
mensajero$	iV
mensc-	bYi\\
mensch	bYiVjDlI
menschen	bW
menschen$	bViH
mensu-	iS
mensual	fSgShT
mensual$	fWhX
mensuales	gS
mensuales$	bJgV
mensuel	iWmEnT
mensuelle	iTjSnT
mensuelle$	aIhSi?j[nU
mensuelles	b[gH
mensuelles$	b\\gG
mensuels$	bJ
menta-	fGhYiEjT
mental	bTiDjX
mental$	bW
menti-	r]
mention	jXr\\
mention the	rX
mention$	aHjRqU
mentioned	gEhEq\`tS
mentioned$	jHqRtU
mentira	gGtZ
mento-	cRmW
mentor	hTiGjVlJmZqI
mentoring	kU
mentoring$	kX
mentors	aIm]
menu	bRhSrU
menui-	jRlT
menuiserie	bUjX
menuisier	aV
menus	icjR
menus$	bGi[
mep	iX
mep$	jX
meppe-	bTcS
meppen	bTcS
meppen$	bUcSiI
mer	bThV
mer$	hX
merca-	cYeSiU
mercabarna	cYiI
mercado	cTfS
mercado$	cSfT
merch	pS
merch-	aV
merchant	gTkU
merchant$	gYjVqH
merchants	jW
merci	pSt\\
merci$	lSpSrV
mercr-	fV
mercredi	fS
mercredis	fTiH
mere	rSsV
meres	bVjS
merge-	bSqT
merger	bVqV
merid-	cX
merida	cX
merida$	aR
merin-	bWcT
merino	bWcT
merit-	i[j=k\\mI
merle	bRiDmZ
merma	id
merma-	iVjI
mermas	iVjI
merse-	cSfT
merth-	cY
merthyr	cY
mes de	eV
mes en	fIhDngqF
mes y	gU
mes$	hS
mesa	aTmRpV
mesa de	aVpWsJ
mesa$	gGm]pT
mesas	bUiU
mesas$	iZ
meses	e^
meses con	eU
meses de	eTjUpH
meses en	j^
meses por	eTkV
meses$	e[oU
mesne-	h\\
mesner	aR
meson	cXpZ
mess$	hZiV
messa-	pXtW
message	iHp\\tZ
message$	pWtZ
messe	iV
messe-	jVnZ
messen	iRnS
messen$	nV
messes	iS
messestande	jIn\\
messg-	a]gJk[
mesur-	hUiY
mesure	hX
mesure$	hX
mesures	bUgHiZ
met	fTiJjUqS
meta	iYjU
meta$	fJgUiW
metab-	bRjW
metal	dUeV
metal$	eVjV
metal-	aSbTgV
metall	gT
metallbauer	aZ
metallgewerbe	bJgX
metallgewerbe$	gV
meteo	bDfGj^
meter-	bTjJ
metho-	iV
method	iW
methode	aUcJjU
methodes$	gGjS
metie-	jU
metier	jT
metier$	jZ
metiers	bU
metiers$	bZ
metre	iZjJ
metre$	iX
metre-	bSiR
metres	bSiR
metri-	eEi\`jDqH
metro	bYcV
metro$	c[jHqW
metro-	bSjT
metrology	iSkV
metros	bUjT
metros$	bUhT
mets	ra
mets$	iVrT
mette	aCiGt^
mette-	cWiGmYrS
mettr-	rU
mettre	rV
metz	cZqS
metz$	cZ
metzg-	a[mHpV
metzger	fI
metzgerei	bEmEpY
meuse	bIiGn\\
mewp	bVkT
mewp$	bW
mexic-	bTcHiHjIn[sV
mexicana	bXgU
mexicana$	bXgU
mexik-	nY
mexiko	nY
mexiko$	iInX
mezcl-	bViXjDkIpV
mezcla	iX
mfa	a]
mfa$	aUbFcIiV
mfm	jY
mg	bGgYiZ
mgmt	j^lCqW
mgmt$	iTjUqI
mgr	a\\mv
mgr$	afmI
mgt	aHjY
mh	aWjW
mi	nU
mi$	cZdRmUnH
mi-ja-	iIo]tG
mi-janvier	iIo]tG
mi-so	fYqR
mi-te-	eU
mi-temps	eU
mi-temps$	aVeRmR
mia	b\\iHjV
miami	cWiHkX
miami$	cWiHkV
mic	jZ
mich	mSqb
mich$	iImYqWtT
michi-	cS
michigan	cS
michigan$	cS
mick	aHi<m_tZ
micro	iWlXnY
micro-	jZ
microcentro	c\\jI
micrometro	j\\
microscope	i^
microwave	hW
mid	o_
mid /	a[oI
mid march	aIoW
mid$	bIfU
mid-l-	mU
mid-level	mU
mid-level$	a\\mI
mid-m-	aX
mid-market	aX
mid-market$	aYiJ
mid-s-	bY
mid-size	bY
midas	ja
midde-	cBdHiFj\\mHpUqH
middl-	c\\oT
middle	cVoV
middle of	oY
midi	bGeSfViRsI
midi et	bHfHiY
midi$	bHeWiFpV
midni-	iSpV
midnight	iSpV
midnight$	gUhU
midwe-	cCi^
midwi-	aZmR
midwife	aVgI
midwives	aWbJmT
midwives$	aUmU
miedo	iHj\\
miedo$	iBjX
miel	b\\jRkH
miemb-	iTsX
miembro	iTsX
mient-	iGjV
mientras	iGjV
mierc-	fY
miercoles	fY
miercoles y	fY
miercoles$	pX
miere-	cX
mieres	cX
mieres$	cX
miete	hU
mieux	iHjJs[
mieux$	kYlToUrI
mig	aXjW
mig$	aTiFjU
might	qe
migration	iSj\\
migue-	mV
miguel	mV
miguel de	mU
mike	fFjHm\\tU
mikro	i^tV
mikro-	bVcHiTjS
mil	bWg\`
mil +	sU
mil a	eIiV
mil doscientos	gV
mil quinientos	gS
mil seiscientos	gU
mil$	g_iR
milag-	jHmV
milagros	jHmV
milan	bHcHhInX
milch-	bTcG
mile	gShSiGnU
mile$	gYhU
mile--	cV
mile-ex	cV
mile-ex$	cZ
milea-	hUnZ
mileage	hUnZ
mileage 00	gVjS
mileage$	gZiInV
miles	gCiFnd
miles a	bIiHnW
miles$	bUcRiD
miles-	bFeEiZjJq[
milie-	aUsV
milieu	aUsV
milit-	jBlWs[
milk	b_hZjH
milke-	aUm\\
milker	aWcHmX
milker$	mS
milki-	pX
milking	iTpY
milking$	gRiEp]
mill	b\\
mill$	b\\cWdXfIiF
mille	bUg]
mille deux	gX
mille$	aIgW
mille-	aWgGjW
milli-	bU
milling	iW
million	bY
million$	gJ
millo-	gZ
millones	bTgY
millones de	b_fHgA
millones$	fHg\\iJ
min	fRjZpS
min 0	fTsV
min on	jXnJ
min$	gRiUpS
min-t-	f[hG
min-takt	f[hG
mina	sW
minas	ja
mind	j]lT
mind 0	dZjFpU
mind 00	j[
mind$	iHlUsV
minden	c[
minden$	c\\iH
mindestens	dUj[
mindestens drei	fS
mindestens$	dZ
mindestlohn	fIgX
mine	bZtT
mine$	iIjStZ
mineduc$	iFjZ
miner-	b\\iW
minera	bVrX
mineral	bRiW
mines	cUjT
mineu-	bS
mineurs$	bX
mini	hS
mini cooper	hY
mini$	bFcJh\\
mini--	aSbFfGi\\pU
mini-pelle	fIiW
minib-	iTlSnS
minibagger	iT
minibus	lUnV
minibus$	hEi]nI
minij-	eXgR
minijob	eU
minijob$	gS
minim-	jT
minimo	jT
minimo 0	jY
minimo$	iUjV
minimum	gTjU
minimum$	j[
minis-	bZqU
ministere	bVjR
ministere$	bV
ministerium	aHqV
ministry	jS
minit-	aIb]fIiGkT
minor-	iU
minors	iU
minot	c[
mins$	jT
minst-	hRjHoW
minster	hRjHoW
minui-	fUpU
minuit	fUpU
minuit$	fRpV
minus	fDg@hbiG
minuta	iZqS
minute	fSjTqF
minute$	fXiAjW
minuten	pR
minutes	tR
minutes of	hInTtS
minutes$	i]jGpRsS
minuto	jVpR
minutos	pV
minutos$	iU
mio	b\\iS
mio umsatz	bWgF
mio$	iWrW
mir	qSsU
mir$	aJmUpYtU
mira	aFfXtW
mira$	cVfGiGsTtV
miran-	bGcWqT
miranda	bGcX
mirecourt$	cT
mis	q\\
misas	bWsT
misas$	iSsW
misch-	bZhJiVjI
mise	iX
mise a	iW
mise en	iU
mises	i_jC
mismo	hRoW
mismo$	cGeJhVlTpWqH
misra	jX
misra$	jX
miss	aTbIiHmTnSpV
missi-	eSfInT
missing	aGsV
mission	eZnR
mission$	aDbHeTqItY
missions	bVfEiVnT
misso-	aRbEc_tG
missoula	cW
misst	bUiStI
mistr-	a\`qI
mit 0	bZmU
mit 00	bXiVmS
mit 000	bbcH
mit acht	bW
mit behinderung	sY
mit dem	mT
mit den	iXs^
mit der	cUiUrZ
mit drei	bTiEm\\
mit nach	bSh[
mit praxis	lT
mit zwei	bUqV
mit$	hU
mitad	dZ
mitar-	bUhc
mitarbeit	e\\
mitarbeit$	e\`
mitarbeitende	bWmW
mitarbeitende$	bSmX
mitarbeiter	aXbTmI
mitarbeiter$	b^
mitbr-	hT
mitbringen	hT
mitch-	cZnG
mitchelstown	cZnG
mitfa-	cIfGiUn\\pG
mitgl-	bVjYsR
mitglieder	b[
mitglieder$	bY
mitgliedsbetriebe	bWgI
mitgliedsbetriebe$	b_gJiH
mitne-	gIhXpS
mitnehmen	gIhXpS
mitnehmen$	pV
mitre	iIj_
mitsc-	pWrEsWtV
mitta-	cFhd
mittagessen	hV
mittags	pStT
mittagstisch	iS
mitte	oZs[
mitte-	cThR
mitteilungen	iW
mittenwald	jS
mittenwald$	cW
mittl-	gGiGj[
mittlere	aSbUjG
mittw-	fZhUiT
mittwoch	dTfSiV
mittwoch$	fW
mittwochnachmittag	iW
mittwochnachmittag$	hRiX
mittwochs	fYhYiI
mix	bXcIi]jG
mix$	b^iTjH
mixed	bSeUfFjTsT
mixer	bJiXj[lHpI
mixes	iZjGpVtI
mixin-	iYjF
mixing	iYjF
mixing$	iZjF
mixte	bTsJ
mixte$	bTqGsF
mk	bZ
mkt	bBcceJfEgChIiE
mkt$	bGcWhIiGjU
ml	aY
ml$	aX
mld	bFjTk\\
mlro	aXbEcIm]pB
mm	iT
mm$	iS
mme	mZpUtT
mn	nR
mn$	fT
mna	iU
mo	eWfW
mo frei	f]
mo$	eXfT
mo-do	f\`gJnT
mo-do$	fX
mo-fr	f\`hI
mo-fr 0	fXhI
mo-fr$	fV
mob	hTiZ
mobel	bSrU
mobel-	b[
mobil	djfD
mobil$	aWd]
mobil-	bThXmR
mobil-home	hYjF
mobile	qS
mobile home	dJh^
mobile$	aYhIiFmVqI
mobiles	bTdYgH
mobiles$	bShWiI
mobilite	aIbTgTiIjAqTrD
mobilites	gJhY
mobility	aEbZhR
mochi-	cWjS
mochila	hTjX
mochila$	hUjU
mocht-	iItT
mochte	tU
mocs	iTjZpI
mod	hFi]lFmIpGsI
moda	b[cC
moda$	jT
modbu-	iVjS
modbus	iVjS
modbus$	iSjT
model	aSeUhBiV
model$	i[jIsV
model-	iajV
modeles	iV
modell	qR
modell$	fT
modelling	iX
modelling$	iX
modelo	bUgJ
modelos	jV
models	iU
moder-	dViSlV
modern	jW
modern$	jb
modifiees	jU
mods	i\\
mods$	i[
modul-	fTiRjR
module	kVtT
module$	jSkY
modules	jVoS
modules$	oY
modulo	aGiY
modulos	f]
mogen	gUkX
mogen$	gYj[sE
mogli-	jDlRoT
moglich	dSjBlU
moglich$	iHjBlW
moglichst	oWsZ
mohre	aHcIdIeafFgChBiJj@kIlGmGnIoIpJtI
moi	pWqV
moi je	pSq\\
moi$	aTpTtS
moin	t^
moin$	aHt]
moins	j[sW
moins de	s^
moins$	iDjYqT
moira	mXqY
moira$	qX
mois	eW
mois +	eYiG
mois a	iTqV
mois avec	e?hRl_
mois d'essai	eS
mois de	oTqU
mois et	gHq\\
mois puis	qW
mois$	eUhS
moiss-	fRiU
moisson	fYrJtT
moissonneuses	i\\
moist-	iY
moisture	iY
moiti-	bTfHhU
moitie	bTfHhU
molde	iYjU
molde-	iGj\\
moldes	bSjU
moles	cIjGkX
moles$	cIkX
molin-	cSiUmW
molina	aSbGc\\
molina$	cX
molino	bRiU
molke-	b]
molle-	bZiJjZ
mom	h_iE
momba-	cV
mombasa	cV
mombasa$	cV
momen-	fThSoDqHtZ
moment	hVtT
moment$	fHhW
mon	fX
mon /	dXfS
mon associe	qZ
mon to	hJnY
mon$	eYf]pS
mon-f-	fV
mon-fri	fV
mon-fri$	fTnT
mon-s-	fV
mon-sat	fV
mon-sat 0	cVeV
mon-t-	fZ
mon-thu	nR
mon-thu$	fSnT
mon-thurs	f[pI
mon-wed$	fS
monag-	cU
monaghan	cU
monaghan$	cU
monat	nS
monat 00	hUrT
monat$	fXnR
monate	eU
monate$	eXhRiF
monaten	aIeTsT
monaten probe	bJeYgG
monatl	hViT
monatl$	hViT
monatlich	b^
monatsabschluss	i\\
monatsende	aIfUhJpT
monct-	cT
moncton	cT
moncton$	cX
monda-	fT
monday	nToSpS
monday off	bZ
monday to	dY
monday$	iGnYpY
mondays	dYfViU
mondays in	d]
mondays$	dUiV
monde	s]
moned-	gV
moneda	gV
moneda$	bSgVhS
money	bS
money$	eWgRtT
moni	gEm[qX
moni$	gHm_
monit-	iX
moniteur	aUiIkS
monitor	fFlS
monitor de	kV
monitor$	fDlZmT
monitores	iSmS
monitoring	eIiSj^pH
monitoring$	eEhJiUjW
monol-	i^
monolito	iT
monot-	e\\
monotributo	e\\
monotributo$	e\\
mons	c[
mons$	cY
monsi-	aGqStR
monsieur	aGqStR
montag	fThGnS
montag$	aHiStT
montage	iVnV
montage$	hZ
montagne	cGpJrY
montags	b]fVjE
montaje	b[iS
montana	bWfJj[
montana$	bWjG
montar	iY
montb-	c\\mJ
monte	bIn\\qS
monte$	cXhZiC
monte-meubles	bW
monter	sV
monter$	hTjIsY
monteria	cY
monteria$	cZ
monterrey	cU
monterrey$	cV
montessori	aUbUjJkU
montessori$	aFkY
monteur	aTeH
monteur$	iS
montevideo	cS
montevideo$	cT
month 0	aHcJd]fEgIhDkHmGnHoApCtJ
month and	aHbRgTiH
month contract	dTqW
month end	i[jJsV
month for	dWjI
month in	dUgV
month probation	iJ
month trial	eX
month$	nS
monthey$	cR
monthly	iS
monthly$	hV
months	eW
months and	bHjT
months$	eT
monti-	iZ
monto-	aIbUc[hFiJ
montp-	c\\dI
montpellier	c\\dI
montpellier$	c\\dC
montr-	lWrW
montre	iDjHl_pIqHrZsH
montreal	bHjW
montreuil	bWcI
montreuil$	bWcI
montreux	cX
montreux$	cY
montt	bHcShT
montt$	bHcShT
moori-	i^sC
moose	cV
moose jaw	cV
mop	iajI
mop$	iZ
moque	lY
more than	jWpX
more$	bHgRkYtT
morgen	bTqJ
morgen$	pY
morgens	iRtT
morges	cY
morges$	cY
morning	tW
morning and	i\\
morning in	fRiJ
morning$	kVpX
mornings	aRfS
mornings$	fUmU
moros-	i^
mort	hJiUjGqSsS
morta-	j[
mortg-	bIiIs_
mortu-	bR
mortuary	bR
mos	jXlV
mos$	l[
most	fZnS
most days	cCdIhFmJn\\pW
most of	b[pFsS
most$	pHrY
mostl-	bR
mostly	bR
mostly$	aSbTcUjI
mosto-	cU
mostoles	cU
mostoles$	cV
mostr-	jU
mostrador$	iW
mot	rW
mot tester	jV
mot$	fEgXhTq^rI
moteu-	aHbWjD
mothe-	fJoZsY
mother	hTj?pSsX
mothers	iYsZ
mothers$	i\\sD
motio-	aViT
motion	aW
motiv-	jTp_
motivation	p]
motive	j[
motive$	iGj^
moto	jYnZ
moto$	jVkS
motor	aSfJhS
motor$	jY
motor-	aRjW
motorbike	n^
motorcycle	jW
motors	bZmI
motos	aSbTiW
motos$	bYdIjH
motos-	iSjV
motosierra	iSjV
mots	bCgHiUkUrY
mots /	bCgCiZjXpJ
mots$	hVrW
motus	qe
motus$	q_
moula-	bIi[kV
moulage	gJjJkW
mould-	aZiDjT
moule-	aIhHiZ
mount-	cUn[
mountain	bTc[dIi@tI
mousc-	cW
mouscron	cW
mouscron$	cW
move	gJhWjI
move$	aVhS
move--	aEi^
moved	jJq[
mover-	iS
movers	iWjS
moves	bGcTdUkUsE
moves$	i[oU
movil	h^
movil$	h[
movil-	bTgY
movilidad	gWjU
movilizacion	bJgViRoVpI
movilizacion$	g^iH
movim-	bUiYjA
movimientos	i[jA
movin-	jRnT
moving	jRnT
moving$	hWiT
mowin-	iW
mowing	iW
mowing$	iW
moyen-	iWsC
moyenne	sF
moyenne 0	gShT
moyenne$	iZsD
mozo	bS
mozos	bIcHm\\
mp	aTiUpS
mpa	aBb_gCjWkI
mpe	aTjImXpI
mpg-c-	iX
mps	gXiV
mps /	gY
mps$	gX
mr	jDmoqUtS
mrc	cV
mrcvs	j\\
mrcvs$	jW
mrd	aHb_
mrd$	b\\
mri	iWjDk[
mri$	iWjGkV
mrics	jWkW
mrics$	kU
mrs	mh
mrs$	cIiElVmYpF
ms	a?j[m\\pX
ms office	ja
msc	hSj]
msc$	bHhW
msg	p[
msk	aTiU
msk physio	aYbSiF
msnm	c_gH
msnm$	bJc]gH
msp	h\\qU
msr	a^
mssp	b^cI
mt	iS
mt$	cUiW
mth	eZiS
mth$	nU
mths	eYjU
mths$	e\\gX
mtl	aZbIjC
mtl$	hTiUnH
much	iTjI
much$	tW
mucha	c[rS
mucho	kTsR
mucho$	iJjEkVrSsS
mud	iTjZoJ
muebl-	rY
muebles	bW
muell-	bUcWpT
muelle	bHcZpV
muelles	bZcCgFjHmJ
muest-	iXmIpR
muestra	iRmDpZ
muestras	iT
muestreo	iV
mueve	jJn[
muffe-	i_
mujer	aFbWs_
mujer$	aBbXeJlVsR
mujer-	sZ
mujeres	sZ
mujeres$	bThIiT
mula	aEbBcJhZiXjHpH
mules-	iUjUkJ
mulesoft	iUjUkJ
mulho-	cY
mulhouse	cY
mulhouse$	cY
mulle-	iXjS
muller	aT
mulli-	j[
mullingar	c]
multi-	bZjV
multi-conventions	iU
multi-site	j\\
multimarca	bYcH
multisport	h[
multisport$	h]
mum	jSkFs^
mum$	iFjWqXrH
mum's	qVt\\
mumba-	pS
mumbai	pS
mums	s]
munch-	cWhX
munchen	bRcRgS
munchen$	gV
munda-	j^
mundl-	jXqT
mundlich	jXqT
mundlich$	jXqU
munic-	bWc\\
munich	bV
munich$	b_cB
municipal$	aScChVmH
municipale	bV
municipales	bHcW
municipales$	bJcW
municipality	bRcVhI
municipality$	bRcS
municipio	bRcSgHiS
municipios	bIc\\iI
munst-	cehHi@
munster	pS
munster$	pU
murci-	n[
murcia	cSnS
murcia$	cSnS
muri	aFc[
murna-	bS
murnau	bS
murnau$	bZcHtJ
museo-	bHiR
museology	bGjW
museu-	hRmY
museum	cT
museum$	bUlT
museumspadagogik	aW
museumspadagogik$	aX
mushr-	eBhYiFkU
music	aYbItS
music-	aTbWfI
musica	fJpV
musical	aYiHsI
musik-	b_gU
musique	bR
musli-	s\`
muslim	bSsR
muss	jYl\\
muss :	jU
muss er	sU
muss keiner	jClTqZ
muss man	j_
muss nicht	aEjAlbrV
muss sein	iHjY
muss$	jTlW
musse-	iTqU
mussen	iTqU
musst	lV
musst du	iTlW
musst-	oS
musste	oT
must	jVrR
must be	oRr[sV
must have	j\\
must know	kVqIsI
must not	qX
must pass	hGj[pI
must$	kZlY
muste-	i\\rV
muster	aFi[mI
mustn't	jT
mustn-	jT
musul-	se
mutte-	eRiUqSs\\
mutter	qY
mutterschutz	e\\pFqX
mutterschutz$	pGqX
muttersprachler	jEs\`
mutua-	bVgIhTrH
mutual	bVqYrD
mutual$	bU
mutualisee	bHh[iJjGmT
mutualisee$	bHh[iJjGmT
mutualiste	bY
mutualiste$	bX
mutue-	bVfDh[
mutuelle	bVfDh[
mutuelle$	qU
muy	kT
mvr	jU
mw	bciR
mw$	bUiW
mwst--	hIiakB
mx	aWbJ
my	qSrR
my brother	m\\
my phone	aJhIjIrWt^
my$	mUqS
mysel-	jJmUqRrV
myself	jJmUqRrV
n	bHcT
n +	m]
n 0	aWbDcT
n$	iEjDkY
n'a	eIqa
n'a pas	sV
n'ecr-	qUrV
n'en	bHq\`rF
n'est	jBl\\qU
n'est pas	jBlZqS
na	g]jDlU
naas	bJc[iDmX
naas$	m[
nabh	aHb]cGjH
nacel-	iUjS
nacelle	iUjS
nacelle$	bUiCjU
nach 0	bJh\\
nach 00	iDj\\p[
nach absprache	dTfSgT
nach dem	jIo\\pGqX
nach der	dRq_
nach feierabend	fAhZ
nach hause	h\\
nach konnen	gZ
nach ostern	fFiEpWqT
nach prufung	g[
nach tarif	gZ
nach vereinbarung	gTqR
nach$	iY
nachb-	eXhTiBpIq^rI
nachbarn	h[
nachd-	gWiWjG
nachdem	gW
nachdem$	gU
nachf-	oSq[
nachfolge	hRoUqW
nachg-	f[iJ
nachh-	jHk[
nachl-	iY
nachlass	iY
nachm-	eIfd
nachmittage	bJf\\iJ
nachmittags	eHf]
nacho	aHcJmTtZ
nachr-	f@lTmX
nachs-	iWoU
nachsorge	hIi[
nachsten	bViDoTsV
nachstmoglichen	oX
nacht	g]
nacht 00	fBgXsS
nacht$	gUhR
nacht-	fZ
nachtdienst	f^iGrJ
nachte	fYnY
nachte$	fZnFqZsI
nachten	nY
nachts	fW
nachts$	f_iH
nachtschicht	aYcHfTgEpIqX
nachtzug	bYhJ
nachtzulage	jR
nachw-	h?iCj^sW
nachweisen$	jU
nacid-	aEeIsbtG
nacim-	cYs]
nacimiento	cYs]
nacimiento$	cV
nacio-	b?jSmTnVsR
nacional	jWmJnX
nacional$	hJiVmInX
nacke-	aIqWtR
nacken	aIqWtR
nacken$	aIq]
nada	rSsR
nada de	hGrWsY
nada$	hYiJqW
nadar	aGjWkZ
nadeg-	iItV
nadege	iItV
nadia	aJq]tS
nadie	bSfSqR
nadie$	qZsWtH
nadin-	mX
nadine	mX
nadine$	mW
nagel-	iUjW
nagellack	iVjWsH
nagol-	aIceiH
nagold	aIbRcV
nah	cGhGiEjHl\`mEpH
nah$	aIbGcGhGiHjDkEl_rJ
nahen	iY
nahen$	iY
nahpr-	bBiY
nahve-	b\\nT
nahverkehr	aRnU
nail tech	aU
nails	bYsY
nails$	jVkHsW
nairo-	cX
nairobi	cX
naiss-	a=baiTsU
naissance	jIs]
naissances	fJiX
naissances$	iU
nalox-	iZ
naloxone	iZ
name	rr
name$	p[rS
namen	jV
namen$	iEjXlGrTsR
namen-	iV
namensrecht	iV
names	pSrd
names$	iSjYpJqV
namur	cZ
namur$	c\\
namur-	b[
nana	aEsVt]
nanny	aUbIiW
nanny$	a_bG
nante-	cWdWiG
nantes	cWdWiG
nantes$	bVdYfF
nap	iVpV
napol-	iRjFs\`
narbo-	cY
narbonne	cY
narbonne$	cV
narro-	aHc]iCjW
nat	aXbYcBiCjH
natac-	jZ
natacion	jZ
natacion$	iJj[
natal-	cTm\\
natales	cY
natalia	m]
natat-	jV
natation	jV
natio-	bUcE
nation	iIjWrV
national	nS
national$	jSlHnX
nationale	bDiYjR
nationale$	bFiXjR
nationals	bJiJjV
nations	bViDmJrZ
nations$	b\\iH
nationwide	cInX
nationwide$	cIiInW
nativ-	lJs]
native	sU
native english	qS
native$	lH
nativo	jGs^
natural	bTlZ
naturbad	bS
nature	aVdUkSrV
nature$	cIdWjIkU
naturlich nicht	hIiEjFlZqS
naturlich$	hUsW
naturstein	cGia
nauca-	cV
naucalpan	cV
naucalpan$	cV
naukr-	pW
naukri	pW
nauti-	gHjRr]
nautical	gHjRr]
nav	i]jFnT
nav$	iZ
nave	hUpZ
nave con	hZ
naves	bV
navet-	cZhWiC
navette	hZ
navette$	cJhX
navi	cUjXkI
navid-	bUhW
navidad	bUhW
navidad$	bJh\\iBjT
navig-	hTiWjG
navigator	aV
navis-	j\\lS
navision	iIjRlV
navision$	jZ
navisworks	j[
navisworks$	jX
nb	bWcH
nc	cZ
nc$	cZ
ncts	iTjUoB
ncts$	iUjSoA
nd	cYhJ
nd$	a[bHcUpS
ndis	jV
nds	aSfHiEo[
ndt	jWkW
ne	q[
ne le	qX
ne pas	q_rWsH
ne$	cYr[
near	c_hS
neare-	nUqW
nearl-	fUjRoHqS
nearly	fUjRoHqS
nearly$	fUgXiFjDqI
neat	jYsW
neat$	jZ
neben-	bTiUjFrS
nebenan	hSqS
nebenan$	hU
nebos-	jR
nebosh	jR
nec	aAbDfIiEj[n_tG
neces-	lStS
necesita	aUtU
necesita$	aDcJt[
necesitamos	tZ
necesitamos$	aIt[
necesito	aUtV
necesito$	aDcHiIt\\
necessaire	hFjTkRnW
necessaire$	jYlVnR
ned	lVsc
ned$	iGlWqVsU
nee	aHbVcIhJsXtU
need	tS
need a	aUjU
need an	a\\bI
need someone	iUsG
need to	lW
need$	t\`
neede-	jR
needed	jR
needed$	lX
needl-	iY
needles	bT
needles$	jT
needn't	l[sV
needn't be	l]sJ
needn-	l[sV
needs	aViDsR
needs :	jV
needs to	lToH
needs$	aFcJiFjSt\\
neerl-	jTkSlU
neerlandais	jTkSlU
neerlandais$	jIkTlZpG
negat-	bTgCpJsS
negativo	jS
negativo de	aHjU
negativo$	aS
nego	i]jI
negoc-	jT
negoce	bT
negociable	oX
negociable$	oX
negociables	gWiDjIoV
negociables$	gViEjIoV
negociacion	j]
negociar	iV
negociateur	a[
negocier	i[
negocios	aY
negotiable	gXjI
negotiable$	g[jI
negotiation	iDja
negotiator	aY
negotiator$	a[
nehme-	rZ
nehmen	rZ
nehmen$	hR
neige	aUjXqS
neige$	aZiHjSnT
neigh-	cWsT
nein	iE
nein$	fUhRjGkJlTpGtH
neith-	jClZsU
neither	jClZsU
neiva	iIn[
neiva$	nV
nell	cJm[
nell$	cIhIjImZ
nelso-	bIc\`jG
nelson	mT
nen	aXiIpV
nenne-	rY
nennen	rY
nennen$	qUrV
neoba-	b^cFdJjHsH
neona-	aY
nepal	bVcFn\\
nephe-	qY
nephew	q[
nerea	iIjImSpW
nerve	dGiDjc
nerve-	j]
nerven	cJjZ
nerves	jY
nervi-	iHjd
nervo-	sU
nervous	sU
nervous$	iVjJsW
nest	bSiX
nest$	bX
net	gV
net +	gX
net$	g_jS
neto$	g[
netos	g^
netos y	gEhV
netos$	g_
nets	gdhB
netsu-	eVjS
netsuite	eVjS
netsuite$	eVjS
nette-	a[bHcDpSrW
netti-	i[
netting	i[
netto	gRhU
netto$	eRg^
nettoyage	bTfJiT
nettoyage des	iT
netwo-	bUqS
network	bUqS
network$	b[i@jU
netz	aHb[cEiRnHtF
netza-	aIcGi^
netzb-	b_cIgHiD
netze-	eHfJiXkI
netzm-	a[hCjX
netzw-	aSbIkZ
netzwerk	aUbHkX
neu	aUiWrZ
neu$	bIiSqVrT
neuba-	bBcHdZ
neubau	hUiT
neue	aZqSrF
neuen	aEiSoUtR
neuer	cWiVjG
neues	bSiBjVtU
neuf	bWhSmT
neuf$	hZsW
neuja-	fIhR
neujahr	fIhR
neuma-	bGhTi_jH
neun	bWm]
neun$	bVgT
neunu-	cJjR
neununddreißig	bJjS
neunz-	aF
neunzehn	gW
neunzig	bS
neuro-	aXbY
neuru-	cW
neuruppin	cW
neuruppin$	cV
neuss	c\\
neuss$	c\\
neutr-	cSjUrTs[
neutral	qIrS
neutralite	iFj^
neuve	aGbWhV
neuve$	bRhV
never	fTlWrW
never "	fFjHrY
never driven	l]
never$	fWr[
never-	cVnU
nevers	cWnV
nevers$	cXnT
new year	fVqW
new$	tU
newca-	c[
newcastle	cV
newcastle$	cX
newco-	lX
newcomers	lX
newly	bVgIl\\
newma-	c[
newmarket	cX
newmarket$	cY
newpo-	cSdR
newport	cSdR
newport$	nT
newqu-	cSiIpW
newquay	cSiIpW
news	aSeHfRiGjT
newsl-	i_
newsletter	i_
newsletter$	aIiVpJrY
newto-	aHbCcai>jJkJlY
next	bVeRmToG
next door	bYiEmZ
next to	bYjYlI
next$	bFcGeWiY
ngo	aTb\\
ngo$	aXbWcIhIiI
nh	aT
nhs	kSpT
nhs pension	hZ
ni	lSqVsX
ni de	rT
ni lo	j[qX
ni se	qY
ni$	iXjHlHpXqIrS
nice	kf
nice :	k^
nice to	kU
nice$	jFka
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	rT
nicely	rT
nich	rWsT
niche	i\`jB
niche$	i\\
nicht	qU
nicht "	fFrX
nicht alter	jV
nicht dass	cIqU
nicht im	hRj[sX
nicht in	qTsVtI
nicht mehr	gEr[
nicht nennen	iIqTrW
nicht notig	jElc
nicht nur	iGj^
nicht rein	q\\
nicht$	lZsR
nicht-	qWsV
nichtraucher	iHjYsR
nichtraucher$	cIiGjZ
nichts	qV
nichts$	s[
nicke-	pIqV
nie	fTlVsY
nie$	f\\sR
niede-	aTjV
niedersachsen	gS
niels-	iIj\\
nielsen	iIj\\
niema-	q\\sU
niemand	q\\
nieve	iY
nieve$	oV
night	f[
night 00	gZ
night audit	f[iI
night auditor	aWtI
night premium	gSsR
night shift	i^jT
night to	fW
night$	fFgUi]mY
night-	fS
nightly	dGiXkGnU
nightly$	dGiXkGnU
nightmare	sS
nights	fU
nights +	aIg[
nights 0	jG
nights 00	gXjHqU
nights a	bZeJf?hIn^
nights away	fInY
nights on	iU
nights out	f\`
nights £	gVqUsJ
nights$	aW
nilgo-	hX
nilgosc	hX
nimme-	qTrJsU
nimmer	qTrJsU
nimms-	qS
nimmst	qS
nimmt	bSfHiHjUqY
nimmt man	bTfCj_
nine	fVmT
nine thousand	bFcJi^mG
nine to	pY
nine$	bRfSiDmZ
nine--	f]
nine-day	f]
niner-	aV
ninera	aV
ninet-	bWgW
nineteen	bU
nineteen$	iTsV
ninety	eSgZ
ningb-	kV
ningbo	kV
ningu-	bHfYgI
ninguno	cHfZhIlRtH
ninja	r\\
ninos	bWi_jGsS
ninos$	bYjE
niort	ca
niort$	c[
nirge-	q[
nirgends	q[
nite	fTgYiJ
nite$	fGgVhUjE
nivea-	jU
niveau	jU
niveau 0	jVkT
niveau$	cHhIi[jH
nivel	g^jU
nivel 0	aRjU
nivel 00	g\\hI
nivel$	bVgU
nivel-	c\`iGkT
nix	lTq[sT
nix$	hYj]qUsB
nj	cZgChHrX
njc	ga
njc$	g[iI
nl	cVjX
nl$	cZ
nlz	aU
nm	cUjT
nmc	j]
nmc$	jU
no	lY
no "	rY
no 0	bXfHj^lGsJ
no 00	gEhFp]sR
no :	c]eYmF
no agencies	bHpVrX
no bother	jT
no bus	hFjXl@nY
no cv	mJpT
no cvs	pY
no degree	iS
no es	jHkUl^qI
no eso	iVjTqH
no este	sb
no evenings	fV
no exclamation	rW
no experience	j@lc
no hace	l[
no hay	fXrS
no la	jXqSrV
no le	j\\qF
no lo	q\\
no mas	aGs]tH
no me	sY
no more	e_iBjV
no need	hGl\`qW
no nights	aHfWhUsJ
no one	se
no pedimos	jHl\\
no pongas	rX
no problem	fIjUlT
no puede	gTqXrX
no que	s]
no sabe	qV
no sales	gViYlH
no saturdays	h\\
no se	qT
no sea	s_
no sean	s]
no selling	iYqHsI
no solo	j]lH
no sundays	fbgF
no weekends	hU
no women	s]
no$	l\\
nobod-	sT
nobody	sU
nobody with	jIs\\
noc	aGiYsI
noch	qZtU
noch nicht	qYrT
noch$	q^t\\
noche	f]jU
noche 0	fUgIjJ
noche 00	gV
noche y	f\\
noche$	jU
noche-	fW
noches	fT
noches de	hXiG
noches$	fSgUnTsS
nochm-	tV
nochmal	tV
nochmal wegen	tV
noctu-	fSgT
nocturna	fThS
nocturna$	hTiS
nocturnas	gR
nocturnas$	gX
nocturne	dTfS
nocturne$	dTfWpJ
nocturnes	iX
nocturnidad	g[
nocturnidad$	gU
nocturno	fVhH
nocturno$	fU
nocturnos	fCgTiEjHk\\
nod	qIsZtX
noel	m[
noel et	hY
noel$	hS
noida	aJbHc_gHiEmGpY
noir	gEqV
noir$	bTgIiT
noire	hJi[
noise	iVtS
noise$	jStT
nok	gZ
nom	r[
nom 000	j]
nom de	qEr\`
nom du	dFr[
nom$	jRrS
nomad-	b\\
nomas	pHqTrYsZ
nomas$	pGqUrZsV
nombr-	pTqRrV
nombramiento	eZiIj[
nombrar	qTrV
nombre	qUr[
nombre de	qUrU
nombre del	r\`
nombre$	q[sH
nomin-	eS
nomina	gZ
nomina$	bHgW
nominas	iV
nominas$	aX
nomination	eZiFjF
nomme-	qYrU
nomvu-	m]
nomvula	m]
non	l]
non$	kVlSqDtS
non-c-	eVgIhSpJ
non-e-	aUhT
non-exempt	eSfIgS
non-exempt$	eRgS
non-p-	bX
non-profit	bX
none	iSlZ
none of	pHqTsX
none$	eTjHl]
nonpr-	bY
nonprofit	bY
noon	fYpZ
noon 0	oHpS
noon 00	fIp[
noon$	f\\
nord	bTcZ
nord$	ca
nord--	aUcU
nordd-	aIbDcXjIn^
norde-	aGc_
nordelta	aHcY
nordelta$	aHcX
nordh-	cW
nordi-	b[hJ
nordic	bSjW
nordl-	bZiG
nordlingen	bJcV
nordlingen$	bJcV
nordr-	gU
nords-	bGcV
norfo-	aHcX
norfolk	aHcX
norfolk$	cU
norma	gGjYmT
norma-	jS
normal	fTlT
normal$	jIn[
norte	c[
norte$	bS
norte-	aGb\\cFnI
north	cTnT
north of	cZdIiF
north$	cRjT
north-	cRjWkT
northampton	jS
northern	bIgShHjWkX
norwe-	bTiHoHqT
norwegian	hRjS
norwegian$	bErX
norwi-	cTdJjI
norwich	cTdJjI
norwich$	aJcS
nos	qW
nos$	a[qI
nosot-	lVmS
nosotros	lVmS
nosotros$	l\\qS
not	l[qS
not "	jHmHt]
not a	lW
not above	s^
not asked	i^lV
not compulsory	kHl\`
not essential	j>kZl]
not expected	kIlZ
not for	dVhJmHqZsT
not have	aFlXmJnV
not in	hSiDqV
not just	e]iHj^lJpI
not mind	bIj\\
not more	bDeEiGlGqIrXsJt]
not necessary	jFlZpT
not needed	jGl[pX
not required	lT
not the	lGpBqWrTs^
not to	pX
not too	r^s[
not vital	jGk[
not wanted	jJl\`sR
not$	jVlUqT
not-f-	bW
not-for-profit	bW
not-for-profit$	bW
nota	kYtT
notai-	bWmH
notaires	bWmH
notar-	bclT
notarfachangestellte	aZ
notarial	kV
notarial$	bJj[
notdi-	gY
notdienst	qS
notdienst 0	fZ
note	qRtY
note$	hZlJpStS
noteb-	cJhY
notebook	cHfIhZiI
noten-	i]
notes	iZtV
notes for	aRtW
notes from	t\`
notes$	iTjU
notfa-	aJiRjT
notfalls	bIiGnGqT
nothi-	qYrS
nothing	jIqZrT
nothing about	iFrZ
nothing$	pFq[r@tS
notic-	rV
notice	oS
notice$	eXoT
notices	i^
notices$	iW
notif-	aYiV
notification	a[bJfF
notig	l^nV
notig$	jUlXnX
notio-	jUkU
notions	iFjVkU
notiz	qUtW
notre	qT
notru-	bJfXjI
notsa-	aTcGgHh[iJjT
notsan	aWcIjZ
notti-	c[hIiRjHkJ
nottingham	iW
nottingham$	iV
nourr-	fHhSiX
nourri	hZ
nous	kWqVtS
nous a	pFq_
nous faut	bT
nous sommes	b\\
nous$	h\\iJqT
nouve-	cHn[qU
nouveaux	iSlW
nov	fToc
nov 00	aTfDgFjIo]
nov$	fToT
nov-f-	fToU
nov-feb	fToU
nov-feb$	bJoW
nov-j-	fUiT
nov-jan	fUiT
nov-m-	cIeIfSo[pJ
nov-mar	fSoU
nov-mar$	fFiSoX
nova	cW
novat-	aIbHeIhXiIjDlZ
novec-	gX
novecientos	gX
novem-	fZqS
november	fSiT
november$	iVoT
novembre	fYqT
novembre$	oW
noven-	eR
noventa	eR
novia	aEbWj]sU
novie-	eU
noviembre	eU
noviembre a	iHpT
noviembre$	eXoRpI
now	bSjIoU
now and	i]
now$	cFfIjCo[
nowhe-	qSrW
nowhere	qSrW
nowhere$	iIrU
nowt	gWiDqXs]
nowt$	gZhIqWrGsJ
np	eS
npc	j^pD
nplq	jY
nps	gIh[iWjHpItF
npsp	jVkJ
npsp$	jVkJ
nr	aDccg\`nGqC
nrp	j]pJ
nrw	aGb]
ns	bUh[jGnI
ns business	hS
nssf	h^
nssf$	h^
nsw	c]
nsw$	c\\
nucht-	jUkImJrYsS
nuchtern	jUkImJrVsT
nuchtern$	jZkGmIrTsE
nucle-	iVjElW
nuest-	bS
nuestra	nV
nuestra$	bYcBeUhBiHnT
nuestro	bZkX
nueva	c^rR
nueva$	c[hS
nueve	gRmW
nueve$	iY
nuevo	b\\cTiSjD
nuevo$	b_jCkIsG
nuit	fWgT
nuit 0	fX
nuit 00	fFgZqT
nuit$	aWgT
nuits	fVlSn[
nuits dehors	nW
nuits par	nW
nuits$	fSlWnSsS
null	h^lS
num	jImZ
numbe-	iT
number	pUrS
number$	jXrV
numbers	i\\oI
numer-	iSjUrT
numeracy	iGlX
numerique	aGcJiVjCmZ
numerique$	aHcGiWjCmU
numero	iSmJrX
numeros	jSl[pHtT
numme-	mWpV
nummer	mWpV
nunca	aHfUlUsY
nunca$	fY
nunea-	cViJ
nuneaton	cViJ
nuneaton$	cTiJ
nunoa	cXnI
nunoa$	cVnG
nur mit	qTsV
nur$	hGiEn\\
nuria	pW
nurse	a[m]
nurse$	acmT
nurse-	iS
nursery	bVhV
nursery$	b\\
nurses	aGm\\
nurses$	aGjIm\\
nursi-	lS
nursing	lS
nursing home	aHbbdH
nursing$	a]bJl\\mI
nutri-	aSk^
nutritionist	aY
nutritionist$	aW
nuts	f[iU
nuts$	fZiWjIlI
nutze-	i^
nv	aJbHc_e\\gUiFjCmH
nvq	jY
nvq 0	j[
nvs	a^dJfEhJjTtJ
nvs$	aViGjV
nx	cJiDjEk_
nxt	bFkU
ny	cVdVrV
ny$	cWdXiI
nyon	c]
nyon$	c]mH
nz	cX
nz $	gX
nz$	bJcb
o	j^
o 0	b[
o 00	fX
o a	iIjWrY
o con	aWmHsX
o de	aYhS
o en	fIjXpV
o habilitacion	jT
o jefe	aUjWm<
o prace	eY
o sea	fSpUsV
o si	d[
o tecnico	aIjX
o$	a[fSiI
oa	a]bJiBmY
oaci	jclH
oak	bSi\\
oath	i^mG
ob	gTlUq\\
oban	c^jUnI
oban$	jX
oben	gTrU
oben$	rX
obend-	hS
obendrauf	hS
oberf-	aTiIjWnS
oberflachen	aGjU
oberfranken	cWhInY
oberfranken$	cXhHnYsJ
oberh-	a@ba
oberl-	bSjI
oberm-	aEhHiJjXlHm\`
obern-	bTcWiGjI
obers-	iVoR
objec-	iX
objectif	iV
objek-	bScY
objekte	cYfJ
objet	pUtZ
objet :	t\\
objet-	fHgXiW
objetivo	hIi\\
objetivos	fFg_
objetivos$	g\\iI
oblig-	dRjTlUsU
obligado	bJdWiHjYkIlJ
obligatoire	lU
obligatoire$	jFkJlYsV
obligatorio	kJlS
oblige	dUpI
oblige$	bCdTiIlRpIrR
obra	eYhS
obra en	c]
obra$	eXhT
obrad-	cUtH
obrador	cUtH
obras	aHc\\
obrer-	aBbGcHhYiGjDkJmYnBoEtD
obs	bHicjE
obser-	aJi[pS
observaciones	gEj\\
obst	bSh\\
obst$	bVhSiR
obste-	aWhIiFjW
obten-	eIj]
obvio-	jR
obviously	jR
obviously$	gThTiHjYrJ
obvs	hYlI
obvs$	h[kI
occ	iHjJm[
occas-	bHcSeTfTjF
occasional	fXiTnU
ochen-	mR
ochenta	mR
ocho	fSmXoT
ocho a	f[mF
ocho y	fX
ocho$	fUhErZ
oct	iRo]
oct 00	e\\
oct$	iSoZ
oct-a-	eToWpH
oct-april	eToWpH
oct-f-	hI
oct-feb	hI
octav-	fIhZiEjVlI
octob-	fSoS
october	fR
october$	cT
octobre	oS
octobre$	oX
octub-	oW
octubre	cS
octubre a	eS
octubre$	cWoU
ocupa-	mT
ocupacional	mU
od	eYiIjW
od$	eViHjV
odd	fV
odd$	bIfZgJhGiGjHsU
odenw-	cSnX
odenwald	cSnX
odenwald$	cSnX
oder	j^
oder 00	eZfTgB
oder arabisch	j>l\\
oder bachelor	cHjY
oder ein	a[bHkW
oder eine	aYkZmItI
oder einen	ac
oder elektriker	aIjVrV
oder gleichwertig	jU
oder in	kU
oder kurz	jTqR
oder meister	j\\
oder nach	oX
oder polnisch	kS
oder python	jU
oder spat	fXiH
oder vergleichbar	gIjT
oder$	eRt]
odett-	mY
odette	mY
odette$	mW
odile	bUmSoWqU
odile$	mVoSqS
odont-	aVbVcG
odp	acbEfFtB
oee	i^jG
of 0	mYoT
of 00	b[ma
of 000	aHc\\gGmTtJ
of a	aHpY
of course	cVhVqXrH
of england	bZhInH
of february	pZ
of five	m]pT
of four	iGjRm\`
of her	eTsY
of hours	iZ
of it	i^
of june	fFhTiImIoWpS
of march	o^
of month	fGhWiSqW
of my	gUpGs\\
of nine	bYmS
of one	bEiHj_pY
of our	tS
of people	a\\bGjTm@
of seven	mW
of six	m[
of st	bSpY
of that	cJjTlVqW
of them	a]
of these	sVtT
of those	d[iIjHkW
of three	bWiRmX
of tips	eIrUsS
of two	fSmXpS
of us	bfm_
of which	bUdVgIhR
of you	mU
of your	g[iBjUmW
of £	bY
of €	f?hR
of$	tV
ofeli-	mUpS
ofelia	mUpS
ofen	hViUpI
ofert-	bHcIpZ
oferta	bGcJp[
off	fYhS
off 0	fZhGmJqS
off and	hV
off in	bVfX
off on	fUoVpEsW
off the	iTq[
off to	q]
off with	qV
off$	f]hS
off-s-	bJfS
off-season	bJfS
offen	iHoVq^
offen$	qZ
offen-	jS
offenbach	bV
offenbach$	bX
offenders	iZ
offentlich	bHeEiElHpZqV
offer	gYh@q_
offer$	pWqV
offer-	hX
offered	oJpTrS
offers	i\\
offert	h\\
offert$	hV
offi--	hW
offi-jahreskarte	hS
offi-jahreskarte$	hW
offi-ticket	gIhT
offi-ticket$	hU
office	cSdS
office 0	dY
office 000	aIjYsS
office days	d]fRhI
office in	bIcZhJpR
office is	c]jW
office manager	i]jF
office$	cVgHpV
officer	aV
officer$	a]iHmH
officers	aRbW
officers$	aSbU
offices	bV
offices$	cWdH
offiz-	aX
offiziell	qX
offli-	bHi^jU
offline-first	bHiX
offnu-	fV
offnungszeiten	fV
offre	hYiGrGtW
offs	bDh\\
offs$	bDh\\iIjI
offse-	a\\
offset	bS
offset$	aW
offsh-	nT
offshore	kRnU
offshore$	aXbFjHkZnF
offsi-	d[eJfFgJhFiVjFmVnIqJ
oficial	gX
oficial de	aV
oficial$	a[bSeH
oficiales	aWiImW
oficiales de	aXiJmG
oficiales$	eFiIjHm]nI
oficina	dX
oficina 0	cJdXpU
oficina de	cHiUpY
oficina$	bGcSdU
oficinas	bYcR
oficinas$	b^
oficio	aSjV
oficio$	aSiHjV
ofste-	rS
ofsted	rS
ogk	iU
ogk$	iU
oguk	j[
oh	pTqR
oh and	hGt[
ohio	jYrR
ohne	j[rYsT
ohne "	rV
oil	iXjV
oilsk-	hY
oilskins	hY
oilskins$	hX
ojala	jIkfsX
ojo	bIfCiCjaq[
ojo$	jJqc
ojv	jY
ok	lZ
ok with	iIj_tB
ok$	eFfWiFjTlV
okay	lZtZ
okay$	jIl_tU
okoro	m_
okt	eHf]gRhImFoE
oktob-	oV
oktober	oX
oktober$	oW
okume-	aFbYfBiYjF
olava-	cX
olavarria	cX
old	sW
old$	bXcI
olden-	cZ
oldenburg	cV
oldenburg$	cR
older	bHjXlGs]
oldham$	sU
ole	mYpW
olen	i[
olen$	iY
oliva-	bV
olivar	bV
olivi-	cTpR
olpe	bIcbiHtI
olymp-	b\\iVmA
olympia	cJiVjI
omara-	cY
omarama	cY
omas	gHiBjbkGsX
omnib-	jV
omnibus	aIcUjX
on /	fT
on 0	fV
on 00	f\\gTiFqX
on 000	bTqI
on air	fVqV
on at	fXjV
on call	f[mU
on duty	sR
on en	hHjDk\`
on est	b^gT
on fait	bZ
on farm	hYiS
on four	fW
on friday	oJqZ
on fridays	bW
on linkedin	rTt]
on monday	fUnD
on mondays	iasF
on n'en	qX
on ne	fRkXqV
on oh	fIp^
on our	bYcJlY
on paie	g\\
on paper	pFq]
on phone	iRtU
on phones	bVmW
on s'en	l\`
on se	sVtZ
on shift	h\`
on site	dWfFhV
on teams	aSbJdViH
on thursdays	bVcZfGhU
on time	bFic
on top	g\\
on tuesdays	cHdUfIgGiR
on us	lYpW
on verra	sW
on veut	dWgIiJqIsXtS
on your	fGhYjZ
on$	f[
on-ca-	fX
on-call	fVgT
on-call$	fRgT
on-si-	gHhRi[
on-site	gHhRi[
on-th-	fGjSmW
onbep-	eajIlImF
onboa-	iYqItU
onboarding	iYqItU
onboarding$	iS
once a	iTjDnW
once in	iZ
once$	gGjTlTnZ
oncol-	aRbVgV
oncology	aUgX
onda	c[t\\
onda$	bJc_tS
one 0	iIo\\
one a	aFcGdIeJfBhFiJjDkJmHnJoJp[qFr_sHtF
one anchor	dW
one and	fThG
one at	aZiJjEpV
one day	cSd\\
one in	cSfW
one is	nTq\\
one more	cHt\\
one of	sU
one off	fXgHmH
one other	aGm[
one page	qFr\\
one pdf	cJiJp[
one sat	fZ
one saturday	fYiE
one thousand	gX
one week	fYgEn]
one weekend	fZ
one with	qIsdtG
one year	bIebjS
one's	qXtU
one-b-	hZ
one-bed	hZ
one-o-	iT
one-offs	iT
ones	iVsU
ones 0	b\\
ones$	i[j\\lB
ong	aDbgjG
ongoi-	eW
ongoing	eW
ongoing$	e_
onko	aTbUcG
onko$	aUbTcG
onlin-	pX
online	pV
online$	j[
only	s]
only no	lWmJpV
only$	qX
onsit-	cEdS
onsite	cEdS
onsite$	bTiDkJmJ
ont	s]
ontar-	dUeS
ontario	dUeS
ontario$	dUeT
onwar-	oU
onwards	oU
onwards$	oU
onze	fVoT
oo	cRgTjV
oo$	c[iH
oom	iFjImbsA
ooona	j\\
oos	jT
op	aViX
op$	a[iVjV
opcio-	fUhIkWoU
opcional	fUhIkWoU
opcional$	cIdShJiHk\\oHtH
open	eTiS
open at	bDfYiSmIq[
open$	aJcFeFgHhIjEk_lJnJoIpIqSrBsGtC
open--	cIe[iW
open-ended	e^
open-ended$	eX
opene-	lUqI
opened	lUqI
openi-	iUoTtS
opening	oTtT
opening$	fV
openl-	gZjR
opens	iSq[
opera	j[
opera cloud	jW
opera$	bW
opera-	aW
operaciones	iHp]
operaciones$	iCpZ
operador	jY
operador de	cV
operadores	m_
operadores$	aJm\`
operarias	aSiDm_tH
operario	aU
operarios	aZbV
operarios$	aRb\\
operateur	aTpH
operateurs	a[iI
operateurs$	iImT
operating	bFgViEjHtY
operations	aZiJqI
operations$	aXiHtG
operative	aSjVrR
operatives	a^fFiDmGrJsT
operatives$	aYbJ
operator	bX
operator$	b[
operators	bTiRkV
operators$	iVk[mH
opex	bJia
opex$	bIiZ
ophta-	aEbY
opini-	kVqS
opinion	kVqS
oposi-	eXlS
oposicion	eXlS
ops	mTpR
ops mgr	aImX
ops$	bWlHmXpR
optic-	gEhX
optical	hHjXmU
opticien	aW
optico-optometrista	aW
optik	bUfGiDs\`
optik-	aZ
optim-	a>i^jEkZ
optio-	fThTlR
option	eXgGh\\jE
optional	f\\jCkWl[
optional$	iAjHkZlV
options	fIg[hSjU
options$	g[i=jV
optom	a\`
optom$	a\\kI
optom-	jR
opus	bbjE
or	ja
or "	jV
or 0	fX
or 00	fajHsU
or 000	b?hAiIjVk[
or 0000	eRf[gI
or a	aVk_
or an	kT
or arabic	iUjFkU
or at	jEs\\
or better	aJjY
or commercial	bGlX
or do	iDlX
or drop	pS
or email	hJ
or english	jEp\`
or equal	jZ
or equiv	jR
or five	bHdAe^fEgChHiGjEn^
or from	cVdVjF
or german	lH
or get	j_
or go	jakC
or manufacturing	jY
or over	fHjZrS
or polish	iIk\\
or python	jZ
or remote	cU
or ring	pY
or romanian	jDpIsT
or russian	jJkY
or she	iYjHkS
or so	iTjY
or the	jWsR
or we	j^
or working	jZ
or £	gEhajCnG
or$	cUkV
ora	a@cJta
oracl-	aR
oracle	aR
oracle$	jY
oral	iTjRpU
oral$	aZiWjApU
orbit-	jGkV
orbital	jGkV
orcha-	bXcChEiHm\\
orche-	aWbXcIiHtI
orden	bSeX
orden$	bYiGjZ
orden-	lY
ordenado	iDjVlZ
ordenar	iZjGlS
ordenes	fIi]mT
ordenes$	hIiSlJmU
ordenos	f\\
order	bTia
order book	bZ
order$	iVtS
order-	i^
ordering	iX
ordering$	i[
orders	i[
orders$	i\\jJ
ordi	dGh]
ordi$	hW
ordin-	bR
ordinary	iEjX
ordnu-	jR
ordnung	jR
ordnung$	jS
organ	k[lI
organ-	aWbU
organic	b[hTiF
organica	bUiFjGkV
organica$	bTiFjCkV
organiser	a[hE
organiser$	aX
organisieren	iV
organisieren$	iV
organist$	aS
organizas	f[iGjItH
orgel-	f?gFi\`
orien-	i]oS
orientation	iTjHoZ
orientation$	fHiZjH
orige-	gTiIjTrV
origen	gTiIjTrV
origen$	gViIjUrS
origi-	g\`pV
original	bYpU
original$	bYpU
originals	iJp[
originals$	pU
orlea-	caiF
orleans	cV
orleans$	cV
oro	bRiGjUkZ
oro$	bViHjX
ort	dX
ort$	bXiUjHpU
orten	bVcEiT
orten$	iU
ortho	jT
ortho$	iSjZ
ortho-	gIjSk[mT
orthographe	jX
orthoptiste	gI
ortop-	aEbHcCeIfHiYjEk[mH
ortot-	jZ
ortst-	iTnW
ortsteil	cS
ortstermine	fJiTlJnZ
os	jT
os 00	j[
os$	iTjXpI
oscar	jRm]
oscil-	iJjb
osciloscopio	j\\
oscp	aFkY
oscp$	aFkY
osde	gWhU
osde 000	gEh\\
osha	jUk[lJ
oslo	dXiVjJqS
oslo$	cJdViWlIpI
osnab-	bJca
osnabruck	cS
osnabruck$	cT
osorn-	nV
osorno	nV
osorno$	kJnU
ost	cZ
ost$	c[
osten-	cZ
ostend	cZ
ostend$	cX
oster-	oS
ostern	fToV
ostern$	eHfCo\\
osterreich	cHnXsW
osteu-	hGiRsW
ostre-	aU
ostse-	fHhZjIkX
ostsee	fGhUjGkX
oswes-	cY
oswestry	cY
oswestry$	cV
ot	f[gZ
ot$	a[bI
ota	aTbFiYmY
otdr	hJiTjV
ote	gbhE
ote 00	gW
other	m_
other$	dTeXfRjTmG
other-	cT
others	cViImX
others$	jSm[sF
otherwise	dTeR
otherwise$	dHr[
otis	bUjJmV
otono	aEiHo\\qU
otono$	o\\
otp	gCh]
otp$	gEh^iJjE
otra	jVmXqW
otras	bT
otro	fRjX
otro no	fTkH
otro$	aVfXjH
otros	aIbDmZ
ots	eFfGiFjJl[m\`pI
ots$	fFlJm[
otter	hEiJk[p\\rC
ottilie$	m\\pC
ou	jY
ou 0	gV
ou 00	dEedgJ
ou a	iSnV
ou allemand	lYpH
ou bac	jX
ou bpjeps	jR
ou en	j]
ou equivalent	jR
ou la	kTpS
ou master	jZmF
ou un	ab
ou une	a\`
ou$	iHjU
oui	sFtW
oui c'est	sIt^
oui$	aHhUjVkU
our	tT
our own	b[iEpH
our$	cDjImHtY
ouren-	cW
ourense	cW
ourense$	cW
ours	bUcIe\\jJ
ours$	cIe[jIpH
out 0	nZ
out 00	bTjG
out at	bCc]iRjH
out by	fZgI
out in	bSiX
out of	cR
out the	aHiZtU
out$	fZiSqS
out-o-	fV
out-of-hours	fV
outco-	fJiXjEpJqX
outdo-	iV
outdoor	iX
outdoors	jS
outer	g]
outfi-	b]
outfield	bJcDi_
outfit	bZ
outfit$	b[
outfitters	bU
outgo-	oZqU
outgoing	oZqU
outil-	hV
outillage	cIh]iF
outils	gS
outin-	bGcGi^
outings	iT
outings$	iU
outpu-	kI
output	kI
outre-	cSnT
outreach	iSnU
outside$	hGnVpWsY
outso-	eZhJiTjFkJsItI
outst-	bZjH
outstanding	bZjH
outstanding$	bXrG
ouver-	bRqS
ouvert	aVfVlTqS
ouverte	bUiGpHqY
ouverte$	bViGqR
ouverture	iUoW
ouvertures	bZoG
ouvre	fVtY
ouvre un	cJfItV
ouvre$	cHtY
ouvri-	a]
ouvrier	a[
ouvriers	aXmR
ov	aVkJnY
ov$	aWtI
oven	iZkV
ovens	i\\
over 0	bSf^gI
over 00	iVs]
over a	qh
over target	g^iG
over the	qS
over three	fS
over to	ic
over £	bYgHiR
over$	fYjX
overa-	hYiF
overh-	iejHtH
overl-	iIjZoR
overlap	fSoW
overlap$	oU
overlock	aXjS
overlock$	jX
overn-	cRfHgUnV
overnight	cTfIgYnW
overnight$	aWcGgSiUnDpItI
overs-	aZiU
oversight	i\\
oversight$	i\\
overt-	gZ
overtime	gZ
overtime$	iU
ovied-	bHiJnW
oviedo	bHiJnW
ovs	a\\bWhGiGjGtI
ow	cZiTjD
owls	aHbWfFgEiGj[mJ
owls$	aHbWfFgEiGj[mJ
own	j[
own car	hHlSnY
own kids	hXjBsX
own the	i\`
own tools	lZ
own transport	lV
own$	nW
owned	bd
owned by	bW
owned$	b\`iG
owner	m\`
owner$	aIb_hGiEjU
owner's	qWs[
owner-	bXqW
owners	bTcUpIqT
owns	iSmVpGq[
owsi	aWjT
owsi$	aYjS
oxbri-	bGcEdIeHfEhHiCjEkImGnFoHpGrIs]
oxige-	iZ
oxigeno	iZ
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qRt\\
oyonn-	cU
oyonnax	cU
oyste-	iZ
oz	lZmH
p &	aShS
p +	gGhWjS
p /	hSmF
p 0	aSfTgYjHkT
p 00	cHgXhU
p a	bHhRnT
p$	bXgS
p-sch-	jY
p-schein	jY
p-schein$	jV
p.a	bYhWi?
p.a$	bXgR
p.m	fYgShI
p.m$	g[
pa 0	jc
pa to	mU
pa$	bRnT
paar	bShT
paar$	rTsR
pablo	cIiIm[qTsC
pace	iSj\\mEpJ
pacht-	aTbFeTiR
pachtvertrag	eViU
pacie-	iUjT
paciencia	jZqT
paciencia$	qX
pacientes	i]jImIrIsV
pacin-	iY
pacing	iY
pack	gAh[iU
pack$	iVsY
packa-	bT
package	gV
packaging	bTgCh[
packaging$	bY
packer	aT
packer$	aX
packers	bS
packers$	bTiT
packi-	aShI
packing	aUbSmF
packing$	aUbUhIjIqS
packs	icmF
packs$	i\\
paco	tZ
pacs	aXcJi\\jD
pacu	eJiTlV
pad	fEgJiYjTtG
padag-	aTbHlVpJ
padagogische	lVpI
paddo-	iW
paddocks	iW
pader-	c\\
padi	b[jT
padi$	aSbT
padre	bUhGiImb
padre$	k[mU
padre-	hT
padres	hT
padres$	hY
pads	i^
paedi-	kUsI
paediatric	kUsI
paeds	i_jDkUlE
paell-	c@if
paga	gchE
pagad-	hUnR
pagada	gU
pagada$	gUhT
pagadas	bIf[hSjI
pagado	hSkSpS
pagado$	hWjDkV
pagados	bFhViDnU
pagam-	gShW
pagamos	gShW
pagan	fUgW
pagas	e[gZiI
pagas$	gc
page	pWqTrX
page$	rYtT
pager	fUkG
pages	iSp_
pages$	p]
pagin-	iYrZ
pagina	r[
pago	gSiT
pago delegado	g\\
pago$	iUkT
pagos	aXfJgX
pagos$	a[fGhTmGqH
paid	gVh^
paid 0	bEcJfFgDhDiSjGnVpZ
paid 00	hVpH
paid at	fZhH
paid by	bVeHgHjHla
paid for	bJhZjAlT
paid half	p_
paid on	gUiIjIkJnHrJ
paid weekly	fIgXiF
paid$	h[jAnRpV
paie	gT
paie le	gRmG
paie$	aSjV
paiem-	iW
paiement	iW
paiement$	iY
paill-	iU
paint	iW
paint$	i[
paint-	cZiU
painter	iTjV
painter$	cIgIiS
painting	i_kS
paints	aSbUiI
paints$	aSbViG
pair	mX
pair$	cIiGm\\pD
pair--	cHeHfGhGiDjHk^pWrI
pairi-	kTpZ
pairing	gIiIp\\
pairs	aHjBmanHpI
paise-	bWiT
paises	bWiT
paisl-	nT
paisley	nT
paisley$	nU
pala	aZ
palab-	rY
palabra	gSqSrS
palabra$	pUqY
palabras	rY
palabras$	bIrV
palac-	cW
palace	bVqU
palat-	bDiUlU
palate	iHlV
palef-	iHmT
palefrenier	iHmT
palefrenier$	aRmT
palen-	cV
palencia	cZ
palencia$	cX
palenque	bUhIiU
paleo-	jX
paleographie	jX
paleographie$	jX
paler-	iS
palermo	iS
palermo$	gT
palet-	iS
palle-	bWmG
pallet	aHb[mF
pallets	iW
pallets$	iX
palli-	aYcFjHk]
palliative	jEk]
palma	cX
palma$	cY
palma-	bHc^
palmas	iS
palmas$	iS
palos	bXf@g]iEjF
pam	a]iBj?qWsJ
pampl-	c\\
pamplona	cR
pamplona$	cR
pan	gShViIpSqU
panad-	aY
panadero	aV
panadero$	aW
panam-	bIc[fTsX
panama	fX
panel	p[
panel$	bVmX
panel-	bWiU
panels	iW
panels$	bGi^
panic-	aJbGhZiHmSqU
panie-	gXhS
panier	gUhV
panier 00	gS
panier de	aHfGhV
panier$	g^hE
paniers	bUgV
paniers$	bSgW
paniq-	jT
paniquer	jT
panne-	bVh[
panneaux	bZiJ
pans	iYjV
panse-	hHjUmZ
pansements	jV
panta-	iVjW
pantalla	hXiHjY
panto	aRbUoUtI
panto-	cIiZjRkEpErW
pantone	iZjTpF
papa	qTsY
papas	iTjJkW
papas$	kW
papel	iXqT
papel-	bSjUqS
papeles	jWpV
papeletas	eWjZ
paper	aDbTkVpW
paper$	aBkXmI
paper-	iX
papers	iSlY
papers$	iXjXpI
paperwork	hSiV
paperwork$	jH
papie-	bW
papier	dXiRjH
papier$	dXiC
papiere	pZ
papiers	dJiY
paque-	oU
paques	fToUqT
paques$	fSoZ
paquete	gSiS
par an	gHhV
par jour	bCg]iT
par la	hViFmT
par mois	fYiXnS
par nous	eFhdiGjUqH
par quinzaine	hWiU
par trimestre	f\\
par$	cHhTiItW
para	bS
para arriba	fCj[s]
para casa	dIjDkYpS
para el	a\\hTtT
para la	aUhW
para las	bHhGiGjEn]sZ
para leer	dUjT
para que	dIsU
para una	iBpY
para$	t\\
parad-	eInY
paradas	fWiS
paraf-	i]
parag-	r^
parage	iZ
parage$	iX
paragraph	iHjJrXtV
paragraph$	iHtZ
parai-	cUiX
paral-	aSmU
paralegal	aVkS
paralegal$	a[
parallelklasse	m_
param-	a\\cFiV
parap-	aY
paraplanner	aY
paraplanner$	aY
parc	bRf@h[i\\
parce	iIqIs]tS
parce-	bV
parcel	bZcF
parcels	iT
parci-	aHe^
parcial	aHe^
parcial$	eX
parco-	lR
parcours	lR
parcs	bRdGh]o@
pardo-	iRjIqU
pardon	qXrUtS
pardon$	aIcGfIiJqArTt\\
pardot	iUjHkU
parec-	jW
parecido	jW
parecido$	jW
parei-	gWjS
pareil	gWjS
parej-	iIm]sS
pareja	sR
parent$	a[b[hGiIjGpJ
parental	ebhU
parental$	bHeWhY
parentale	bWhF
parents$	hUjSqSrR
parfa-	jIkWoR
parfait	jIkWoR
parfait$	kT
parfo-	fUhRiS
parfois	fUhRiS
parfois$	fShHiV
paric-	cHiVoY
paris	cVfHnS
paris 0	cSnT
paris$	cHeImTqU
paris-	bRsS
parish	pR
parish administrator	aR
parish$	b^iGjDsG
parishes	aGbX
parishes$	aFb]
parisienne	q]
parit-	gWi\\
park	c^hY
park$	cY
parke-	hT
parken	cUhV
parkh-	bBh^mJpEsJ
parki-	h]
parking	haqR
parking p	aHhT
parking$	qT
parkinson	aHbTcJiZrS
parkinson$	aGi_sG
parkp-	hT
parkplatz	hT
parkplatz$	cIhX
parks	sT
parla	cZ
parla$	cZ
parle	lTpIqV
parle$	lZrB
parle-	pGqSrT
parlementaire	cZjJ
parlementaire$	aRcYjJ
parler	qVrTtH
parles	bGjZkEqTsJ
parli-	dVpU
parliament	dVeIjHpU
parlo-	aIfCia
paro	oY
paro$	oV
paroi-	aJbScWiD
paroisse	aJbZ
parqu-	aIc_
parque	aHc\`mR
parra-	gZhEiGoGr_
parri-	bYhR
parrilla	aCbZhT
parro-	iBjU
parroco	jJmVsU
parroquia	bV
part le	bHiVo\\sJ
part of	gEi\`lGqI
part time	aUe^
part$	bIg\\
part-qualified	dHjXlI
part-time	eSfWqS
part-time$	aReVqT
part-timers	iYmU
part-timers$	fJiVmX
parta-	bIcUgY
partage	bFcYfTgXi=
partagee	hHiTsZ
partages	gS
parte	g[tY
parte en	jHtY
parte$	bGcEg[iDjHmJoSpGqHtH
parte-	lZ
partes	gUiT
participacion	g^iD
participation	gWh]
participation$	h_
particuliers	aWbGcHiX
particuliers$	aUbFiS
partida	f]
partida$	cJf]iI
partido	c^f[
partido$	cIfaiD
partidos	bFi[
partie	iR
partie$	iXpF
partiel	aSeV
partiel$	aV
parties	cHi^
partir	oS
partir de	rItX
partituras	iV
partn-	hT
partner	qS
partner$	aUbTiVj<mE
partners	bXsR
partners$	bb
parto-	nX
partos	iY
partos$	i[
partout	hTiCnY
partout$	hSrT
parts	hW
parts$	nV
party	eSi[jVpG
party$	eYhJjY
parvu-	hI
parvulos	hI
pas	lSsV
pas "	rY
pas besoin	l^tE
pas craindre	jZqI
pas de	rVs]
pas encore	qW
pas le	rY
pas necessaire	jBkZlZ
pas obligatoire	lY
pas plus	dTfZkCrW
pas que	jIqTrT
pas trop	aIr[
pas un	qZrSsW
pas$	qZsT
pasa	p[
pasa por	hTpY
pasad-	iSoSqJrT
pasado	gToUrX
pasado$	bWiG
pasaj-	bTgVhW
pasaje	gJhRnU
pasajes	hY
pasan-	jTmT
pasante	jRmV
pasar	iSjV
pasar-	kU
pasco	c]
pasco$	c\\
pase	hZjUsV
pase de	s_
paseo	i\\
pasio-	mJrS
pasion	mJrS
paso	aFjIkTmXtX
pass	h\`
pass +	hSjGnY
pass$	hW
passa-	oSqT
passage	cWiEjIkUoY
passages	hW
passar	iW
passar$	iU
passau$	aH
passe	fHqU
passe$	iX
passed	hSjS
passed$	gGhYqS
passen	s^
passen$	mJrUsV
passenger	hW
passer	p\`
passer les	jSoV
passer$	iIj]
passes	hZjJ
passez	sY
passi-	aHrV
passing	bIiTrCs[
passionate	qSrV
passp-	pWsV
passport	jSpTsX
passport$	cGjHpSsZ
passports	pT
passports$	pS
passt	hAj?kXpGr_sX
passw-	cDie
past	fXjCkYlUsW
past 00	gWsX
past$	aGjDkZlFsS
paste-	aRjU
pasteleria	aXbWiDmF
pastelero	aX
pasti-	iUtT
pastor	mS
pastor$	kFsXtT
pastoral	bTiW
pastr-	aRiUkV
pastry	aRiUkV
pat	eJgGhYiYjHqR
pat$	fIi^
patch	cZjInS
patch$	nW
patch-	cGi\`
patching	jS
patching$	iX
paten-	iYlS
patent	bJiYjHlU
pater-	cHgYhSjHqF
pates	i]
path	iS
patho-	iZkTqT
patience	j[
patience with	iJkT
patience$	jS
patient	aCbSfU
patient$	jY
patienten	iVrV
patienten$	bHiXrW
patientinnen	bVgJi?mHpHr]
patients	bZrS
patients$	bYiU
patin-	hU
patina	hIkS
patio	bGc^sT
patio$	iW
patis-	aVmY
patissier	aVmY
patissier$	cJmY
patri-	iFjYoW
patricios	aHcS
patricios$	cT
patrol	iZ
patrols	i]
patrols$	iW
patron	iHjSmV
patron de	aVjRkW
patron$	iIj[
patronne	mWtJ
patter	i[
patter$	iU
pattern	aRfXiF
pattern$	f[jR
patty	jDmXqW
patty$	jBmZpI
pau	c_
pau$	c_
paul	fXlIqZtW
pauli	bJcVqS
pauli-	aHbIcXtW
pausc-	aAe^fTgVhAiF
pauschal	fJg^
pause	f]
pause-	bIfWiU
pauses	f]
pauta	gIi_
paw	hJpZ
pax	bWhGiUmT
pax$	aIbWgUiFmU
pay	gV
pay :	q[tF
pay for	hZkIlUsH
pay is	gYiJqI
pay the	bIgFh\\nV
pay £	gb
pay$	jJlSmJqT
paye	eZh_
paye$	eUgSpU
payee	h_pW
payee$	fShU
payee-	fShTnT
payees	fShTnT
payees$	iIjJnY
payer-	cXjI
payerne	cXjI
payerne$	cX
payes	fUh^iEnT
payes$	fThUnS
payin-	gSiX
paying	gSiX
paying$	gUiT
paylo-	jIkFpT
paylocity	jIkFpT
payme-	aT
payments	aUbT
payments$	aGbZgViB
pays	kUqSsT
pays twenty	gVhJ
pays$	b_jIsV
paysa-	bX
paysagiste	aT
paysagiste$	aW
paysl-	bHiWpY
pb	aHiIjTk\\
pbs	cHj^lF
pc	iU
pc$	iUjS
pca	bWgRjI
pcc	iR
pch	jX
pci	ibjCkG
pcm	jV
pcn	aIbXgIiTjS
pcr	idjBkH
pcs	iZ
pcs$	iW
pcv	lU
pd	aScJiJj\`
pd$	aYbTcIhTiIjDmR
pda	iZ
pdf	ph
pdf max	hJ
pdf$	iSpY
pdl	mS
pdl$	mT
pdt	bEcIfTgFi_jCoH
pe	aUtS
peace	aGcSj[
peace-	kV
peaje-	bIh[
peajes	bIh[
peak	f\\iWmV
peak$	bFiWm\\
peaks	aDb]fXhCiH
peaks$	bVfYhCiH
peas	i_
peas$	i]
peche-	iT
pedag-	jX
pedago	iY
pedagogia	jW
pedagogie	bS
pedagogique$	jU
pedal-	p\\rEtD
pedan-	cW
pedanias	cW
pedanias$	cT
pedia-	f>hFiDjHkXm_pI
pediatria	jIk[mIpH
pedid-	iU
pedido	jT
pedidos	iToI
pedidos$	iS
pedim-	iIjWlV
pedimos	lW
pedir	iDk\\qS
peds	i_
pee	h^iFj@pFsV
peer	aViV
peers	aIfJm\\
pega	qTsR
peina-	iY
peine	cUlY
peine$	cUjGlY
peine-	aFbSiT
peines	aFbSiT
peint-	aX
peintre	aZ
peintre$	aV
peinture	i\\
peinture$	i[
pelad-	bDsa
pelea-	hEqS
pelear	hHjSsT
pelig-	kT
peligrosas	kT
pelle-	aJi^
peluq-	a[
peluquera	aYgI
peluqueria	aZbStI
pelvi-	ia
pen	aRhJjX
penal-	bYcIgZhC
penales	pS
penales$	pV
penan-	bRcU
penang	bRcU
penang$	bWiI
penda-	fIjSrS
pendant	fIjSrS
pende-	n[qI
pendeln	nW
pendi-	q[
pending	jSqXsI
pending$	jWsI
penic-	aJbGcadGiT
penri-	cS
penrith	cS
pens	cRi]
pens$	bDcXiT
pensa-	kJl]
pense	iGqg
pensi-	hZ
pension	hZ
pension 00	gZ
pension$	h[
pensioner	i[
pensiones	gEhZ
pensionskasse	hXpR
pensu-	fWgEtS
pensum	fWgEtS
pente-	a[bCcChIjFo^pEtH
penza-	cX
penzance	cX
penzance$	cX
peon	aW
peone-	aRmU
peones	aRmU
people and	bDr_
people in	fJi\\rT
people$	bUjW
pep	aViW
pep$	aWiV
pepin-	bY
pepiniere	b]
peque-	eXiWjI
pequenas	i\\
pequenos	sb
peques	fJi[mU
peques$	bWiDm[
per	gZ
per 0	jJo\\
per cent	fFh\\
per day	gUiU
per diem	gVhT
per mail	hSpX
per month	fVgJkIn\\
per post	pY
per week	gV
per year	fBiUn\`
per$	gRhT
perce-	gThS
percent	gThS
percent of	gbhGiI
percent$	gJhUi^
perdi-	jIqW
perdidas	sU
perdo-	qUtW
perdon$	eRgGjWqEtT
perdona	qVtW
perei-	cS
pereira	cS
peren-	aHcGe[iGqV
perf	a?hIjGkUmd
perf$	aGm[
perfe-	s]
perfect	jWkJs]
perfect$	iCj\\sD
perfecto	k[
perfekt	jY
perfekt$	jV
perfi-	rRsT
perfil	rTsV
perfiles	iV
perfo-	iS
performance	iFjW
perfu-	aRbTcGmV
perfusionist	iS
perga-	cX
pergamino	cX
pergamino$	cX
perha-	eHiEkUoW
perhaps	eHiEkUoW
perin-	aDi]kTsJ
perio	bWiR
perio$	bViR
period$	eUgFhUpV
periode	gV
periode d'essai	dT
periode$	gZ
periodes	fZtT
periodes$	f[
periodic	iWjI
periodico	tV
periodiques	iS
periodo	dTeS
periodo de	dXrW
perip-	aZbEiS
peris-	aX
perit-	aTbYgXiG
perito	aXjTtJ
perito$	jZ
perks	iIqFt]
perks :	hW
perla-	kU
perm	ei
perm after	eV
perm$	e^
perma-	eZ
permanence	fXiW
permanences	iY
permanent	e]
permanent after	jS
permanent from	eV
permanent$	eTmW
permanents	bRkIm[
permanents$	mX
permi-	jU
permis	jU
permis c	jHs_
permis de	jX
permis$	rS
permiso	jV
permiso b	jS
permiso de	eSjVlG
permiso$	dW
permisos	iTjR
permisos$	jYsT
permit	jRqRsV
permit$	hT
permits	i\\
permits$	iZ
permitted	gXjHlIrX
permitted$	gX
permitting	f_hIjE
permitting$	f_hIiJjE
perms	fHhHi^
perms$	iU
perno-	gUiR
pernocta	gUiR
pernocta$	gTiS
pero	qarV
pero no	gHkYlEqTrSsH
pero que	rYsG
pero si	j\\
pero$	kVlIrSsJ
perpe-	gImU
perpetua	gImU
perra-	aFb[cGiGm[
perro	bVsW
perro-	bViFqS
pers	bWhSmX
pers$	bYmY
perso	gWhSiJjS
perso$	hUjR
person$	aStY
persona	aSgJ
persona$	fVrS
personal	iT
personal licence	iJkGlZ
personal$	hXmW
personalabteilung	aIgHqBtc
personalburo	p[
personalrabatt	h]
personalreferent	qV
personalwohnung	gFhYpR
personalzimmer	h^iH
personas	mU
personas de	m\\
personas$	bUmW
personen	b\\
personen$	b]
personne	tV
personnel	gHhX
personnel$	iT
personnes	bTmS
personnes agees	bIiXjUsU
personnes$	bWmV
persons	aZbSiC
persons$	aXcJ
perth	cXp\\
perth$	cUfTpT
pertu-	aGbDcUfIhCm\\
peru	aHb[pV
peru$	aGbYpUtI
perua-	oVqGrEsZ
pesad-	aTbSmH
pesada	kT
pesado	aVbUhHiCmF
pesca-	iS
pescadero	aV
pescado	aIiX
pese	iIjSpYsS
peso	iV
pest	aV
pesti-	hIi\\jGkYqG
pesticide	jHk\\
pet	aUi[
peter-	cWjW
peterborough	aGcR
peterborough$	cT
petit	bYhSqVrH
petit-	cSiS
petite	aIfSjHkR
petites	iS
petits	nR
petre-	jZ
petrel	jZ
petrel$	jY
petro-	hX
petrol	gUnI
pets	hXjF
petty	i\\
petzl	h]
peu	iUkS
peu de	i^
peur	j\\
peur du	jZ
peut	lSqZ
peux	qUtW
pf	hbjI
pf$	h[
pfaff	jYlX
pfand-	cIiY
pfarr-	cUjItF
pfarrei	aHbYiCr\\
pfarrer	bSm\\
pferd	bUhR
pferd$	bVfJgFhSiI
pferd-	a^iSjH
pferde	bSiV
pfing-	fWgGoXqR
pfingsten	fWgGoXqR
pfingsten$	f]gFjF
pflan-	kY
pflanzen	hV
pflas-	i\\
pflaster	i\\
pfleg-	aTmR
pflege	lYmGpW
pflege$	a[
pflegefachkraft	qR
pflegehelferin	iDmZ
pflegen	ia
pflegen$	i\\
pflic-	pHsR
pflicht	jWpGrT
pflicht$	j\\pI
pg	j\\pR
ph	iTtS
ph$	gUi[tX
pharm	j\\
pharm-	bW
pharma	aSiX
pharma$	aYmH
pharmacist	iU
pharmacist$	aX
pharmacy	lH
phase	aGb[iS
phase-	hHiXjGk\\
phd	bHjTl]
phd$	aJjEl\\
pheas-	bXcHhJiU
phili-	bDcZdIhIiEkIpZrItI
phish-	bIiIj\\
phoke-	pX
phokeng	pX
phone	hU
phone 0	fRiV
phone on	fThCiEj[lCrSsFtG
phone$	h\`
phones$	lY
phosp-	iSjW
photo	pHrdsX
photo$	cGiTmGpHrCs^
photo-	kYpU
photographs	pZsX
photography	jJkX
photography$	aGiRjFkV
photos	iT
photos of	iEpYr[
photos$	cJiT
photoshop	jZ
photoshop$	j[
php	dGiSjT
php$	dGiR
phras-	rZtS
phrase	eStX
phrases	jRkUrZ
phrases$	iEjXkVr?
physi-	aV
physical	j[
physically	jVpIsX
physics	jS
physics$	jW
physik	aJjT
physio	aShY
physio$	aTiRmU
physios	mZ
physios$	mZ
physique	aTsZ
physique$	bWiF
phyto	i]
pi	bHc\\iHjHmV
pia	aEiVjGm\\
piani-	mT
pianist	jJtS
piano	aThTkU
piano$	iJk_
piano-	bXjAk[
pianos	bY
pianos$	iTtI
pibes	gIs_
pic	pUrRsS
pic$	iHrXsS
picc	cEiW
pichl-	iHm\\
pichler	pW
pichler$	pWsJ
pick	fVi]
pick up	lV
pick$	g^jT
pick--	bGi[
pick-up	bHhSiT
pick-up$	h]iC
picke-	aTiVmU
picker	hH
picker$	aU
pickers	aVmX
pickers$	a]iF
picki-	fJiR
picking	fJiR
picks	i]
picku-	hU
pico	iTqT
pico$	gIiVsR
pics	pb
pics$	p^
pictu-	iRpU
picture	cJiWrU
picture of	iHrW
picture$	sX
pictures	iIp[
pictures of	iIp[
picu	bHfAhDialEmHpDrJsB
pida	i^jI
pide	lXmIsX
pide$	jBkJl^
piden	lVqSsU
pidio	gImJqb
pido	aIl]
pie	cTjU
pie diabetico	iT
pie$	cXiBjT
piece	gY
piece bonus	gT
piece rate	iV
piece$	pV
piece-	bT
pieces	bV
pieces$	bS
pied	q[
piedr-	bHc[jR
piedra	jV
piedra$	iU
pier	hZjEpUsE
pierc-	s]
pierr-	hV
pierre	hV
pierre$	hV
piers	pIt]
piete-	aFcHfJrCt^
pieza	gXh[
pieza-	dT
piezas	dT
piezas$	bThS
piezo-	iZ
pigis-	aIe^
pigiste	aIe^
pigs	bWjUqH
piket-	fVgV
pikett	fW
pikle-	bV
pikler	bV
pikler$	bX
pilar	o]pW
pilar$	iIo]
pilat-	iJkZ
pilates	iJkZ
piles	bEfGgIhGj_
pilot	aTk]
pilot$	cEhGi@jWkZmHpJ
pilot-	iTmZ
pilotage	bT
pilotage$	bT
pilote	bImX
pilotes	iT
piloto	aZ
pilots	iSlV
pin	jSsS
pin$	jV
ping	hZiGpU
pinne-	aIcT
pinneberg	aIcT
pinneberg$	aIcU
pint	h[iIsU
pinta	gIsY
pinta$	gEoSsV
pinte-	iSjRkG
pinterest	iSjRkG
pinto-	aU
pintor	aU
pints	bFhaiI
pintu-	jTkW
pintura	jTkW
pinzg-	gInW
pinzgau	gInW
pip	i[qR
pipel-	iU
pipeline	i\\jH
pipelines	jW
piqua-	iS
pique-	jDkZsR
piquet	fV
piqur-	iSjXqH
pirma-	cW
pirmasens	cW
pirmasens$	c[
pisad-	iVkWnI
pisado	iVkWnI
pisci-	aTbZ
piscina	bRiR
piscine	bW
piscine$	aVbS
piscines	iR
piscines$	iS
pisco	i\`kH
piso	cUhV
piso$	cHdYiWjI
pisos	aYbXcI
pisos de	aJbTiU
pisos$	aVbXcD
pista-	aHbXmX
piste	iX
piste$	iW
piste-	iTmW
pistenbully	bXcJmI
pistes	iVnI
pistes$	iVmInI
pit	bSgFiUpY
pit$	bSiEp\\
pitch	aJbFc\\dHpV
pitch-	ia
pitches	i[mH
pivot	jV
pizza-	aZbGfGi\\
pizzabacker	aZ
pizzabacker$	aZ
pizzaiolo	aX
pizzaiolo$	aY
pizze-	bXiU
pizzen	bRiXtI
pkg	h_
pkg$	h_
pl	dTiSjG
pl$	cEdViUjGnS
placa	bTdYqI
placa-	jU
placas	jU
place$	dThWtI
place-	bWhSnR
placement	lUtT
placements	bWeCnU
places	aHbRhWiFkS
places$	bY
placi-	fS
placing	fS
plafo-	hXqV
plafond	hYqV
plain	jTr^
plain english	iVjS
plain$	bHcGrY
plain-	cXqR
plais-	iYqV
plait	r\\sW
plait$	rYsT
plan	hTi\\
plan de	hT
plan the	iW
plan$	hTiUjU
plana	iZjF
planb-	f]hDjV
planc-	c\\gU
plancha	iXjR
plane-	bViY
planeacion	iY
planen	bHiSmRqT
planen$	bFiWmX
plani-	eWiW
planificacion	jGkY
planificar	iU
planilla	e[gT
planilla de	eEi\\jR
planilla$	dGgX
planillas	i\\
plank-	iV
planned	i[
planner	aZ
planner$	aXmT
planners	m]
planners$	iIm^
planning with	iZ
planning$	aGbJcIeXfEgVi@pItX
plannings	mT
plannings$	mV
plano	cWj_
plano$	cEj[
planos$	jY
plans	ih
plans de	iV
plans$	bCi^jSsS
plant	bS
plant$	aUb]
planta	eW
planta de	b\\
planta$	iT
plantas	aEb^
planted	b^
plantes	aX
plantilla	bTcDfIgImAtY
plantillas	iRjT
plants	aFb[iInZ
plants$	bX
planu-	bViV
planungsburo	aIb[
plaqu-	jGpW
plaque	jHpX
plaques	iS
plaques$	iS
plase-	aHcZ
plasencia	aHcZ
plasencia$	aFcX
plast-	b[jGlZ
plasterer	mX
plasterer$	a[
plata	bWcWiHjU
plata$	cRiFjX
plata-	aIcSjS
plataforma	aIbSjV
plataforma elevadora	jS
plate	bVcHj]qGsH
plate-	iW
plateau	mX
plateaux	i\\sI
plateforme	bTcXiH
plates	bXiR
plates$	bIi]
platform	bAmS
platform$	iVjW
plati-	hJiFjTkZ
plating	jVlT
plating$	iVjFlW
platinum	bVhJjSkJ
platt	iIl]
platt-	cUiTjUlG
platz-	aW
platze	mW
platze$	mV
platzen	bVhT
platzen$	bU
plaue-	cY
plauen	cY
plauen$	cU
play	iWkSmV
play$	bGhYkYmJoJ
playa$	bUiI
playe-	bZkY
player	k\\
playl-	aHgFhGi\`pI
plays	jXpT
playw-	i[jV
playwright	aJiSjX
playwright$	bSjR
plaza	aSqW
plaza de	aXbI
plaza$	cVeS
plaza-	aT
plazas	aT
plazas$	aWbSgI
plazo	eVpW
plazo fijo	eY
plazo$	eSiX
plazos$	iY
plc	iEjYkT
plc s	kX
plc$	jTkS
plda	j\\
plda$	j]
pleas-	rTsR
please	rT
please :	cEpXsZtH
please don't	q]tH
please make	tU
please no	sV
please the	kU
please$	pSrSsU
plein	cR
plein temps	aIfYhV
plein$	bVeUgS
plent-	iTjS
plenty	iTjS
plenu-	pUqS
plenum	pUqS
pleur-	jSqXtI
pli	iIjXkF
pliag-	iTjS
pliage	iTjS
pliage$	j[
plieg-	iT
pliego	iT
pln	dGg\\
ploer-	cV
ploermel	cV
plomb	iaoG
plomb-	aVqW
plomo	bViY
plong-	b[iHjFkW
plongee	iIjFkZ
plots	iRjIkZpJ
plots$	iSjGk[pJ
ploug-	aHb\\c\\fCgHiCjAlGmInHoBqF
pls	gSjJrYsWtR
pls$	rTsTtR
plug	bHhBiVrY
pluie	j^
plumber	aZ
plumber$	aY
plumbers	bZgH
plumbing	iT
plumbing$	iV
plume	jWtT
plus	gR
plus 00	gZqV
plus a	hWkI
plus car	gXhGiRjJ
plus die	hS
plus one	bFcUgIhYkD
plus points	iJkc
plus tard	nVpW
plus the	gRiUjI
plus two	bVfUgHiCjHm\\
plus £	pU
plus$	ki
plus--	iYjGnI
pluse-	fSkU
pluses	fSkU
plusp-	k[
pluspunkt	k[
pluto-	jHrUsU
plutot	jHrUsU
plutot$	jFsWtV
plymo-	nU
plymouth	nU
plymouth$	iJnW
plz	bGc_iJnX
pm 0	fW
pm 00	fTpX
pm friday	pX
pm$	aSiS
pm-mi-	aIf[
pm-midnight	aIf[
pme	bV
pmi	h]
pmi$	cIh]jA
pmp	bUkU
pmp$	bVkU
pms	iTjV
pms$	iZ
pneum-	iCj\`
po	m[
po 0	a]gSiHmH
po$	bVqStI
poach-	e]iElIqW
poaching	e]iElIqW
poble-	cX
poblenou	cX
poblenou$	cX
poche	iJjWkZ
poche$	iGjWkZ
poco	gGkW
poco$	iRjXnHqCsX
pocos	dUf[jF
pod	ma
pod of	m[
poda	iYoV
podad-	c\\
podca-	iV
podcast	iV
podem-	qT
podemos	qT
podol-	aX
podologo	aU
podologo /	aU
poei	gHhJjHlamH
poeti-	iErf
poids	aEb[
point	cUgVrY
point 0	gXtV
point$	aVbJcGgXhDiRjDsT
pointe	bUf_qE
pointless	lXoT
pointless$	lWoV
points	gRkT
points :	kV
points$	cXiIjZ
poiss-	aYbRcHiHlU
poisson	bWiHjW
polan-	cUnS
polanco	cS
polanco$	cS
poland	jHnU
poland$	bUcUgHjHn>
polar	b\\iT
polar-	h\\iG
pole	iSnIsZ
polen	bTgIhJsY
polic-	kS
police$	jSkV
polices	iY
policy	kUmGrW
polie-	jXkWmS
polier	jSmX
polig-	cUpU
poligono	c\\
polin-	cHiBmApCsa
polish or	jHpZsR
polish$	cIkY
polished	bVjDl[pH
polit-	jW
polite	iBjYqX
politik	aW
poliz-	hUjS
poliza	hXiJjT
polizas	gF
polni-	iSjIkTrS
polnisch	iSjHkUrV
polnisch$	rS
polo	aIbShXiU
polo$	h\\
polon-	lFs\\
polonais	lFs\\
polst-	aSlV
polsterer	lV
poly	lYpStH
polym-	cGsV
polyv-	aW
polyvalent	aW
polyvalent$	aY
pomme-	hViS
pommes	hViS
pompe-	aIbU
pompes	aIbU
pompi-	aSiT
pompier	aSiT
pon	aGrZtU
pone	bJjHqZrb
poner	mGqBrctU
poner-	qX
poney-	b]
ponfe-	cZfIiI
ponferrada	cZfIiI
ponferrada$	cS
ponga	jGlBpXt\\
ponga-	rX
pongas	qSrU
ponie-	bTc[dG
poniente	c^dG
poniente$	c[
ponlo	rf
ponss-	iVjS
ponsse	iVjS
ponsse$	aHbUjV
pont	a[bFiSmF
pont$	a[bFmE
ponta-	c\\
pontarlier	c\\
pontarlier$	cZ
ponte-	c]iG
ponti-	jY
pontivy	cT
pontivy$	cU
pontr-	c]
pontresina	c]
ponts	bUh^
ponts$	bYhY
pool car	hUjHnW
pool$	bacJhWiDjJnI
poola-	jJn[
poolauto	jJn[
poole-	gW
pooled	gW
pools	i_
pools-	i[
poolside	i[
poolw-	aRhInZ
poolwagen	aRhInZ
poolwagen$	aRbEnZ
poor	qZ
pop	bYpV
pop$	b_cI
por 00	e[fXmI
por ano	b\\hIiR
por ciento	g[
por dia	i^
por el	bXqWsW
por encima	mU
por eso	bTq\\
por evento	eHg\\
por favor	kIlSr[sZ
por hora	bDi^
por la	qS
por las	fFpSs\\
por ley	jg
por lo	fUiIjR
por los	iIkUsZ
por mes	fBgChZiIkZ
por obra	e\`
por semana	iZ
por si	bRcIjVsR
por telefono	fTiTqV
por turno	bUfFiUmZ
por$	gTjE
porce-	eV
porcentaje	eYgU
porch-	aUhT
porci-	bZcHtH
porcino	aVbE
porfa	qTr]
pork	hXjX
porqu-	qTsX
porque	qTsX
porque no	fTqUsI
port	cU
port de	jVsX
port of	aIbZcWiI
port$	bGcaiF
porta-	iSpS
portacabin	dXgCpV
portacabin$	dXgDpV
portafolio	j\\
portage	eVfHiU
portage$	eVfGiYrI
portal	kWpS
portal$	pW
portales	i[pV
portales$	aSiDpZ
portatil	h\\
porte	iZ
porte-	aTi\\
porte-a-porte	bIiZlH
porte-a-porte$	iVlI
portefeuille	bFiZjS
porter	aZjZ
porter$	a\\qGtJ
porteria	iIoIp[
portes	aWsG
portfolio	kR
portfolio$	iXlU
portfolios	i[jGlFpT
porti-	b[iDmSpT
porto	bFcUdGiUnX
porto$	cTdFiTjHnE
porto-	i\\
ports	a?cJdIfCh?iAnctC
portu-	kS
portuaire	aSbU
portuaire$	aUbR
portugais	kTrUsT
portugais$	rY
portugaise	lVsR
portugal	bSeV
portugal$	bWeBhJkS
portugiesisch$	jT
portugues	kWsS
portugues$	k[
portuguese	jRrS
portuguese$	jTkS
posdo-	aXeFgS
posdoc	gU
pose	aHbBqUsV
pose de	aCiY
pose$	j]
poser	eIh]jJ
poseu-	aX
poseurs	aX
posgr-	jYkFlT
posgrado	jYkFlT
posib-	dRkWoSsS
posibilidad	d[eIoX
posible	kYsV
posible$	k[
posic-	iT
posicion	iT
posit-	aTiS
position	aY
position$	aVbEiT
poss	j@kU
poss$	fXgIkRoU
posse-	f]gD
possession	fJi]sS
possi-	fS
possibilite	hW
possible	fS
possible$	eZgEnS
post :	aYpYtF
post it	iIqXrUsI
post$	aVeU
post--	i_
post-qualification	jW
posta-	aHiSjHpV
postal	aEbXpX
postale	pSrU
postc-	cRjHp]
postcodes	cWjI
postcodes$	cW
postd-	aWgSqR
postdoc	aSgTqS
poste 0	c\\
poste a	fZiJtT
poste de	iAjZpZtV
poste$	eUiTtU
posted	bJcHdZgYhIjHlH
postes	aSfRtE
postes$	aYtI
postf-	gJpZ
postfach	gJpZ
postg-	kZ
postgres	jW
posti-	aHkXpZ
posting	pYqUtT
postitulo	aFk^
postm-	jZ
postmortems	iU
postmortems$	iS
postn-	eUiV
postnatal	eUiV
posts	aXeUhFiRjGoWpFrUt@
posts$	a^eTjFoHrG
postu-	lYp\\
postulaciones	eFiZ
postular	lWpZsI
postuler	tV
postuler$	tW
pot	gJh[iVqS
pot$	fHh[
potas-	bT
potash	bT
potash$	bU
potat-	aZbTiBjG
pots	gJi\\
pots$	i]
potsd-	cWdJ
potsdam	cWdJ
potsdam$	cU
poube-	i\\
poubelles	i\\
poubelles$	iT
poule-	bWhEkU
poult-	bT
poultry	bT
pound-	g[hR
pounds	g[hR
pounds$	j[
pour commencer	aJeT
pour l'annonce	gIrFt[
pour l'instant	gTqX
pour la	kSqRsV
pour le	kX
pour les	kVnRrDsT
pour un	bY
pour vous	h[iBoS
pour$	aDjTt_
pourb-	g[qS
pourboires	g[qS
pourboires$	mIqU
pouri-	i\\
pouring	i\\
pourq-	bTsTtE
pourquoi	bTsTtE
pourr-	qZ
pouss-	a[jEqUtH
power	jSkX
power bi	jTkR
power query	jU
power$	bDhIiFk\\mI
power-	ja
pozna-	cTnU
poznan	cTnU
poznan$	cTnU
pozue-	cW
pozuelo	cW
pozuelo$	cX
pp	bYgDiY
ppap	i]
ppap$	jW
ppe	h_pS
ppe$	hWjY
ppl	bUjCkY
ppl$	bXtS
ppo	h^jB
pqe	bIj]
pqe$	aSjW
pr	e_iUjE
pr$	eXtR
prace	eY
prace$	eZjI
practica	jRpX
practica$	jW
practical	p[
practicante	mYpJsZ
practice	bV
practice 0	fWiI
practice$	bV
practising	hXrDsY
prado	cVhYjH
prado$	cVhVjJ
prair-	aHcYmJ
prairie	aEbScUiH
prairies	cUiUmH
prakt-	i[kT
prali-	aZbFcIfHhXjE
pralines	fGhZkI
prami-	sR
pramie	sR
pramie$	gS
prapa-	bFmZ
prase-	dbsT
prasenz	d[sU
prasenz$	dVsW
prasi-	iUmGp^qV
prati-	jRkT
praticiens	bXcJiS
pratique	iBjWkY
pratique$	hEk\\
pratt	mZ
pratt$	m[qJ
prave-	bGi]jBkH
praxe-	bT
praxen	bT
praxen$	bTiS
praxi-	nT
praxis$	bEdShBjYtS
praye-	i\\
pre	k[
pre-a-	cCeIi\`
pre-e-	aIhHjY
pre-o-	aFbHcFiJjZo_
pre-op	iW
pre-p-	cIi^
pre-s-	i\`oWsG
pre-screening$	iS
pre-shift	iY
pre-t-	iU
pre-trip	iU
preav-	iVjIoZ
preavis	iVjIoZ
prece-	q]
preceptorship	hWkGsJ
preci-	kXr\\tR
precio	h\\
precio de	hZ
precio$	jS
precise	rStU
preco-	aEbUiY
predi-	aVbWgJjEoGq[rJtI
pref	bIjEkfsU
pref$	bFjFk[s[
prefe-	kXsa
prefectorale	jU
prefecture	iT
prefecture$	iT
prefer	sW
prefer$	jTsR
preferably	kVsR
prefere	fZqX
preference	sU
preference$	sX
preferencia	jEk\\
preferible	kSsV
preferred	kXsU
preferred not	kXlJ
preferred$	jFkX
pregn-	qTs[
pregnancy	sT
pregnant	aIqSsX
pregu-	p[
preguntan	kJq_
preguntar	fJpX
preguntar por	fJpX
preguntas	bGdIp]
pregunte	iW
preim-	cJjTmT
preimpresion	cJjTmT
preimpresion$	jUmS
prele-	iW
prelevement	jS
prelevement$	jS
prelevements	iU
prem	f@g\`
prem$	gSmU
premier	iIjToTrS
premier$	rY
premiere	jTmT
premiere$	jU
premio	gY
premio por	gX
premium	fHgZ
premium$	fHgWhW
premiums	gRhX
premiums$	gVhS
prena-	eTjHkXsV
prenatal	eVjGkY
prenatal$	iYkE
prend	iSjTkWlGpIqR
prend-	fTmVqS
prens-	jRmU
prensa	mW
prensas	jW
prensas$	jT
prep	i[
prep$	bTgWiS
prepa	aZbBcHf\\sI
prepa-	aRhRiUqR
prepaga	h[
preparacion	iWkV
preparar	iW
preparateur	sR
preparateurs	aY
preparation	jFmGpGq^
preparation des	iV
preparer	iStU
preparer les	iX
preparing	iW
prepo-	aXcF
prepose	aXcF
prepr-	jT
prere-	lTs^
prerequisite	lY
pres	bJc_
presc-	kYlV
preschool	a_bJ
prescindible	jHl^mI
prescindible$	jHl\\mH
prescriber	jR
prese-	d_sV
presence	dV
presences	aFd\\iRsGtI
presencia	d[iG
presencia$	dHsV
presencial	dYpT
presencial$	dVpT
present	q\`
present$	b[jHqBrS
presentable	pIse
presentable$	sY
presentacion	kIsZ
presentar	jIs[
presentarse	p^
presentation	aGp]s^
presentation$	dIiIpUsT
presenter	aZiF
presenter$	a]iH
presentiel	cJdYfIhI
presenting	iR
presentismo	eGgYpI
presentismo$	dGg[iGpHsI
presi-	pU
president	gIpa
presidenta	pS
presidenta$	pR
presidente	mZqS
presidente$	iImRqU
presq-	c[fDpY
press	iX
press-	hSjR
presse	hZjS
pressen	i^
pressen$	i_
pressereferent	aS
presses	bTqU
pressing	i[
pressure	aReHjXlW
pressure$	aYiTj;lUpI
prestacion	eTgU
prestacion de	gU
prestaciones	gTh[
prestaciones de	gBh_
prestaciones$	g\`hDiDtI
prestamo	iV
prestamo$	iY
prestamos	iYjI
prestataire	b\\gIhHmW
presto	j\\
presto$	jX
preston	aIsR
preston$	cT
presu-	bShRiZ
presupuesto	hViUqT
presupuestos	i\\
presupuestos$	hIiT
pret	aHeCh]iF
pret--	a\\bH
pret-a-porter	a\\bH
prete	hbjI
prete$	h\`
prete-	bViEoSp[
pretemporada	iIoZpI
pretentions	qS
prett-	rTsX
pretty	rTsX
pretty$	rX
preve-	aSiZjX
prevencion	aZbUf@kC
preventif	eJi[
prevention	iY
preventive	aIi\\oE
preventivo	fDi[jF
preventivos	bIi]
previ-	i_jIrV
previa	i[
previous	kUrY
prevo-	bTgBqZ
prevoyance	bVhS
prevoyance$	bY
prevu	fJl]pU
price	bHhXiY
price-	hZpH
prices	hZpH
prices$	h[pH
pricing actuary	aV
pricing$	aUbGcEiS
prima	fHgXkV
prima extralegal	eSgUkIoHpJ
prima$	jGk\\
prima-	bV
primaire	aYbFjWmH
primaries	aIb]
primary	bSfFiRkU
primary$	aDb_
primates	aU
primates$	aZ
primavera	iRjVoU
primavera$	bJcGiUoY
prime	gd
prime 0	fYgE
prime de	hS
prime sur	gX
prime$	gTiW
primer dia	eX
primera	mFoVrW
primera$	g\\
primero	iUrW
primero$	aHdIiXjIkHpT
primeros	kToR
primeros auxilios	jSkX
primeros meses	hW
primes	gV
primes de	eR
primes$	gT
princ-	mS
prince	cUiJkZ
principal	mZpU
principal$	a]mIpY
principio	eWqV
prino-	bXcJ
prinoth	bXcJ
print	aSq_rR
print$	iIq\`
print-	hEmU
printemps	fShEi@nZsS
printemps$	fShEi@nZsS
printer	aUbHfFiamJpGqF
printing	bWi@j@m\`
prints	rR
prior	aIbHcJf^pH
prior-	iXlFsXtS
priority	iVtU
pris	h\\qW
prise	i[
prise de	oS
prise en	iW
priso-	bVsH
prison	bVsH
prison$	bHjYsI
priva-	bU
privacy	iX
privada	jRlF
privada$	cRgUjU
privado	bZ
privado$	bSjGqS
privat	gS
privat$	h\`
private	hT
private hospital	cWhH
private medical	h[
private use	gJhclI
private$	hUqX
privately	bR
privately owned	bR
privates	b[
prive	aZbShGjZmEnH
prive-	iV
privee	bTgS
privi-	hZqU
privilege	h\\
prix	bFh^jU
prix$	hTjW
priya	eU
priya-	mV
priyanka	mV
priyanka$	mV
prl	fDj\\
pro cnaps	jW
pro monat	eWhWnI
pro rata	gS
pro woche	dYfFnV
pro$	hSk\\pJ
prob	eZi@pJs\\
prob$	e[iHpI
proba-	eXtS
probable	eV
probable$	eV
probados	eAj_
probate	iV
probate$	i[
probation	e_iI
probation$	bIe_gR
probe	e[
probe$	eXgU
probe-	hIp]
probearbeiten	hBs]
proben	bYgE
probenahme	iY
probespiel	pS
probetag	pZ
probezeit	dTeZ
probezeit 0	eR
probezeit$	dWgS
probl-	lTsS
problem	lRqR
problem$	bVlV
proce-	aTiW
procedure	iZ
procedure$	iSjT
proceso	aRpT
proceso$	aWbHfHkHpS
procesos	iVjI
process :	pV
process$	aWjV
proch-	hVjHsR
prochain	qWsX
procu-	aX
procurador	bJm[
procurement	aTgTiX
procurement$	aTgUiX
prod	jTqVtS
prod$	bJjRqYtT
produccion	iH
produccion$	gViJjY
produce	b[cFhDiHjJ
producer	aW
producer$	aUbJpR
producing	bX
producing house	bX
product	mS
product$	bXiZmC
production	a]gTmT
production planner	aV
production$	aWbIcIiG
productions	b\\iH
productions$	bW
productividad$	gX
productivite	i\\
producto	iS
productor	bHiY
productora	aDb_
products	h[mF
produits	bT
produits$	gSiZ
produkte	fIgIh[
produktion	aHbWiFjUmSqJ
produktion$	bFjYmUqH
produktmanager	aVgI
prof	m[qV
prof de	jT
profe	a]
profe de	a]
profe-	jR
profesional	j_
profesional$	j\\
profesor	aU
profesor de	a]cJtG
profesorado	jV
profesorado$	jV
professeur	g[tJ
professional	aZbIgG
profi-	pW
profil	gRpU
profil$	gXpX
profile	iClJpSrJtY
profiles	p[
profils	iUpSqS
profit	gWhR
profit share	aGbJhXoFpEtH
profit$	gX
profitabel	bW
profitabel$	bU
profitable	aGbZcDjIpI
profs	i[
profs$	iY
progr-	iX
program	iX
program$	iW
programa	aIbWcHeV
programacion	iXnJ
programadores	aSbHiYpH
programm	qTtS
programmation	aGi[
programme	bTjH
programme$	eUhViT
programmer	a^bG
programmer$	a^
programmers	m[
programmers$	mZ
progress	j[
project	mU
project$	cIeTgEiJjUkZmH
projekt	aGbU
projektbefristet	eZ
projekte	hXiGn]
projekte$	h]nH
projektleiter	aS
projektstelle	e[gG
projet$	bUeS
projets	aTiT
proku-	m\\
prokurist	mY
prole-	jU
prolexis	jU
prolo-	bCcGe\\kG
prome-	qVrS
promedio	g[
prometheus	jX
promi-	pS
promis	fTlVqS
promis$	fUlX
promise	iRqUrT
promise$	gIiUpSqT
promised	eVtW
promised$	aHeXfJtZ
promo	a_bBfJ
promo-	iDlSmY
promotion	jXlY
promotion$	iIjalJ
promotores	mW
promp-	hJiR
proof	iIj\\pU
proof$	jZ
proof-	gHhWiUjG
prop	bIi]
propa-	aSbX
propagator	aX
propagator$	aW
proper	iSkX
proper$	iT
properly	fGhWjT
properly$	iTjX
property	aWcH
property$	aXcIeGiFjVmI
proph-	gShGiY
prophet	jW
prophet$	jT
propia	jW
propia$	bThFiCj]
propias	bRpT
propina	g]
propinas	g[hI
propinas$	gU
propio$	aDbWhHjVnT
propios	hWiJkT
propios$	bGhWkStH
propo-	gXiX
proposal	iUpR
proposals	hTiZtI
propre	hHjSmGnR
propre$	jS
propriete	bVhTiJ
propu-	aIiZ
propuestas	iWtD
prora-	gS
prorata	gS
prorata$	gY
prorr-	e\\
prorrogable	eZhI
prorrogable$	eW
pros	b_iJ
pros$	bXiHmR
prose	iGjVrT
prose$	iGjVrU
prose-	gT
prosp-	eRigjJ
prospection	i[lI
prote-	bUhR
proteccion	aGb[gJ
protection	iW
protective	bYhGiGmV
protel	jS
proth-	aS
prothesiste	a\\
proto-	i]
protocol	bY
protocole	hHiX
protocolo	jV
protokoll	bEqYtS
protokoll$	iX
protokolle$	iS
prototype	bXfJ
prototypen	bIcIiV
proud	b\\gG
prova-	eY
provanstallning	eY
prove-	i[
proveedores	pR
proveedores$	i^
provetid	eUhF
provi-	hV
provided	hVlVnT
provided$	hRlZnS
providencia	cX
providencia$	cU
provident	eHh\`
provider	b[fHhV
provider$	bZdIhSjG
provincia	aJcVmS
provincia$	mV
provincial	bEj]
provision	g\\iH
provision$	gY
provisions	iZ
proxi-	oY
proxm-	jU
proxmox	jU
proxmox$	jV
proye-	aU
proyectista	a]
proyecto	eU
proyecto$	eZkFoT
proyectos	iU
proyectos de	iT
prozent	fS
prozent$	fZhT
prozess	eGpXqR
prsa	hZ
prueb-	pX
prueba de	i\\
prueba$	dSeRiWjF
pruebas	dSjHpWrI
prufe-	iRmS
prufen	iWkR
prufen$	iUjIkS
prufer	aW
prufi-	a]
prufl-	bU
pruflinge	bU
prufn-	iY
prufp-	iZ
prufs-	iSjHl\\pIqYrHtI
prufu-	aUhXiT
prufung	hX
prufung$	gU
prufungen	iSjHn[
prufungsausschuss	gIh?i\\mZ
prum	bRcV
prum$	bScR
pruni-	iU
pruning	iU
ps	bScHiEjWlImDnHq\\
psa	hHj_
psc	j\`
pse	qU
psi	j^
psico-	mT
psicofisico	jVpV
psicologa	aVmX
psicologa$	m[
psicologia	k[
psicologica	hY
psicologo	mS
psicologo$	aUmV
pso	a]jT
pss	fJkY
psst	pIq\\
psst$	pIq\\
psu	bCcJfIiejD
psy	m_pW
psy$	m]pX
psych	aUiDkY
psych$	jCk\\mU
psych-	aRpW
psycholog	aXeRjG
psychologie	jW
psychologist	h]iH
psychologist$	h^iG
psychologue	aVjU
psychometric	pYsT
pt	eUmR
pt 0	aHgU
pt$	aTbGcIjTmW
pta	aVfJmZpI
pta$	aRbIcFiHmZpGtH
pto	hb
pto$	hX
pts	iSlS
pts$	aUiSjZtJ
pub	bShT
pub$	bRhFs^
public	bRhR
public$	bVqT
publica	bX
publicada	gWiIjZ
publicar	aItV
publication	jIpVrV
publicidad	aDbWqW
publico	kV
publico$	aTiIkY
publier	iJjIpHqWrW
publikationen	j[kD
publique	hGjUqR
publique$	bThHjZ
publish	qXrR
publish$	tS
published	fW
publisher	bYjTqU
publisher$	bWjVqI
publishing	g\`iAtI
pubs	bbgHhHiHlV
puebl-	kInX
puebla	kGnU
pueblo	cSnT
puede	nSqT
puede ser	gVkH
puede$	iUjEkYqI
puent-	aIoT
puente	cSoU
puente$	cIhIi[
pueri-	aXiH
puericultrice	aUiHmStF
puericulture	aThS
puericulture$	aU
puert-	iR
puerta	i[
puerta$	iHpUrV
puertas	i[
puerto	cS
puerto montt	bHcShT
puertollano	bTcTtI
puertollano$	bTcTtJ
pues	aJqTs[tT
pues$	aIeWtY
puest-	aS
puesta	iZ
puesta a	iZ
puesto	cUqW
puestos	aW
puestos$	aX
puis	eWpR
puis 0	eIfRgSh[iFsH
puis 00	fZmH
puis le	jT
puis$	hSjR
puits	bV
pulhe-	hHjW
pulid-	i\`jFmVpI
pulido	mZ
pulle-	iIjUqS
pulled	iIjUqS
pulli-	i]
pulling	i]
pulls	cDiX
pulls$	cDfRiX
pulse	h\\
pulso	jZ
pulso$	jW
pump	fRiZnH
pumpe-	b]qDrA
pumpen	aY
pumpen$	aY
pumpi-	bGgThJiY
pumping	bGgThJiY
pumps	bVi]
pumps$	i^
pumpw-	bIcUiW
pumpwerke	bHcUiX
punci-	jW
puncion	jW
pune	c_qU
pune$	cSfGiGpJqX
pungg-	cZ
punggol	cZ
punja-	bRkT
punjabi	kT
punkt	lSrR
punkt$	lSrT
punkt-	iZjUk[
punkte	fHkU
punkte$	fHkU
punktlich	bJcIhHiCj_kElIqH
punta	cTiTjU
punta$	gUjY
punta-	bGkY
puntaje	gSkZ
puntaje$	g@jSk[
punto	aUkY
punto$	aWiIpS
punto-	kU
puntos	kU
puntos de	bTgRhEiTjGkG
puntos$	iEkX
puntu-	kd
puntualidad	fDjXkH
puntuara	iHk\\
pupil-	eR
pupils$	b[gF
puppe-	jRkZ
puppet	jU
purchase	aR
purchase ledger	aR
purchasing	aShHjVpV
purchasing$	iHmHpX
pure	cIjWk<sY
purge	gZiXjH
puri	hXmU
purif-	iYpW
purpo-	eViSrI
purpose	eViSrI
purse-	aTjS
purser	aTjS
purser$	aU
push	hGi]
push$	hFi_
pushb-	iV
pushback	iV
pushe-	cHjXlIqR
put	rZ
put in	iRjIrX
put it	rU
put on	aEjItX
put that	q\\rA
put the	hFrY
put them	lV
put you	jHl\`
putti-	iWjItU
putting	iWjItU
putze-	i[rH
putzen	i[rH
putzf-	aRbU
putzfrau	aRbU
putzfrau$	a]bI
puzzl-	aZjHpW
puzzles	aZjHpW
pv	aV
pv$	iR
pvc	aW
pvc$	aX
pvg	gIhSiHj\\
pw	gEh^iU
pw$	gFha
pyme	aW
pymes	bViZ
pyrot-	bHibj@kZ
pytho-	jRkY
python	jSkR
python or	jVkH
python$	j[
pytor-	j[
pytorch	j[
pytorch$	jU
q	iRoV
q 0	iSjDo_qS
q-gra-	kZ
q-grader	kZ
qa	aXiV
qa$	iWmZ
qapi	cIi^jJkI
qar	gX
qbrs	i]
qbrs$	i]
qc	aUiVmR
qc chemist	aViG
qc$	i\`
qfa	iGj]
qgis	jTk_
qgis$	iHjX
qld	c\\iIjV
qm	gGiXmZ
qm$	bSgEi\\
qqi	jW
qqi 0	jW
qr	bIg^jDpT
qs$	aZ
qtr	bIh[iT
qtr$	bFhUiYkJ
qts	jZ
qts$	jZ
qu'el-	jT
qu'elle	jT
qu'il	iT
qu'on	qY
quad	gEhUiIkY
quad$	aJbGcGeHgEhWiCjZk?lJnIqJrJ
quai	bIc[iSjEkT
quai$	iVjDkW
qual	bGj\`kR
quali-	jTlS
qualif	jTlT
qualification	jGr\\
qualifications	iDl^tZ
qualifications$	iHjIlRtZ
qualifie	gTjI
qualifie$	aTgVjI
qualified	jYlS
qualified$	aXjR
qualifiee	iH
qualifiee$	aU
qualifikation	bEiHj\\
qualifikation$	bEiHjZ
qualite	aRcHmVtV
qualite$	aT
quality	aIiWrR
quals	aIjYlY
quals$	aFiHjWl[
quand	bJfRi\\kSoU
quand ca	i\\jR
quant-	iUp]sCtJ
quara-	fUgTsZ
quarante	s]
quarante-deux	bFfUgWhIkJqI
quarr-	bJjYmI
quarry	cU
quart	fY
quartal	iSqS
quartal$	fViU
quartalsweise	fThU
quartalsweise$	hYiV
quarter	nT
quarter in	hRnZ
quarter$	jS
quarterly	dSiUnT
quarterly$	iW
quarters	h^
quarters$	h^rH
quartier	gSjIrS
quartier$	bSfIhVpHrW
quarts	eZfEiXjI
quato-	mU
quatorze	mU
quatr-	bS
quatre	fSmS
quatre ans	bSjWmHsI
quatre mois	eVqS
quatre$	fbiJmX
quatre-vingts	gR
quay	bViR
que c'est	eHq[rX
que ca	jIqWrT
que el	rYsR
que es	iTjIkSqT
que esto	sW
que haga	jW
que hay	jUsS
que haya	kXsU
que je	tT
que la	qY
que le	jZqT
que les	tS
que llamen	pU
que lleve	iY
que lo	pFrV
que los	sa
que mas	gHh^jEkVlFtH
que me	bRrS
que mejor	jCk^lH
que nadie	jWsR
que no	q[rXsT
que se	iR
que sea	jXsR
que sepa	aVjSkS
que son	sRtS
que tenga	jW
que venga	jFlUpUsS
que ya	lUpIqS
que$	tZ
quebe-	cWdU
quebec	dV
quebec$	bIjS
quebr-	gWhI
quech-	kX
quechua	kX
queda-	tU
quedamos	cZfRtS
quedarse	eSjIoTqS
quedarse$	eViIjGmIoX
quedo	aHt]
queen	bU
queen-	cHr\\
queenstown	cHr\\
quell-	aIbUcT
quelqu'un	sT
quelqu'un de	q[sV
quelqu'un pour	a]
quelqu'un qui	qIsT
quelqu'un$	jS
quelques	kX
quema-	iUqT
quequ-	c[
quequen	c[
quere-	cUlX
quereinsteiger	l\\
quereinstieg	l_
queremos	jTsV
queretaro	bRcV
queretaro$	bT
queri-	iTtW
queria	iJjXqV
queries	i\`
queries$	iZ
query	jW
query$	jV
quese-	b\\cBfGhIjC
quest-	pU
question	iEpTr\\
questions$	pRqV
queue	i\\
queue-	hIi_
qui	sX
quich-	iYkH
quick	j[lU
quick one	bVjEtW
quick$	iBlVpW
quick-	jUrU
quickbooks	jX
quickly	jW
quickly$	jV
quid	fDg[iHkY
quieb-	jEkZsV
quien	b]jW
quien$	bZcIiBjBlInJoGtS
quiera	dSrS
quiera$	dUfV
quieras	aWfSrJ
quieras$	aWfSrJ
quiere	mIqY
quiere$	cIh[mHtT
quieren	eWiEqY
quiero	rUtV
quiero$	bScHrFtT
quiet	bHfSiUq^
quiet$	bHfHhBiXjHoVpFqZ
quiet-	aHfWiHq^
quill-	bIcAjGk^
quimi-	jV
quimica	jR
quimica$	jU
quimico	iSjR
quimico$	iX
quimp-	aHc_
quimperle	cT
quimperle$	cT
quinc-	g[nT
quincaillerie	bTiJ
quince	aS
quince dias	fHiVoVpH
quincena	nV
quincena de	oU
quincena$	f[gInV
quincenal	nY
quincenales	aGcHg[pC
quini-	fRgU
quinientos	gZ
quinq-	bIiVsW
quint-	dYeSiI
quinto	cIdZeSiJ
quinz-	fXhR
quinzaine	eHfThUiS
quinzaine$	eHfUhUiS
quinze	fR
quiro-	b[iT
quiropodias	iW
quiropodias$	iW
quisp-	cVmW
quispicanchi	cVmW
quita	r\`
quita-	r_
quitan	f[
quitt-	dHiVqZ
quoi	aTbU
quoi$	aTbWcI
quota	eXicjH
quota-	hZ
quote	bSfGiVpTrZ
quote-	i^
quotes	i^
quoti-	gJi_nV
quotidien	cU
quotidien$	cU
quotidiennes	cIi\\
quotidiennes$	i[
quotidiens	iHn\\
quoting	gFi\\
quv	i_
quv$	i^jJ
r	tY
r &	hSiZ
r 0	fTgXhC
r 00	gZ
r 000	gVjWkS
r oder	jU
r$	aXiGjRkW
ra	bFm]
ra-mi-	jT
ra-micro	jT
ra-micro$	jT
rabai-	hV
rabais	hV
rabat-	hXiU
rabatt	hZ
rabatt$	hW
rabbi-	aUcHi@k]
rac	bWj^
racco-	bHcFi^
racha-	qUrR
rachat	qUrR
rachat$	rU
rache-	cXiGpT
rachi-	mR
rachis	aSiS
rachis$	aUbJiT
racin-	bSiT
racing	bSiT
racki-	iR
racking	iR
racking$	iW
racks	aHcHhJi^
racon-	pYqU
rad	fZhTjH
rad$	f[hWiDjFkFmIpIsI
radar	cHi]
radar$	cEiW
radia-	jTkT
radiation	jFkY
radio	b\\jX
radio$	jV
radio-	iTjZ
radiographer	aYjElT
radiographer$	a\\jG
radios	iU
radiu-	nY
radius	nY
radius$	nY
radla-	iUjT
radlader	iUjT
rafae-	aGcR
rafael	bTcHqS
rafaela	aGcZ
raffi-	aDb^cH
raffinerie	bW
rahme-	bT
rahmenvertrage	bU
raiff-	b\`
raigm-	cX
raigmore	cX
rail	aZhU
rail$	a\\hJ
rails	iSsS
rails$	iX
railt-	bS
rain	fXiUpG
rain$	iX
raine-	fZsT
rained	f[
raise-	hDiIjR
raised	bUgIiI
raised$	bYgG
raiz	iYjInI
rajo	aSc]jGqI
raker	aW
raker$	aZ
ral	gW
rama	j[
ramad-	fXgIoUsX
ramadan	fXgHoVsV
ramadan$	fTiGoX
ramen-	ic
ramp	aTbW
ramp agents	a\\bF
ramp$	b[cIjJ
ramp--	oT
ramp-up	oT
rampe	i\\
ramps	iTsS
ramps$	iSsS
ranch	cRhT
ranch-	cGh^jJ
rancho	bS
rando-	iJjW
random	iJjW
rang	bRkIlWrIsD
rang$	dIiS
range	g[iHjUpF
ranger	hUmS
ranger$	hUjV
rangers	aXbZjHqIsX
ranges	i[rV
rangi-	c]iX
rangierbahnhof	cX
rango	gUkEoW
rap	jZ
rapid-	jStU
rapide	jX
rapide$	j[
rappe-	eRjUpU
rappel	eTpZ
rappo-	iVmV
rapport	iYsV
rapports	dSiWpI
rappr-	iT
rapto-	aJhHj\\lJ
raque-	iRmV
raquettes	iX
raquettes$	iW
rare	b\\hTjHtW
rarel-	fT
rarely	fT
rarely$	i[
ras	cb
rasen	i[kS
rassu-	aJbHjJkUs_
rat	iX
rata	gU
rata$	g\\
rate	g[iZjJ
rate$	g[iU
raten	gWiIjX
raten$	gWiIjX
rates	dIeVhTjH
rates$	eAgUhYiYjEnF
ratha-	cVpX
rathaus	cVpX
rathaus$	pS
rathe-	sR
rather	qRsU
rather than	iAkTmVsUtI
ratin-	eHjXqT
rating	iHjYlT
rating$	iFj^sI
ratings	aU
ratio	fEm\`
ratio-	hdiG
ration	h[iJ
ration$	h[iI
ratios	iU
ratta-	m^
rattache	mX
rattachement	mZ
rauch-	cIsb
raum	aHc]nS
raum$	bGnRtU
raume	aFb]cG
raump-	jT
raus	sU
raus$	bIgRnXqUrU
rausc-	jFkFlAq]tS
rauss-	iSrI
raval-	aIiYjV
ravalement	aIiYjV
raw	aSiSlHqGrGtT
raya	bIhZ
rayon	aViU
rc	bTiUjV
rc$	hHiSjY
rca	iW
rccp	jZ
rcp	jZ
rct	eEi^
rcvs	h]iE
rd	c[hJ
rd$	bFcYgUiCp\\
rda	j]
rdc	aDbVc_hHjG
rdc$	aDcahGjE
rdh	a]eCjHlGoTtI
rdv	cFdEhIiajJmGpEqG
re	aSmEtT
re :	tZ
reach	aVjRkT
reach truck	jFk_qY
reach$	bWiS
react	a[cF
react$	bIcJj^kF
react-	iWjT
reactivos	iTjW
read	j_pRrX
read a	jX
read english	jU
read it	rV
read$	cHiUpV
read--	hIi^
reade-	p\\rU
reader	aSjT
reader$	aSjS
readers	iRr_
reading	cSjRrT
reading$	jTkV
readings	iX
reads	j]qR
reads$	iT
ready	jYpIsSt\\
ready to	iAj]tS
ready$	hHiSpDqIsWtU
real	fFjVqZ
real$	b_f@h[iDqI
reali-	gUoUpSqI
realistic	oWqF
realistisch	gV
really$	iYjCsY
reape-	jSkZ
reaper	jSkZ
reari-	i^
rearing	i^
reaso-	dZqT
reason	qe
reasonable	dZjT
reasons	bVdUjGrT
reass-	iVsT
reassort	iZ
reassort$	iY
rebsc-	bS
rebschnitt	iX
rebui-	iR
rebuild	iUqT
rebuilds	bT
rebuilds$	bW
rebut-	i^mF
rec	hTiIpS
recall$	eWfXiC
recar-	g\\iRkF
recargo	gWjI
recei-	iT
receipts	dU
receipts$	dU
receiving	iT
recent	pS
recep-	aR
recepcion	aRiTmJ
recepcion$	iTpY
recepcionista	hW
recepcionista$	hZiJ
reception	iUmTpT
reception$	i@jUmWtS
receptionist	aVtH
receptionist$	aY
receptionniste	aT
receptor	pJ
reces-	bJfTgJh[oI
recess	bJfXgHhSjI
recet-	iX
receta	iRjJpV
recetas	iW
recettes	jZ
recettes$	jZ
recev-	fGpY
recha-	gFhSi\`jE
reche-	bT
rechen	cIiXjGrU
rechen$	cIiW
rechenzentrum	cTiU
recherche	aTtU
recherche$	cIiHtY
rechn-	nT
rechnen	bUnX
rechnen$	jR
rechnungen	iS
recht	oX
recht$	kSoX
recht-	jZmR
rechtschreibung	iFjYrUsI
rechtschreibung$	iIjVrUsI
recib-	aXbGgHjT
recibo	e[gC
recic-	aFbWhSkS
recie-	lU
recien	lV
recip-	iRj[
recit-	bIicjI
reckl-	cUtI
recklinghausen	cUtI
recklinghausen$	cUtI
recko-	iWq[
reckons	q\`
recla-	gGiUqSs[
reclamaciones	iS
reclamaciones$	iU
reclamations	iS
recog-	cThTpV
recoge	hW
recogidos	cIiJjTkT
recol-	fCid
recolte	iY
recom-	bGi_
recomendacion	iHjXpRqI
recon-	jXlV
reconciliation	fIiXjG
reconnu	jT
reconocimiento	jXsX
reconstruction	jT
reconstruction$	jT
recor-	iZ
record	jTsW
record$	cIhJiJqY
recording	aIp[tZ
records	iT
records$	iX
recorrida	bIi\`
recorte	gZiV
recou-	mZ
recov-	aTbIgSi[jF
recoveries	bGgXhHiV
recovery	aXbJ
recovery$	aVgR
recre-	cX
recreo	cYfI
recreo$	cYfJ
recru-	t[
recruit	aU
recruiter	aXpSqR
recruiter screen	jHp\\
recruiter$	a[
recruiters	p]
recruiters$	pY
recruiting	qT
recruitment	pZ
recruitment$	jX
recrute	cJqRtW
recrute$	bGqStZ
recrutement	qSrRtS
recrutement$	cGqRrJt\\
recruter	iZ
recs	iTpY
recs$	iSpW
recta	cIj\`
recue-	q\\
recup	f\`hIoI
recup-	f]i]
recuperacion	aXfG
recupere	q[
recur-	bXgFkT
recyc-	jZ
recycle	jU
recycling	aUbJiS
red	aXjT
red deer	ccjJ
red seal	j[lT
redac-	j[rU
redaccion	cGd\\gIjXkU
redactalo	rY
redacted	p[
redacteur	iR
redaction	tZ
redak-	aIcHiTj[
redaktion	bHmXtV
reddi-	cX
redditch	cX
redditch$	cY
reden	fIgUjSsX
redes	fFi]jTmI
redige	jS
rediger	tR
rediges	dWiFpW
redis-	iS
redisenar	iS
redli-	i[
redlines	i[
redlines$	iX
reduc-	h\\
reduccion	iZs\\
reduction	b[hWiJ
reductions$	iV
redui-	hX
reduit	hX
reduit$	hW
reed	a^iDjDpV
reede-	bYqR
reeder	qW
reederei	b\\
reedu-	cTiW
reeducation	cTiW
reeducation$	bT
reefe-	eI
reefer	aUbIeDjV
reefers	bVjG
reel	fGjakE
reel$	aHiTjXkDrI
reels	i^
reels$	jU
reemp-	eTjGoJ
reemplazo	eXqS
reer	h_
reer 0	hY
reer collectif	hY
reetd-	bT
reetdach	bT
ref	lSpgtV
ref$	bVpT
refa	a]
refac-	iZ
refer-	pW
referees	eHp[
referees$	pV
reference	pY
references	p[
references$	pV
referencia	j\\
referencias	jWpT
referendariat	h]kX
referent	aR
referentin	aWm[pJ
referents	mZpGrG
referral	hIi\\
referrals	pS
referrals$	iS
refil-	i[jH
refin-	bTcTjR
refineria	c^
refle-	gIhViU
reflective	h\\iG
reflex	jX
refon-	iV
refonte	iV
refor-	bRiY
reformas	i[
refra-	i_
refraktion	iV
refraktion$	iZ
refre-	bXjS
refresh	gU
refri-	aUfU
refrigeration	aHhFj\\
refs	pf
refs$	pZqR
refue-	iXjS
refuerzo	jW
refuge	aRbT
refuge$	aTbSiH
refugio	bIcXgGsT
refun-	hEjHkJmIn\`
refunds	i[
refur-	aEb]hFiU
refus-	gZpT
refusals	iU
refuse	aSfI
reg	fDj]pT
reg$	jb
regal-	gZkS
regale	hSiT
regalo	bTkW
regar-	iBkSp@tc
regarde	aJkX
regat-	eHf[gIjFo\\
regel-	fZgA
regelung	hT
regen	fYgGjT
regen-	hSiT
regenerationstage	h\`iB
regenerationstage und	hS
regensburg$	cV
regente	aUiHmY
regenzeug	hW
regie	b[jIpV
regie-	gSpR
regim-	gGhTiW
regime	gFhWiT
regime$	iWrH
regimen	eU
regin-	hUmV
regina	hUmV
regina$	iFmU
regio-	aIb]
region	cWhT
region$	cWh[
regional	mTsU
regional$	cViHjV
regionale	aJb[
regis-	iVjR
regisseur	aRqZ
register	i]pR
register$	i[jT
registered	bVjT
registered manager	aZgGjH
registered with	bFeWjT
registered$	ja
registers	i]
registrar	aZmV
registrar$	a^iFmB
registration	jZ
registration$	hSiFj[
registre	cIi^
registro	iT
registro$	kHmY
registry	jR
registry$	jR
regla-	jV
reglage	iW
reglages	jWoD
regle	aHjbqT
regle$	j^
regle-	fGj[
reglement	rW
reglement$	rT
regleur	aU
regre-	bHcIi\\qZ
regs	bVjVkUmI
regs$	bYiGjS
regul-	pGqT
regular	eV
regular$	eTfRgRqStJ
regulateur	aTbI
regulation	i^
regulation$	i^
regulatory	aYfIjStJ
regulatory$	aUfGjT
rehab	bW
rehab-	bU
rehea-	jS
rehearsal	gSjT
rehearsal$	iRjY
rehearsals	fToS
reich-	iIpV
reichen	pX
reichen$	pWrH
reichshoffen	aGc[
reichshoffen$	c[
reicht	iIlVpT
reicht$	kUlU
reife-	bV
reihu-	hT
reihum	hT
reims	bScSd[iF
reims$	bUcVdSiD
rein	pGr\`
rein$	gTrV
reine	dWrIsItU
reini-	aT
reinigung	hTiT
reinigung$	hV
reinigungskrafte	aXbJ
reinigungskrafte$	aTiYmG
reins-	b\\hGjGmGpErWsG
reint-	cFi_jH
reise-	aSnZ
reiseburo	aTlVsJ
reisekosten	iX
reisen	gInXpTsS
reisen$	gGnVpV
rejea-	mTqT
rejean	mTqT
rejean$	mDpVqV
rejec-	iUjH
reject	iU
reka--	hW
reka-checks	hW
rekla-	iRqV
relac-	eV
relache	fWhViJ
relacion	eY
relacion de	eW
relaciones	kU
relai-	iY
relais	iY
relan-	mW
relancer	aHjGmYqU
relances	iS
relances$	iS
relat-	aVjW
relations	aW
relations$	a[
relativity	iZ
relax-	fV
relaxed	fV
relea-	ib
release	bXfU
release$	b[
releases	iV
relec-	iZ
relev-	iU
relevage	iU
relevage$	iW
relevant	j\\lT
relevant$	bIiJlZ
releve	fSmR
releve de	mVpT
releve$	cGjS
releves	i[
relevo	eSiT
relia-	dIeUfEgCj\`pH
relie-	aRiSqR
relief	aSiS
relig-	sY
religious	hTsT
relle-	cJiZjHmI
reloc-	h\\
relocation	h]
relocation up	gJhZ
relocation$	hZ
reloj	f^jS
reloj$	fZ
remai-	dY
remainder	dY
remal-	bGcCiUj_
reman-	bXiIjH
remat-	gTr[
remates	iY
remates$	iY
rembo-	h_nV
rembourse	nU
rembourse$	gUnS
remboursees	hX
remboursees$	hX
rembourses	iHjYnW
rembourses$	iIjZnH
remed-	aHcIi]
remem-	jUrT
remember	jUrT
remin-	iWpFq[
remis-	gIh^jT
remise	gIhY
remise 00	hRkS
remission	cIj_
remit-	kXlIpU
remon-	q]
remontajes	iSjU
remontajes$	jS
remor-	jT
remorque	jT
remorque$	jV
remot-	d]
remote	dV
remote anywhere	jH
remote in	cEd\\
remote$	cT
remoto	d[
remoto$	dW
remov-	gW
removal	iX
removal$	iX
removals	iDjS
removals$	bUiFjX
rempa-	bSpZ
remparts	bSpZ
rempl-	eSiS
remplace	aCo[tV
remplacement	eZ
remplacement d'un	eU
remplacement de	cIeIiSjS
remplacement$	eUrY
remplacer	eSqSrY
remun-	gVlZpW
remuneration	g[rW
remunere	pX
renal	aYbWhDjGl[
renco-	iXp\\
rencontre	pZ
rencontres	bJi[pT
rend	mVq^
rende-	aJcJjEk\\pS
rendez	iGmW
rendez-vous	pX
rendi-	gHiWjT
rendimiento	fJgGi]
rendus$	jS
renew-	ec
renewable	eZjH
renewable$	eZjF
renewal	bSeRiV
renewal$	bAeViVjJ
renewals	eEfEhViY
renewals$	eFhW
renfo-	aFcDjJk]tS
renit-	aGmY
renne-	c\\
rennes	c]
rennes$	cU
renou-	e[qS
renouvelable	dSeXfHgH
renouvelable$	dSeU
renouvelables	e^jH
renov-	bJeXhUiY
renovable	eZ
renovable$	eT
renovation	i\`
renovation$	iR
rent	eTh_
rent$	gGh\\lX
renta	eFfFgZo]
renta-	iY
rentable	bY
rental	hSi[
rente	eX
rente$	eX
rente-	e_gBiHjHqW
rentn-	eVkFs[
rentner	eWkEsY
rentr-	fUoX
rentree	o[
renun-	qZ
reo	cFj^
rep	aXbJi^
rep$	abgJiB
repai-	iU
repair	jS
repair$	iS
repairs$	iVjH
repar-	iX
reparation	aW
reparaturen	i[
reparieren	i\\
repartidas	fX
repartidor	aTmX
repartidor$	aRiImY
repartir	iT
reparto	aIbUiRtE
repas	hb
repas du	hU
repas$	gT
repas-	fHiY
repassage$	iR
repea-	pS
repeat	pS
reper-	iXkTpV
repertorio	jZ
repet-	jWkJpT
repla-	iUq\`
replacement	e[iHqRtU
repli-	pX
replies	pX
replies$	iY
repo	bIiX
repo$	bIiY
repon-	p\\
repondre	iWjJpT
reponse	p[
reponses	pW
repor-	iUm^
report	iWpT
report in	fGjXmV
report to	iJmd
report$	bXiSjVpIqT
reporta	mZ
reporta a	mY
reporte	aIdXqU
reporter	abjIpI
reporter$	a^pG
reporting	kU
reporting to	aHmY
reporting$	iTjGkT
reports	iS
reports to	m\\
reports$	iW
repos	fa
repos$	bR
repos-	iX
repre-	bIiXqX
repri-	gRoT
reprise	gToU
reprise d'anciennete	eThV
reprise$	gTiU
reprises	iTlW
repro-	i_
reps	aWb?ic
repub-	dW
repue-	hXjIlHpI
repuestos	hXjIlHpI
req	lSpRtR
reque-	iZlRtT
requerimientos	iW
request	mHpDrUt[
request$	b\\iFlIrVtG
requests	iY
requests$	iX
requi-	l[tX
requiere	tT
requiere$	cJlHtW
required	gRlS
required$	iTl[
requirement	tZ
requirement$	hFjSlW
requirements	iEj]
requires	aGqS
requis	l]
requis$	lY
requisition	aDjHt_
resca-	i\`
rescate	iZ
rescu-	bSjT
rescue	bSjT
rescue$	bTiU
research	bUgJiT
research$	bIgDi]pH
researcher	aT
researcher$	aUmX
reseau	aUbRkV
reseaux	iV
reseaux$	iV
reser-	iS
reserva	jUsS
reserva$	kVq^rJsI
reservas	iX
reservas$	iS
reservations	iU
reserve$	bJcUqUtG
reserves	iTjHmJpV
reservoir	aR
reset	fGhHiejF
reset$	hGi^
reset-	iRjH
resi	aUjUmT
residence	cTdUhSiIjHoT
residencia	bYjR
residencia$	aYbSmEtG
residency	bTcJj\\
residency$	jT
resident	aZeVgShI
resident$	aTeSgUhG
residente	a]mG
residente$	bX
residentes	bWiR
residential	i^
residents	rW
residents$	bVrT
resig-	iIq\\rI
resigned	iHq[rG
resil-	r[
resin-	cGhHjGl\`rDsB
resis-	c[iIj^
resistance	j[lG
resol-	j\`
resolucion	eTgHjS
resolution	bAjZ
resor-	bVrW
resort	bW
resou-	aHiGm^
resourcing	eIiFm[
resourcing$	iHm=p]
resp	aXhGm^tI
resp$	aTi[jImE
respe-	fUiGjYtX
respect	iJjUkW
respi-	bYhAjX
respo-	mU
responde	m_
responder	iUjV
responsable	a\\mT
responsable de	a_
response	fYgHiTjEmInHpE
responses	iU
responses$	iV
ressu-	aT
ressuage	aT
rest	fZgD
rest$	bHdUfT
resta-	bVhR
restaurador	aVbG
restaurant	h\\
restaurante	bXcXiG
restaurantes	bViUqG
restaurantes$	i[nIqF
restaurants	bV
restaurants$	bX
restaurateur	rT
restauration	jY
restaurator	bHhU
reste	f]iUqYrR
reste-	iSjIr[sV
rester	iZjDrU
resto	dW
resto 0	f^
resto$	gXhIrY
resto-	bTjV
restorer	aWbI
restorer$	a[bG
restr-	j_mV
restricted	jW
resul-	fShS
results	fUhDqT
resum-	pZtR
resume	pT
resume to	rTsStJ
resume$	pTtU
resumes	iFpZ
retai-	bS
retail	lT
retail$	hHiZ
retainer	e\\fHgZhGjA
retainer$	gX
retaining	i\`
reten	fVgRhJqU
reten-	jVqX
retention	gTiS
retention 0	g^
rethu-	jX
rethus	jX
rethus$	jZ
retin-	bWcHiYjFkImH
retir-	hSq[
retired	tH
retired$	m^
retirement	hdiA
retirement$	hZ
retirer	iEjJoJpYrT
retires	bJkJmIoUqX
retiring	iImGq[
retiro	cGi\\
reto	aAmVt^
retou-	iT
retouche	kXrJsH
retouches	cY
retour	cHhVnU
retour au	fDhYiWpHsG
retour$	cIhSiHnV
retra-	lX
retractil	iU
retractil$	iX
retrained	aHcHl_
retrained$	aGiIl_
retraite	hZq[
retraite$	bJhU
retraites	lUs]
retri-	gUi[jH
retro	dJfDgaiIjImItU
retro-	aJgUi[
retrocession	g]iF
retrofit	bXiFkWqI
rettu-	aVmR
rettungssanitater	aUjI
rettungsschwimmer	aVgRlSmI
rettungsschwimmer$	aUfGhGiIjYlRmG
retur-	fIiW
return	fEgThSiU
return$	dHfEh\\iH
returners	aYhGkGlZ
returns	eUiV
returns$	aV
reunion	fS
reunion$	kT
reuniones	iY
reunions	iSjT
reus	c\\
reus$	c\\
reuss-	jV
reussi	jV
reussi$	jY
rev	cXmS
rev$	cXmR
reval-	aIfFgYjT
revei-	aFbViYqW
reveil	aIb\\
reven-	iYqT
revenue	aSiZ
rever-	j[
reversing	jY
revie-	iU
reviendra	qU
revient	q\\
review	oBpW
review$	eXi]oIpH
reviews	iU
reviews$	iZ
revis-	iU
revisar	pJrZsE
revision	gViSqW
revision$	aZjW
revisiones	h_iGmHpG
revisions	iT
revit	j]p^
revit$	jVpR
revol-	jZ
revolus	jZ
revue	bFfHidrGsA
revue-	iV
revues	iV
rewir-	jIlY
rewires	jIlY
rewor-	gV
rework	gV
rework$	gV
rewri-	iSmIrV
rewrite	rY
reyes	iIo_
reyes$	iHo\`
rezep-	aThHiasJ
rezept	aGbSiV
rezepturen	iX
rf	iYjT
rfid	iY
rg	iSjY
rh	hItT
rh$	hFiV
rhabi-	bV
rhabilleur	fI
rhein-	bUqR
rhein-main	cW
rhein-main$	cX
rheine	aIc[
rheine$	c[
rhel	iJj]
rhine	jap?
rhino	bYjSkT
rhino$	kW
rhodr-	mRqS
rhodri	mRqS
rhodri$	mVqR
rhone	nZ
rhone$	cSnZ
rhs	jT
rhyl	c[
rhyl$	c[
rhyme	ib
rhyth-	jS
rhythmus	jS
ri	bVgVjCpS
ribbo-	i\\
ribbon	i\\
rice	pGrU
richm-	cZ
richmond	cZ
richt-	bHgUmY
richten	i[
richten$	i[
richtig	jU
rico	kY
ride	jTnX
ride--	bXiHp\`
rider	bUhU
rider$	aSbYfJiHjHpJsF
rider-	bT
riders	bT
riders$	bT
ridgi-	aHiY
ridging	aHiY
ridging$	iU
ridin-	bRjTlT
riding	bRjTlT
riego	iZ
riego$	i^
rien	lZqW
rien$	l[
riesgo	gR
riesgo$	gYiSjJ
riesgos	eIiWjHtW
riesl-	bZrU
riesling	bXiHrU
rifse-	gV
rifseep	gV
rifseep$	gUhR
rig	aScJiWmVnX
rig$	aIbTgIhJiXjGmV
rigge-	mU
riggi-	jU
rigging	jU
rigging$	kU
right	jTrRtU
right to	jXpTtC
right$	bHgGjWqYrYtU
right-	cHhIoFpGtW
rigs	aUbRgIjW
rigs$	aUbRgHjW
rimou-	cTnV
rimouski	cTnV
rimouski$	cW
rind	bXjHkR
rind$	bZhHiR
rinde	mU
rinde-	aIbZcGfHhI
ring	p]
ring me	dJqVsG
ring the	pY
ring$	iIsT
ringi-	iX
ringing	iX
rings	fFi^jS
rings$	iIj\\
rings-	bTcYiHjJ
rink	hY
rio	cc
rios	cYtJ
rios$	cYtJ
ripon	bUcT
ripon$	bTcT
ris	aJc\\i\\jC
ris$	c]jH
risik-	cHi^
risin-	hTjE
rising	hTjE
rising to	hUjF
risk	iX
risk$	b[iIjI
risqu-	aFcGjWkXtI
risque	kZtI
rite	jXkW
rite$	j^
rive	aJcbiG
rive--	bGc^dI
river	aHcZ
river$	aGbSc^iG
river-	eX
rivie-	aIc[iH
riyad-	cU
riyadh	cU
rm	gW
rm 0	i[jG
rm$	gHhUiEj[
rn	aYfDm^
rn$	a\\tH
rnp	jUpT
ro	cUiY
ro-ro	b_iE
road	cXfGiT
road$	bGc\`fChJiRnY
roadm-	iX
roadmap	iX
roads	hEi@nbsG
roads-	jU
roadside	jU
roann-	c[
roanne	c[
roanne$	cW
roas	i^jH
roast-	fCi]kV
roasting	hJiIkX
rober-	cSiTqV
robin-	bDcYi_
roble-	bU
robot	aWbYcHmGpJ
robot-	bYjG
robots	bUjGkS
robots$	bZiI
rocha-	mYpI
rochat	mYpI
rochat$	mX
roche-	aGbRcdiGtG
rocio	m]tS
rocks	iGk[mI
rocks-	r]
rockstar	rZ
rod	cGi\`jG
rodaj-	i]mG
rodam-	gX
rodamiento	gX
rodan-	aXfUiH
roden-	b[cIfH
rodez	aJc[
rodez$	c[
rodil-	bIiWsY
rodo	gUqR
rodri-	aHcXmSpR
rodrigo	mVpT
rods	jZ
rods$	jY
rohrb-	cViTjH
rohrl-	aXbFiEjT
rojo	iT
rol	jc
rolar	f_
role	aSdTjIlR
role$	bHfHgZhIiF
roll	bVfIjUlG
roll$	bYgG
rolle	l]
rolle$	l]
rolle-	gUiVqY
rollenwechsel	iW
rolli-	f\\jIpS
rolling	eRfYpT
rolling$	eUfXiBpV
rollo-	iTjT
rolls	eThUiS
rolls$	bDh\\iY
rolls-	iW
rollstuhl	iXsV
roman	bScHgGqXrT
roman-	iDkVqIrZ
romanian	sV
romanian$	kSlSrF
romfo-	cS
romford	cS
romford$	cS
romon-	cS
romont	cS
romont$	cS
ron	gS
ron$	gX
ronan	cImZ
ronan$	cHmZ
ronda	c[
ronda$	c[
ronda-	g[pS
rondas	pU
ronde-	i[
rondes	i[
rondes$	iZ
ronny	aHmWpTrJ
rontg-	jT
rontgen	iY
rontgen$	iW
rontgendiagnostik	aYiRjJ
roof	bWpHsU
roofe-	jT
roofer	jT
roofer$	a]
roofs	f\\gEhDiZlG
roofs$	iVjIsY
room	hY
room in	bUhXtI
room with	fCh\\jFmS
room$	hXjDsR
rooms	b[iV
rooms$	bZcWhJnU
rop	iW
ropa	aDbYh\`
ropa$	hV
rope	aVbU
rope$	aGbZcJiFnI
ropes	iY
ropes$	i\\
roque	m\\
roque$	mY
ros	iYjE
ros$	jIpU
rosa	c[
rosal-	bXcF
rosalind	pS
rosar-	bIcYdTnG
rosario	dUpS
rosario$	dSiUpG
rosen-	pZ
roset-	bchG
rossl-	bWiJ
roste-	f[
roster	fTjU
roster 0	fXgI
roster$	bEiU
rostered	f^jJ
rosters	fX
rosto-	cRnU
rostock	cRnU
rostock$	nX
rostr-	iUpX
rostrum	iUpX
rot	bCc]
rota	fYi[
rota :	fR
rota$	fTib
rotac-	iW
rotacion	iW
rotar-	b[
rotary	b[
rotary$	bX
rotas	i\\
rotas$	iX
rotat-	fc
rotating	fTiImT
rotation	fSiS
rotation 0	fS
rotation$	fUiT
rotational	aTfW
rotational$	fX
rotations	iW
rotativa	bVfU
rotativa$	bVfWhJ
rotativo	iT
rotativo$	iU
rotativos	f[
rotativos$	fY
rotatorio	bAcBf\`
rothe-	c^fHoI
rotherham$	gU
rotte-	aIcahUiF
rotterdam	hYiE
rotterdam$	cT
rouba-	cU
roubaix	cU
roubaix$	bIcV
rough	bVfSiGoIqJsT
rough-	bHfVpS
roughly	bGfVpT
roughly 0	fUiHpV
roula-	a]cEhT
roulage	gHi\\
roule-	fRnT
roulement	f\\nU
rouler	nV
roulette	iRjW
roulette$	bJiY
round	eTpV
round the	tX
round$	eZiXjJ
round-	iTpR
rounds	iUpS
rounds$	bUiY
rousi-	aXg[
rousies	a[
route	eDiVnT
route$	cUfJiSnT
route-	bVkY
routes	bYhS
routes$	bRhYiDjW
routi-	i\\jG
routine	iXjF
rouyn-	cY
rouyn-noranda	cY
rouyn-noranda$	cY
row	jUq_
row$	q]sG
rowan	barF
rowin-	hJjHkZmUpJ
rowing	hJjHkZmUpJ
royal	cg
rp	aUbIj\`
rpi	gT
rpps	j]
rpps$	j]
rrego-	hX
rregop	hX
rregop$	hXiI
rrh	a_cIjG
rrhh	qUtV
rrsp	gIh\`jImH
rs	aUbH
rsph	jU
rsus	gYhYiIjCrE
rtg	aYkX
rtt	fVh\`
rtt 00	hW
rtt$	f[hW
rtw	bUiWjF
ruari-	mV
ruaridh	mV
ruato-	bBca
ruche-	aIbVqY
ruches	aHbRqY
ruches$	qY
rucke-	cEhUjRs^
rucken	iIjWqSrH
ruckenkurs	hXiGjR
ruckk-	eGlWqDs[
rue	c_mU
rue de	c\`
rue$	bT
ruf	b]iIpW
rufbe-	f[hS
rufbereitschaft	f_
rufdi-	bRfS
rufdienst	bRfTgS
rufdienst 0	fThFrS
rufen	hHiUp[
rufen$	hFiXpS
ruft	mGp\\rG
rugby	b[
rugby$	bU
ruhe	f\\jR
ruhe$	f[jS
ruhet-	fU
ruhetag	fT
ruhetag$	fT
ruhig	jYrW
ruhig$	rV
ruhig-	fYgGhDjT
ruhige	fIgFjW
ruhige hand	sX
rule	iWnS
rule$	dJfHjTmInW
rules	fXj_
rules$	iY
rum	pTqS
rum$	bHpTqS
ruman-	kWsg
rumanisch	kZ
run	iT
run a	iHjYkJtX
run by	bY
run the	a\\iY
run$	b[cXoS
runbo-	iU
runbooks	iV
rund	cReS
rund 00	aHeW
rund 000	fSgJnZ
runde	hBp^
runde-	p^
runden	p^
runden$	p[
rundg-	iZ
rundgang	bJgSiY
rungi-	cY
rungis	cY
rungis$	cY
running the	iY
running$	i_jJqIsY
runs	iXnSoT
runs$	bTfXi^j?
runwa-	eGqX
runway	eGqX
rural	bSjS
rural$	a]bI
rural-	h]sS
ruralidad	h^
rush	gViTqS
rush$	bIiXqV
russe	j_
russi-	kV
russisch	kXlE
rust	bHcYjVk\\
rust$	bIcYmG
ruste-	j^
rusten	i^
rusten$	iW
rustenburg	cY
rusti-	aHs_tR
rustu-	iT
rustung	iT
ruta	hZjInT
ruta 0	fShInS
ruta$	cEfYhBmU
rutas	iWnY
ruth	aHqY
rvg	hZrX
rye	aHbXiYpF
rythm-	jUkXlJ
rythme	jWlI
s &	iT
s /	bSgWjR
s 0	iVjRkW
s 00	gZjX
s 000	bTqR
s 0000	kY
s in	hYoJ
s$	fSi[jW
s'abs-	s]
s'abstenir	s]
s'abstenir$	sZ
s'agi-	iV
s'app-	aGjHlWmV
s'apprend	aFjHkRlX
s'en	aHl\\qX
s'est	qf
s'il	lWrVsU
s-pas-	eYhRiF
s-pass	eYhRiF
s^"	iSr\\
s^$	glhSiH
s^%	cHh^mW
s^&	bR
s^000	gU
s^0000	jVp\\rT
s^00000	bScJpd
s^2000	hXjSpU
s^90	g\`jT
s^900	eUfIg[hViYjB
s^92	bTcWhZiInSoE
s^95	a^cIi<jYkIpG
s^950	cFgZnRsZ
s^96	bTi\\
s^98	dRfUhUiF
s^aarhus	aJbCcXdVfJtI
s^ab	jJnSoS
s^abap	hY
s^abgeschlossen	iFja
s^abgeschlossene	bGcHj]
s^abierta	bSiGjJpY
s^able	bJiJj_sG
s^abogado	iW
s^abonnement	h[oFqHrW
s^about	eT
s^above	bGhZpGsR
s^aca	bHeSiIjTsX
s^accommodation	haiH
s^account	i[jT
s^accountant	aWeTf@
s^accounts	hAiVqY
s^accueil	i\\
s^achtunddreißig	dXfUhG
s^active	dRgGlV
s^activities	jTlH
s^actuary	bScDdSjV
s^ad	eRfHjGkBr_tZ
s^ademas	iEk\\qJ
s^adjoint	bViB
s^administrador	b@gRj_qY
s^administrativo	e\\oCsW
s^aed	gU
s^after	bFoS
s^afternoon	bFsHtX
s^age	jUkGnGsY
s^agence	b^jD
s^agency	aYbWiF
s^agenda	cDifnEqG
s^agents	dJiT
s^agentur	aVbZiT
s^agronomist	fViWoC
s^ah	c\\lU
s^ajustador	hRiT
s^aktuar	iT
s^al	fFgSoSqS
s^all	aWbDtU
s^alle	aTgR
s^allowance	f\\h[iEjC
s^alright	a[fVqI
s^als	japTrI
s^also	tS
s^alta	gRiR
s^alter	iFj[qHsV
s^am	hI
s^ambulancier	cV
s^amf	iGjHk_
s^aml	aUb_fEgH
s^amplitude	gV
s^analista	iW
s^analyste	iV
s^and	iV
s^angestellt	e_gIjB
s^anglais	jXkS
s^animadores	eViT
s^animal	jV
s^animalier	b_iUnE
s^animateur	cVfU
s^animer	gEi_
s^annahme	ij
s^annonce	bDeSgFpTqGrY
s^annualised	fWtG
s^anos	fTj\\mU
s^ans	fTiCja
s^anterior	lEmIqe
s^ap	jW
s^aparejador	cSi]
s^appels	i\`jJ
s^applicants	iGjT
s^application	bGlHp_
s^applications	pY
s^apply	p_
s^approbation	bDeVlXmX
s^april	cEfWoY
s^apt	bS
s^ar	bRcGjT
s^arabic	bJeViHkX
s^arbeitsbeginn	f[
s^archive	jUlI
s^archives	aZjR
s^archivist	jT
s^archiviste	eEfWmY
s^are	b\`
s^area	aSeUfS
s^arranger	iR
s^art	nX
s^as	aVoZrIt[
s^asap	c\\gIiHoW
s^asb-kreisverband	bgiGjC
s^asbestos	j[kRmH
s^asesor	cU
s^ask	rW
s^asked	hGpErDsVtU
s^assessment	cFoGpa
s^assistenz	i_
s^association	ba
s^asst	bS
s^astreinte	bHdJfbgDhFpE
s^asunto	jFtZ
s^at	iVjXnV
s^attendants	cT
s^attestation	eGf^iImDsG
s^au	gGhXiSoU
s^auch	eUfHhV
s^auf	eVnXrV
s^aufgabe	ibjA
s^aufgaben	igtH
s^aug	fDhHo\`pGtH
s^augenoptiker	eV
s^aus	cYiJ
s^ausbildung	cThUjRpE
s^aussi	iVjDkHoIrZsI
s^authorised	iBj_
s^auto	kU
s^autopsy	jWmT
s^aux	b\\
s^auxiliaire	cU
s^außendienst	bJsY
s^avant	fVkX
s^avec	jBlZp[sS
s^away	cHfJgHn[pH
s^aws	iIjXl[q@
s^ayudante	gRsT
s^b	gSjT
s^bac	iJjZkSmX
s^bachelier	eThRjV
s^bachelor	hSj[
s^bachiller	iFj^
s^backend	aXbIdYiJjVkHlI
s^backfill	dJfGgHhIiGjBkImJoIpDqbsItI
s^background	hFjUl[
s^bacteriologa	iVkW
s^bad	bV
s^bademeister	cRiY
s^badge	fS
s^bafa	hUj\\
s^baggerfahrer	bFjT
s^band	bFiRmT
s^banda	lHq[
s^bande	hHjIkWpT
s^bank	fXiIqV
s^banque	aVhHnY
s^bar	bRf[
s^barber	gS
s^bareme	gSlE
s^barista	jTsT
s^base	gR
s^based	cYdYpG
s^basic	gThSlGrI
s^bauen	iVjD
s^bcbs	h]
s^be	fZhJ
s^beckenaufsicht	aHgGheiUlS
s^bed	aIbTcRdJgJh[
s^beef	bShTnH
s^beekeeper	bV
s^before	o\\
s^befristet	eafA
s^begehungen	igjD
s^beginn	fFgDiFlJob
s^bei	fIoVpX
s^beim	aHmW
s^bench	b\`cHfJgIhSiEpU
s^benefits	haiGrW
s^benidorm	jUlS
s^bereitschaft	eVfAiCm^pHqRtE
s^besetzen	aZbIfIiEo]
s^besoin	a]cY
s^best	aHdIfIgIhHiDmCpAqHrGt\`
s^betrieb	aJbb
s^better	hZiFkJsa
s^between	gWqV
s^bewerben	iHlJoIp\\
s^bewerbung	oEpe
s^bewerbungen	fIgGmDp^qY
s^bezahlt	fDgYhZnI
s^bhd	g]iF
s^bibliotecologo	gUiIjSrZ
s^bibliothecaire	aY
s^bien	cBiHjJpGqIrTta
s^big	iVjU
s^bike	fUhV
s^bilans	bDio
s^bilingue	bV
s^bim	aCm_
s^bin	cDfDgIiIm\`pI
s^bis	iS
s^bist	aVbIcHqGtY
s^bitte	r_
s^biz	aWbBcDiTjHtX
s^bl	aIcJhDigmT
s^blade	bRgRnU
s^blue	hTkT
s^bma	cBn\`pY
s^board	b]cHfFgEiArIt^
s^bogota	bIc\`dEfFmJpErJ
s^bon	cS
s^bonjour	tW
s^bonne	s_
s^bonus	eHgViHjBkZ
s^book	iTjWpWqJ
s^bookings	hJiX
s^bookkeeper	eIiS
s^boots	hXjX
s^bootsbauer	aSeHgY
s^boss	aZiIm[pItH
s^boucher	bYcSiB
s^boucherie	bIiCjXk_
s^boutique	aJbZcXjH
s^box	bCcIdDgFhiiF
s^bp	j\\
s^bpjeps	iWjV
s^brauch	bEcVeIjUnT
s^brauchen	cUhHiRjYmIqH
s^brauchst	jZkElYnIqD
s^brc	iDj_
s^break	mX
s^brevet	gThJjGk\\lT
s^brickies	sR
s^bring	pY
s^bs	iEj[
s^bts	gSnXqR
s^budget	q^
s^budgets	hGij
s^buenos	aRcFhFkEt[
s^builders	aZcGfDiTlV
s^building	kGqIsW
s^bunk	cHfIgChhiBtI
s^bureau	b\\c\\d[hEiAkGmBnE
s^bureautique	e]f?
s^bureaux	bHc_dWfDnE
s^buro	bVdW
s^bursar	aIidpStF
s^bus	iV
s^buscamos	aWeV
s^but	bGeUfYgC
s^buyer	aTbD
s^by	p_
s^c	jV
s^c-prufung	i?j\\oS
s^ca	fYkB
s^cab	hZkHsU
s^cabine	gBh\`
s^cabinet	aSbScTfFgIiU
s^caces	cYkG
s^cad	iX
s^cada	fYi]
s^cadre	eXhF
s^cafe	fViIoGpV
s^caisse	bXfGgHhUiHpT
s^caja	i]jInI
s^cajero	fYgUiGlX
s^calderas	iV
s^call	aIfYpWrU
s^calls	dHfGiXjIpa
s^camara	hSpVrI
s^camareras	aGcSoT
s^camion	bFeJhgiFjG
s^camioneta	hZiAmV
s^camp	eDgWhU
s^campamento	aHhWnH
s^camping	cXoS
s^can	aTcIjX
s^can't	jamIrJsF
s^candidature	qV
s^cap	bGe_kHlY
s^capa	eUiHjUm[
s^car	haiJjR
s^card	gDhSiGkVlVrH
s^cardiac	aWb]cIgHiBmJ
s^care	jErZtI
s^carer	iBjWrT
s^carers	hDiUlWrR
s^caretaker	jY
s^carga	fIi^jD
s^cargo	bZiY
s^carne	iCjcnB
s^carpintero	iDjdrS
s^carte	jSkR
s^cartera	bGgHicjH
s^cas	eTiIpZ
s^casa	hZ
s^caseload	iajIsJ
s^cases	iXrS
s^cash	i_
s^casier	jR
s^casual	eVjH
s^cat	bbiE
s^categoria	gdj@qJ
s^catering	eJiSjDmXqS
s^catholique	bScGsW
s^catorce	bTmH
s^ccn	fFgaoJ
s^cctv	hGiV
s^cdd	cReYf>oSpU
s^cdi	eo
s^ce	b?iZjU
s^cec	aHid
s^cell	gIhUiS
s^centre	bR
s^centro	b]cZgAhGiG
s^cert	jX
s^certificado	jdpBtI
s^certificate	cEiIja
s^cfc	ja
s^chain	bUjT
s^chainsaw	aUjEk^
s^chantiers	aEbJcTdIeIfFgIhEi@jDkIlGmJnaoIpIqIrIsItI
s^chaplain	aFe[fEiS
s^charge	iW
s^charity	eSl[
s^charlas	ic
s^charter	iUmS
s^chat	fChCidjC
s^chaud	h[pU
s^che	t[
s^check	eFi_oGpY
s^cheesemaker	bTfJhYkS
s^chemist	jFlV
s^cherche	aVbJc]
s^cherchons	bScX
s^chere	jHt\\
s^chf	gehXjHrW
s^chief	aJgYhUlGrR
s^children's	iTrU
s^chinesisch	kT
s^chofer	fFiXjS
s^cinco	j_
s^citas	im
s^city	gIiDmUpVtT
s^civil	iUjSkU
s^claims	fRiV
s^claire	qStW
s^class	bIi^mG
s^classe	aVgX
s^cleaner	cWqS
s^clear	jUsWtF
s^clerc	ic
s^client	i]qU
s^clin	mT
s^clinical	dSiV
s^clinique	bY
s^closing	hHoJp]
s^club	b[
s^cnc	fT
s^co	aTbGcDjU
s^co-op	bhiI
s^coche	gEjGn]
s^cocinero	aFcT
s^coded	eUgWhJiJ
s^coder	dSiW
s^coef	fCg\\
s^coiffeur	bT
s^cold	cXeHi_
s^colegiado	iJj\`
s^colegiatura	jXlR
s^colette	tS
s^colin	qU
s^collegues	bHjHlUmY
s^come	cGhGiVjInXpY
s^comedor	h^mH
s^comercial	jT
s^comida	hbiG
s^comite	mW
s^commercial	bUiR
s^commis	fTlZsS
s^commissioning	fSsS
s^commune	bWiT
s^como	kTpGrX
s^comp	hUkWqV
s^company	cW
s^complet	pV
s^comptable	jU
s^con	mT
s^concession	cU
s^concierge	bGfViSs^
s^conducteur	gR
s^conductor	cTjXnU
s^conduite	cZjS
s^conseil	iW
s^conseiller	sS
s^consent	i]jB
s^conserje	bUc^iH
s^conservation	becJ
s^consorcio	bce?iIjJ
s^construction	bHfCi\\jTkH
s^contable	eYj[oC
s^contact	aXbUeCgJjIp\\
s^contador	aTbHc_hHiI
s^contract	jR
s^contractor	bagUiG
s^contracts	aSbRiX
s^contrat	bHeafThHjE
s^contrato	bWe^
s^controle	ie
s^controleur	bSsRtW
s^controller	cS
s^convenio	aHfJgciE
s^convention	gYiIjB
s^cook	iS
s^cooperativa	b]pB
s^cooperative	aSbYiCnY
s^coordinador	iY
s^coordinadora	caeGfTiD
s^coordo	m[pI
s^coordonnateur	cSiVsT
s^copy	bWcIeXfDi]jIr?
s^correo	cFiZ
s^cortar	ie
s^corte	bGcGif
s^cost	bXgGiU
s^coucou	jSoRpV
s^could	fBlRt[
s^council	b]
s^counsellor	fSoG
s^counter	bSi[jH
s^country	c[iI
s^couple	jIkDs\`tG
s^coupures	f\\
s^courier	cVjToVpI
s^coursier	gXhCsU
s^court	eY
s^courtier	aTiHsV
s^cover	gJhViHoHpTqYtH
s^covering	aGmFpZ
s^covers	aEi^
s^cp	hUjR
s^crane	cTsX
s^creche	i[lJmJ
s^credit	bCiX
s^crew	iHm[sY
s^crews	bXiVjH
s^croupier	fSjU
s^croupiers	bS
s^crumlin	fSiRjW
s^cs	b^gJj[
s^cse	gDhb
s^cta	bHfYgGiJoVtS
s^ctg	fSiX
s^cuadrante	fW
s^cuadrilla	lCm_
s^cuarenta	aHbScEf[iGsE
s^cuatro	bSfWgUhIiH
s^cuidador	i_
s^cuisine	b\\iW
s^cuisinier	iG
s^curator	bFm\\
s^current	cYjGmIq\\
s^curriculum	bZ
s^curvas	aIickU
s^customs	iS
s^cutter	bUkT
s^cutting	aVfGiVoT
s^cv	fFi]pi
s^cvs	fHpd
s^cycles	mR
s^d	gFjZl^
s^d'un	bXc\\
s^d'une	eHgIpZ
s^da	eCfUiEmYqUsJ
s^dachdecker	iZjBsX
s^daily	iZjS
s^dance	bVeXoR
s^danish	jXlUqH
s^danke	aFcIhEpGta
s^dann	aUbWcZi@jG
s^das	hIrS
s^dass	iJqZ
s^data	jU
s^date	fDtX
s^datev	iFj\`pI
s^dauer	e]fEiIpI
s^day	b\\hUiF
s^daylight	f\\iFjImI
s^days	fZh[iGnR
s^db	bWiHjY
s^dbs	hXiJjYqIsE
s^dbt	dRiHk<l_
s^dc	aSiG
s^dcp	i\\jD
s^dealership	bRjX
s^dear	aUtn
s^deauville	cXhBiB
s^debut	eGo[
s^dec	iDj]
s^deckhand	aBhS
s^declarant	bTkYoIpU
s^decoupe	i[
s^degree	fTiCkUlVmU
s^del	fHgRiUjHoW
s^delegado	bDiYjJqX
s^delegue	qIrTsZ
s^delineante	aSkIsS
s^delivery	cGdYkR
s^dem	kVlIoJq]
s^demo	fCiHp\`
s^den	gIhViSlY
s^dentaire	h[iIsW
s^dental	aYgGhUiRjG
s^depende	jFkGm\`pI
s^dependienta	cTiU
s^deplacements	nYqG
s^depot	aEb<dUiXnW
s^dept	bfcFiD
s^depuis	b\\
s^deputy	m]
s^der	qS
s^des	bTi^
s^descuento	gEhaiE
s^desde	cGnXoU
s^design	hHi[rW
s^designation	a_bJcIeUiDjCkG
s^designer	cIdRjVrS
s^desossage	ia
s^deutsch	iErV
s^deux	dIfTpZqY
s^development	bFi\`jDnX
s^devops	bGcGd\`iGjHmY
s^di	aWbJiepHtU
s^dia	cS
s^diary	fYgIhHi_nB
s^dias	cEfUgDhZiHjEtZ
s^dictated	a]jGmFpGtV
s^dictee	aWtR
s^dienste	aFfThIm]
s^dienstort	cZ
s^dienstwagen	bAhajF
s^diesel	a[bEjF
s^diesmal	fWiDjHrYsS
s^diets	bDfHib
s^diez	bRj[
s^digging	i^
s^digital	mU
s^diktat	kDlHtb
s^dimanches	dEf^iHkGrGsF
s^dipl	bUiIj\\
s^diplom	gVhDiHjYkY
s^diploma	iIjT
s^diplomatura	bXjTmG
s^diplome	hUjT
s^dir	fHmXnYoDtS
s^direct	e[gF
s^directeur	cR
s^direction	aUbShGtR
s^directrice	iCq[
s^discount	h\`i>pI
s^discrecion	iCjYqY
s^disenador	iSpF
s^dispatcher	cRdFmU
s^dispo	jToEq\\
s^disponent	i^
s^diss	fGiZpF
s^dm	bTcIiIp]tD
s^dma	iHlRoS
s^do	bXiZjHoJ
s^docente	cWoA
s^does	i_oI
s^dog	cRiDlV
s^doing	gZ
s^don	iFjFm\\sS
s^don't	l\\pIrX
s^donc	bS
s^dont	jGlX
s^door	bW
s^dos	aTeHfAm[
s^dossier	bFiJpb
s^dossiers	dXfHiEjJoBp\\
s^dr	aHmi
s^drafting	iU
s^drei	bZfXiGjEnU
s^drive	gGhBiWj[nItJ
s^driver	jT
s^drivers	aUhI
s^driving	eVfEjTkIlW
s^droit	jU
s^drop	bRkH
s^drug	fHmS
s^drummondville	j\\sS
s^du	i\\
s^dubai	aVsX
s^dublin	cT
s^due	cU
s^dusseldorf	b\\s^
s^dutch	bBdJhRiEla
s^e	hS
s^ea	eFhTjWoH
s^echelle	fHgbhIiJjI
s^echelon	b\`gSjH
s^ecole	cBiEj]k]
s^editor	iV
s^educador	iT
s^educadora	cZgViY
s^educateur	cRfR
s^education	hIiJnTqV
s^efz	hTjT
s^eg	cHg^oU
s^egresado	jY
s^eh	cUgUlHmHqSrItT
s^ehpad	b\\cTfHiDrG
s^eigene	j[sW
s^eigener	h^i]jE
s^eigenes	iHnVr\\
s^ein	bRi@oFpWrTsW
s^eine	hRiIjSlSmRsU
s^einfach	hHiDpa
s^einkauf	aHdHfFgGhGiDjAmc
s^einkaufer	c[
s^einrichten	gFi\`kS
s^einsatze	cIfEjIkInZ
s^einstieg	g]hCoUrG
s^eintritt	iaobqHsD
s^ejecutivo	mRrS
s^eks	jW
s^electrical	gRiJmU
s^electrician	j_
s^electricien	gUiH
s^electrique	h^iGjF
s^elektriker	lI
s^elektro	bVgDiEja
s^elementary	iHj\\sI
s^eleven	baeJiIjBoC
s^elle	m]
s^email	iXjIpWtU
s^embedded	aViFj[
s^empieza	eUhEoZ
s^employee	bHfX
s^employer	bUgIhX
s^empower	iEjdkB
s^encargado	i<jVm[
s^end	fHjFo\\qF
s^enfermera	b@cYiX
s^enfermero	gS
s^eng	bWfYiIjR
s^englisch	jGlWrU
s^english	jUl\\rU
s^enhanced	bIeDh]jZsI
s^enseignant	bT
s^enseigne	bTcVi\`jD
s^entgelt	g\\
s^entrada	fY
s^entre	nTqUs[
s^entree	hUiJoX
s^entreprise	bccD
s^entry	eXfSgGjW
s^eps	eDh_iG
s^equipe	cSeRhRjImSpH
s^equipes	gV
s^equipo	aEbHcIeIiDjEmgpIqI
s^er	oS
s^er-team	f^hWiBo@pE
s^erst	bGe\\rVsH
s^es	aSbZ
s^escuela	aHbCcbfGiD
s^eso	bFj_sS
s^especialista	mT
s^essential	iUjV
s^est	becFiIjIq\`tB
s^estamos	bTcZmSqF
s^estheticienne	jGtW
s^et	fI
s^etablissement	cYeJ
s^etat	i^
s^etude	cTfY
s^euch	mIp[
s^euh	fT
s^eur	hUi]jG
s^evening	iJjGrHt^
s^evenings	fRmRoE
s^events	hTiJj_
s^every	dWhV
s^evite	iFoIpFqCr[
s^examen	iGjYpT
s^excel	j^
s^excellent	j^kH
s^exige	jakG
s^experience	fIi<k_lb
s^experiencia	jT
s^experte	aSb[hXiGj@
s^export	bV
s^extra	aHiGjCk]
s^extras	gEh^
s^eye	bUjY
s^f	jT
s^fa	cGhHi_jX
s^fabric	becHiFjE
s^fachangestellte	gYjF
s^fachkraft	bTcTiDsHtT
s^facility	bX
s^facteur	j^
s^factory	b]iH
s^facturas	jZ
s^fahrdienstleiter	aHbFcWiJjZlS
s^fahren	i\`jI
s^fais	iRpIrXtV
s^fait	jWpU
s^falmouth	bScS
s^falta	a[gUiDjR
s^familiale	bWsI
s^familienbetrieb	bV
s^famille	bGiJmZqIsT
s^family	bS
s^fanuc	j[
s^farm	aWfF
s^farrier	fWhUiSnR
s^faut	jYnX
s^federal	b\\eFiClWmD
s^feed	bAhIi]
s^female	s[
s^fh	iFj_
s^fia	dTsU
s^fibre	cSiTsV
s^fijo	e\\hSoE
s^filing	icjJ
s^final	aHhSlJqUrItZ
s^finance	aGeXfEjSmS
s^finca	jS
s^fine	eTjJlT
s^fintech	jHlYqJ
s^fire	c@iYn\`
s^firm	iS
s^firma	bTiEl[
s^firmware	iZkT
s^first	cUpU
s^fisat	bJeXi[n\\
s^fish	iR
s^fit	iUjZ
s^fitter	rT
s^five	dRf\`gAmUtI
s^fix	g\\iSjHqH
s^fixe	gVh]iEmH
s^fixed	oS
s^fixum	gS
s^flat	h^iV
s^flex	fVg@h_iB
s^flexi	cWfVhUpGqT
s^flexible	bT
s^flight	bTh\\
s^flights	bJcVeR
s^florist	fU
s^flt	jW
s^fluent	cFdIiFj\`
s^flutter	cCdRmR
s^following	a]bBpR
s^food	cVgGh_iGkEoE
s^foot	eShUoH
s^foreman	iH
s^forestal	cTeHlV
s^forestales	aTcU
s^forfait	hSiImWpIqU
s^form	cVjIp\`
s^formateur	bWfVmW
s^formation	cAiUlZ
s^forty	b\\iEsT
s^foto	cIkIrZ
s^founded	b]iEmE
s^four	cJfRiUmR
s^fp	bXjV
s^francais	iS
s^franzosisch	k^sE
s^free	cBhliI
s^freelance	cSeYfBiI
s^french	jT
s^freundlich	cHiHjakI
s^frist	fGgCp\`
s^from	bIt]
s^front	a[eF
s^fruh	fe
s^fruhdienst	bUlU
s^ft	bGeW
s^fuel	dDh_iGjE
s^fuhren	bHcEi_pV
s^full	dTmS
s^full-time	e]mJ
s^fundraiser	bUgEiXjIlV
s^fundraising	cVdBfRiSrR
s^funeral	iR
s^funf	b_fHiIqHsU
s^fv	iT
s^g	dGgThJiHj\\
s^g'day	fAoXtR
s^ga	b[jG
s^galway	gTkV
s^gameplay	bWcRdFfGiU
s^garden	bSiIjSmT
s^gardener	iFmTqSrJ
s^gcse	iIjg
s^gebaut	i_
s^geehrte	aYbVi>tW
s^gehalt	g_hGiHjEqZrF
s^geht	a]bHiDtZ
s^geld	fDg_hF
s^gelernt	hUi?jTkYlS
s^gemeinde	aTcIf\\
s^gente	s_
s^gera	fSj\`
s^gerant	iV
s^gerante	fYgDmW
s^gerente	bTi>jbmS
s^gerer	i\`jH
s^german	bHcGkXl[qI
s^gern	k]lBrXs]
s^gerocultora	cV
s^gesellenbrief	iHjWkY
s^gestionnaire	fSiR
s^gesucht	aWbRcWjH
s^get	h]jH
s^getxo	cVkI
s^gf	qf
s^gibt	fXq]
s^girls	fSiXsU
s^glasgow	d\\fHnX
s^glazier	iT
s^gm	eHfIgHhGp[qTsDtS
s^go	j\\
s^going	a\\bHqX
s^good	bTiHpJ
s^google	fFiZmS
s^got	aXbEcUeYiDjHmGqU
s^gott	bGmRtX
s^governors	aWiHqV
s^grade	aWeTfHgZ
s^grado	iJkTlYsI
s^grafiker	iX
s^grain	fRoD
s^grant	eVrV
s^gratis	h^sU
s^graves	fXiX
s^graz	b[cYdIgUhWi>jCqIsG
s^greenkeeper	cSfWiUoC
s^grias	aUb_eGi=oErH
s^grille	g^
s^groom	a?cZsS
s^groomer	hHjS
s^group	bUhYiFnT
s^groupe	b[eGiWmZ
s^gruezi	cTfV
s^grupo	iV
s^gruppe	bXfFgUhDiF
s^guardia	cSf]gGqFsU
s^guia	fRgRiRjT
s^guide	sS
s^guides	oR
s^guten	aV
s^gym	jWsS
s^h	f]
s^ha	bciDqF
s^haben	hSiJjWqRsY
s^haber	iEkUpI
s^habla	k^
s^haccp	jX
s^hace	iHjZ
s^half	fUhXiG
s^hall	bYfHhHmU
s^halle	eRiVr_
s^hamburg	aTbGhGi_
s^hand	aSlS
s^handler	nU
s^handling	bUfHiU
s^hands	bTcGjS
s^handy	h[iG
s^handyman	aTcWkHnVtZ
s^harrogate	eYf?h[jYsX
s^harvest	lJ
s^has	bIe?iBjhtX
s^hasta	eXfY
s^hat	q\\
s^hatchery	fSoJ
s^hatt	jUsX
s^haus	bVcYiDpI
s^haute	bSiDjZkU
s^have	fIhcjSmVoC
s^hay	fVhZiF
s^haya	iHkbpI
s^he	i]sR
s^head	m[
s^health	gHhYkVqU
s^heidenhain	bTkU
s^heizung	iU
s^heißt	bUfViImInRqH
s^hello	tZ
s^hep	hHiHj_
s^her	iYqU
s^here's	aHdGiHjEqJrGt^
s^hermes	jJkX
s^herr	fYgEtV
s^heures	fRgWhUoR
s^hey	tX
s^hgv	fSjX
s^hi	t\\
s^hibrido	cWdUhJ
s^hier	aV
s^higienista	eZiZjF
s^hire	b_cAiU
s^hiring	aFhGiTlJmEsV
s^hiya	eU
s^hochschulabschluss	iIjRkBmVoW
s^hola	cStY
s^hombre	jJs\`
s^home	dWiG
s^homeoffice	dUfXiHpI
s^hopital	fU
s^horaire	h\`iD
s^horaires	f\\iD
s^horakustiker	aIiXjFtU
s^horario	eGf_oA
s^horas	fd
s^hospice	bVrT
s^hospital	bT
s^hote	cSnHsX
s^hotel	aS
s^hour	iW
s^hours	bDeRfjgBhViA
s^house	aIh]iRoH
s^housing	hTiEjY
s^how	iGoFp^
s^hplc	iT
s^hr	kIqTt]
s^hrs	fZiT
s^hse	dHhTrY
s^ht	jToW
s^huhu	aS
s^hundred	bZg^hEiJlGmFsH
s^husum	cXd\\iGjF
s^hybrid	dlf@
s^hybride	bEdUhZiGqT
s^hygiene	iFj]
s^i	aTgS
s^i'd	cTiCoWs[
s^i'm	gUiVjGlS
s^i've	bJiHqVt\\
s^ia	ib
s^ibode	cRoU
s^ich	tV
s^ideal	eJiEjDk]sZ
s^ideally	jIsW
s^if	iGj=kioEtU
s^ihk	iRjI
s^ihr	bDcT
s^ii	aRjW
s^iii	aRbHcGi\\jT
s^il	oS
s^illustrator	iBj^kR
s^ilse	cUjS
s^im	iX
s^immobilier	ibjE
s^in	cTiY
s^indefinido	eWgHqW
s^indemnite	gT
s^independent	bbiF
s^indesign	jUsT
s^indirect	bYcUdTrT
s^industrial	jY
s^info	lGmUpXqW
s^ing	iZjS
s^ingenieria	jW
s^ingeniero	cHn_sT
s^ingenieur	bWi>j^
s^ingles	cFfIgCi[jSkY
s^inicial	bCiVo@
s^instaladores	cSiGoVpY
s^institut	aCb_cTdE
s^institute	iFj]
s^instructor	aViT
s^insurance	bGh[tY
s^interim	eW
s^interiorista	bIdWeGj[rS
s^internal	aYbFcGjJpZ
s^internat	f_sG
s^interne	iDnXqS
s^interno	bTgCnU
s^interpreter	iR
s^interview	pX
s^investigator	bWfUiVpG
s^inyeccion	iWkS
s^ios	bRcIiZjU
s^irata	a[
s^is	cUdUmV
s^iso	bZcEj]kI
s^ist	cXqS
s^it	rY
s^it's	bZ
s^italian	aJbShSiUjU
s^iv	hHmR
s^j	bUe[hWiToD
s^j'ai	cT
s^ja	gTiR
s^jahresarbeitszeit	f]hYiGoC
s^jardinero	cTiVsT
s^java	cCdSiRjW
s^jefa	aUhXiDpRqX
s^jefe	cR
s^jemand	aScIiej=kHqIrItS
s^jeune	gGjHlZsX
s^jeunes	bHfHgFiWjHl[sF
s^jo	a\\bUhEjI
s^job	iU
s^jobrad	gGh\\
s^join	aGjIm]
s^jornada	fT
s^jour	bVcHdRjEtT
s^journee	fXiHmJpStS
s^jours	cAdVfYjHpHqRrU
s^junior	bUiR
s^juniors	aYiRm\\
s^juniper	aWiA
s^juriste	dSeRmSpW
s^jury	hJiCp\`
s^jusqu'au	iJjGoEp]
s^k	bCcTg^hUiA
s^kafka	iGjHk\\
s^kalt	bTfWhHjDmW
s^kann	iDjZpD
s^kanzlei	bamF
s^kasse	aU
s^keep	bGcWdTeRlHpJrZ
s^keeper	bThSkS
s^kein	lYrX
s^keine	fTiXsc
s^kellner	cTfZ
s^kennel	a[iR
s^kenntnisse	dEiEjBk_oG
s^key	bDi[rI
s^kfz-gutachter	bEjXqU
s^kinder	iar\\tG
s^kit	gBhgj?nJ
s^kitchen	bYiS
s^klar	aRlV
s^klasse	eWja
s^know	kXpIqW
s^knowledge	bEkRlZmIsF
s^knx	mTnV
s^koch	cUfV
s^kochen	ib
s^kollege	iGmSqRrI
s^kollegin	mXqRtT
s^kolleginnen	aJfHgFhBiBm^qFtY
s^kommen	pRs\\
s^komplett	gDjYq]
s^kranfuhrer	aSbEeIi[oS
s^kur	hIiJjHk[
s^kurz	cHdUi@jW
s^kv	fGg\`sR
s^kyc	aUcIiSkU
s^l	jS
s^l'anglais	iDjHkVl^qH
s^l'association	aXbYcJdGiF
s^l-j	fajF
s^la	qT
s^lab	jUkJ
s^labels	i\\
s^labo	iUlXsI
s^laborantin	iTjGsS
s^laboratorista	aEiY
s^ladies	iIrHsZt[
s^lady	j\\sT
s^lagermitarbeiter	eZ
s^lake	bScTiJ
s^land	bVfEhSiW
s^landwirtschaft	bSkU
s^lang	fV
s^las	i_jIlV
s^last	iJjHoSq^tV
s^late	fXoW
s^laundry	cU
s^law	fUoVqU
s^le	qT
s^lead	jVm\\
s^leader	iRjSqU
s^least	i?jc
s^leave	bIh]iFrY
s^leaving	iGj\\
s^led	iDja
s^legal	fRsY
s^lehrabschluss	dJgGhHiIjUkAlGq@rDsAt^
s^lehre	i[kU
s^lehrkraft	eYgS
s^leiter	iGjZpXqHrH
s^leitung	bWgY
s^lenguaje	jHlGr\`sD
s^les	i^
s^lesen	bIfDi^n[
s^letter	fGmHpg
s^letters	p\`
s^lettre	jIoIp^
s^leute	aXfRgJjHmS
s^levee	cIib
s^level	jalR
s^lgps	aWcUeDhXoA
s^library	iVk?
s^libre	hU
s^licence	iDj\\kX
s^licencia	fFhRiDjWmV
s^liebe	cHjIrWt]
s^lieber	a[bCcTgItZ
s^liebes	a^bCdW
s^liebsten	bGsW
s^lieu	cYiHrI
s^lifeguards	cT
s^lift	jR
s^lifting	bTcTiWjS
s^light	fHg@hTs]
s^limpieza	iX
s^linea	bTfUjY
s^linens	aDhbiEjH
s^list	fDiZlFpX
s^live-in	aJcZhIi^
s^living	hTiHnU
s^lleve	ie
s^lo	hEqV
s^loading	i]
s^local	bVcIjFsZ
s^location	c]
s^locksmith	aZbE
s^locum	o\\pI
s^lodge	bTcHfTjS
s^loft	eRjToI
s^log	jVmW
s^loge	bFcXhUiGjI
s^logement	gGh[
s^logistico	cRjRmX
s^logopede	iZ
s^lohn	ggiDjG
s^lohnband	g[iH
s^london	cTd^fCiEjJ
s^look	aSeWkHqR
s^looking	aV
s^los	pT
s^love	hTtI
s^lovely	nRrStV
s^lpp	hY
s^lunch	aFbAcIdGeFfIgEh\`iGjCkHlHmFnGoGqDrFsItE
s^lunes	fZh\\iA
s^lwl	gRi^
s^m	cUjZkF
s^ma	cDfSgIhJt[
s^machen	bcfIgI
s^machine	fWjS
s^machiniste	sT
s^macht	i]q[
s^macon	cYsU
s^madame	jIsRtX
s^maestro	iVjV
s^mai	cCf\\nU
s^mail	iGlRpXtU
s^main	iW
s^maintenance	iSmS
s^maison	b\\cIh^iCmI
s^maitre	bWfZgGiHoFqX
s^make	lGr\\tE
s^maker	bY
s^man	iW
s^management	dEhVmV
s^manana	eFf]gF
s^mandar	gFp]
s^maneja	k\\qH
s^manejo	iEj^
s^manipulador	k[lJ
s^maquinista	bGcSiYkF
s^maquinistas	kT
s^marca	bTiS
s^march	fEiCoapI
s^mardi	dU
s^margaret	bEcGjGqZt[
s^market	bVdViDqX
s^marquette	bBc[
s^mars	fIo\\
s^martes	f\\
s^martin	aYbDcIrGsEt[
s^marz	nHoXqG
s^mas	gXhTiBsU
s^maschinenfuhrer	cR
s^masons	aWbGcGi]lCmA
s^master	eXjY
s^mate	bHcWrW
s^mathe	gRhUj]oI
s^maths	jV
s^matin	fW
s^matricero	jR
s^matricula	iJj_kF
s^max	dViEjDlHrXtI
s^may	bHfUiAo^qVsI
s^mbo	iCj_
s^md	cEqW
s^me	a^gImSpY
s^meal	hV
s^mecanicien	aHb_fV
s^mecanico	hR
s^mecano	bSjU
s^mech	jSmU
s^mechanic	lT
s^medecin	aEcUmX
s^media	cEjT
s^medical	h\\
s^medicale	bZsE
s^medico	h[
s^medio	c[fZkIoG
s^meeting	cJpFqDte
s^mein	cIpGqb
s^meister	bFj^kV
s^meisterbrief	jXkU
s^meisterwerkstatt	bYkV
s^mejillones	iR
s^melden	f?iIo\\pR
s^member	bVsR
s^mention	iGjSr[
s^merchant	bUmS
s^merci	aCbFcHiFpBtd
s^message	aJbItX
s^meta	iYjR
s^metiers	kV
s^mets	pIrasFtI
s^metzger	cT
s^metzgerei	pU
s^mfa	jXkR
s^mgr	m^
s^mi	fJgFiZjGnXsH
s^mi-temps	cSfU
s^mich	aGiBpYqZtG
s^mid-size	bUdChAjEkIpIt[
s^midwives	fSgHoV
s^miercoles	f\`hHiH
s^mig	jU
s^mil	bHcGeFgciEjDmIoI
s^mileage	iVjS
s^milk	jRlV
s^milking	ib
s^mindestlohn	eDg\\h\\kIoBpH
s^minijob	eVoD
s^minimum	jSkS
s^minutes	t^
s^mir	aUbHhHsU
s^mira	fVtT
s^mission	eZ
s^missions	eDi_
s^mit	iT
s^mitarbeiter	eTqW
s^ml	cZ
s^mm	iHj\`kG
s^mo	oF
s^mo-do	eBfa
s^mo-fr	fU
s^mobile	dHhTnS
s^module	iTpX
s^moin	tW
s^moins	s_
s^monatsabschluss	hJij
s^monday	dGf\`g@hGiAna
s^money	h\\
s^moniteur	kU
s^monitor	jT
s^montag	iZ
s^monteur	fVjS
s^month	dXeXjFpI
s^morning	t\\
s^mornings	fV
s^mortgage	fEgSiT
s^mostly	fWiVpH
s^mostrador	iSsT
s^motos	hS
s^moving	bJiRkX
s^mozo	aHbXiTjR
s^mr	bImVoXqU
s^mrcvs	a^
s^mrs	aWtD
s^ms	bIfHiDo^pVqJtF
s^msc	j_
s^multisport	aHfSh^jI
s^municipal	bVeHoG
s^museum	bVoI
s^museumspadagogik	a[bDgC
s^music	bReS
s^muss	iRj^kI
s^musst	bJfFhGj_kDlWmA
s^must	fIj\\oRrRs[
s^my	iS
s^n	bDcSiHmYqF
s^na	iHrT
s^nach	gSiUoF
s^nacional	bHcEfGgBiHjVn^
s^nada	pWrD
s^nail	hSiHjT
s^nanny	aFiYnTsR
s^national	jTpT
s^native	jVrHsY
s^nature	bRfTmG
s^naturlich	i[jZkJ
s^nav	fAic
s^nd	cX
s^ne	cR
s^near	bRcbiUjF
s^necesitamos	bUeU
s^necesito	ab
s^need	aSbJjT
s^needs	jWkW
s^nein	gZiZlTmS
s^never	dHl_pA
s^nevers	cSiHmHn[
s^new	b[gFiFtU
s^nhs	b[c[lI
s^nice	bDcIiGjDkalW
s^nicht	jSkFlTr\\
s^nichts	bJfGgFibjF
s^nights	g\\lT
s^niveau	cIiHjYlY
s^nivel	fU
s^njc	eHgY
s^nmc	j^
s^no	sV
s^noah	fBgXhWiGjHmZ
s^nobody	iGsa
s^non	aDcDeEgbiIjVnGtC
s^none	bGcJhXiFjFmIsZtT
s^nos	bW
s^not	iCjTkBlcs[
s^notdienst	eHf_gGiI
s^note	cWjIqStU
s^notes	bIcIiDjDpJrWt_
s^notre	jHoXpIqU
s^notsan	k]
s^nous	bUi?
s^nov	eHfWgJiGjIoZqJ
s^noviembre	fZ
s^nr	cTgXnJ
s^nuit	fJgHiFm\`pE
s^nuits	hEkInXqUtH
s^number	jTsV
s^nur	mTnVsU
s^nurse	iT
s^nursery	bUeBiZjA
s^nutritionist	aVjSsS
s^nvq	iGjd
s^o	jT
s^ob	bIeIfHgFhDiRjGlXnIqV
s^oblige	bYiEjX
s^obra	eagC
s^ochenta	b\\iCjHmS
s^ocho	bZf[mV
s^oder	jW
s^off	fWi_jAoE
s^office	c\\d^
s^offset	iIjW
s^oficial	iT
s^ok	aR
s^on-call	bShWiIjJmS
s^one	iDjGrR
s^ong	bZsE
s^online	aIdGiGjSoEpd
s^only	gGiEs_
s^op	bHjV
s^open	bFfVi\`jIqH
s^open-ended	eYf>ha
s^opening	aZbFe[fDiVjGkF
s^opera	j\\sU
s^operadores	hVjS
s^operario	hS
s^operateur	bT
s^operatives	fRlU
s^ops	aZdB
s^optico-optometrista	i_
s^optik	aIbYhVqV
s^or	jT
s^order	bViVqH
s^ordering	i[jE
s^ort	c\\iH
s^orthoptiste	bUdGfZ
s^os	aTcZfHtV
s^ote	dRfCgThW
s^other	gCh\`iAjBm[pV
s^otherwise	d\\hE
s^ou	j]
s^our	b_
s^out	bGiYnYrW
s^ouvre	eW
s^ouvrier	cV
s^ouvriers	hSjU
s^over	bIiSkU
s^overnight	eUiS
s^own	iX
s^owner	iVmTqR
s^oye	bT
s^p	hTiT
s^pa	iSmU
s^packaging	bWgBhUiZ
s^padre	i@ma
s^paga	cCgc
s^pago	gT
s^paid	aUhRjDlV
s^paie	gZhJ
s^palefrenier	cXhSsU
s^palliative	l\\
s^panadero	iX
s^panel	kF
s^paper	cRgJhJiDjTpW
s^papier	cTdU
s^par	aScGjUpX
s^paralegal	aGiUjW
s^parc	bYi]jEmH
s^parfait	jZkI
s^paris	hU
s^parish	bRmS
s^park	bX
s^parroquia	bVcSiH
s^part	j^q[
s^part-time	cUfHiW
s^partida	f[hAjJ
s^partner	b^dSqY
s^pas	rTsZ
s^passer	cJpa
s^pastor	qTtT
s^pastry	fYiXsX
s^patch	cbjD
s^patissier	iAmY
s^pattern	bWcCjS
s^pay	fAgiiDjF
s^paye	aTiSkJ
s^payroll	i\\
s^pdf	pZ
s^pedagogique	bTjU
s^pedimos	iEj\\lR
s^pee	aUbHhS
s^peer	iR
s^peintre	aHiFjX
s^peluquera	cSjV
s^pension	eJhoiF
s^pensions	bTcCdSjS
s^people	iCj@lWt\\
s^per	a[cU
s^percent	fIg]
s^perdon	aRcSiEqX
s^perfil	jDpHr[
s^perks	fHgHhZiHpJ
s^perm	bHeef@mTpT
s^permanent	eof@gSjG
s^permis	iGjTka
s^person	fTic
s^personal	jDlXqHrY
s^personalreferent	aWbBeY
s^pfaff	iGj]lV
s^pflicht	hJiDj_kU
s^pharmacist	hR
s^phd	iBjVk[
s^phone	h\`jEpYtT
s^phones	if
s^physio	bYiT
s^piano	aHbWe]fEiElYmH
s^pick	ie
s^pick-up	h\\
s^picker	sZ
s^picture	fFidpH
s^pido	ja
s^piloto	bJiY
s^pintor	j\\
s^pizzero	b@j[
s^placement	jX
s^plan	hVi]
s^planen	i]
s^planner	dJhR
s^planning	bDjSkX
s^plant	hU
s^plateforme	b[c\\iC
s^platform	rX
s^play	aFbBiZ
s^playwright	j^
s^plc	gEiFjSkVpH
s^please	bDfGiCjIlFr[t\\
s^pls	aJbGcDfEhJiFjDlDpJrYtW
s^plumber	iT
s^plus	eT
s^plutot	gTsX
s^pm	iS
s^pme	b_
s^pms	iFjZ
s^pod	iCjUmR
s^poda	eGiWjToF
s^point	b\\g^jImIrA
s^points	cSiU
s^polar	c>fEnW
s^policy	cJeThTmU
s^polish	bHcHiFk\`sTtG
s^polymechaniker	aV
s^pool	bIhTiH
s^port	bVmU
s^portal	fCgEhGmJp[
s^portefeuille	cUeJj[mB
s^portfolio	iHpXrT
s^portugues	cJj^lH
s^position	a\\fIiJtW
s^possible	eEgXiGlSpItI
s^post	eUhDiUtS
s^postdoc	bRe[fIgIi]jH
s^poste	bXeUiA
s^posting	aEbJiFpVt\\
s^ppo	hY
s^practice	kTqR
s^prasenz	aTbViWk?
s^preferably	bGgFhJiAjEkJsg
s^preferred	cAdHfGiEjFk_mIs]tG
s^prenatal	cGeJfIiTjFkVoUqGtG
s^preparateurs	i[q_
s^prepose	eXiToF
s^pricing	bVi^
s^primary	h\\
s^primera	eHiIoZpX
s^primero	cFpS
s^principal	iSm\\
s^prise	fSiajH
s^privada	adcEg@jAkEmH
s^private	b]c?gUhX
s^pro	hUiD
s^probate	bXiXmI
s^process	bW
s^procurement	gU
s^producing	bacIgCiE
s^product	cD
s^prof	iYqZ
s^profe	aXfT
s^programa	bHcAeRid
s^programador	nU
s^programme	jFnV
s^programmer	bVcSdDiZjI
s^project	bEmY
s^projet	gDiSjVqV
s^projets	iX
s^promised	aXbIiGsHtW
s^proper	iYj^
s^proyectista	fF
s^psicologa	bYcW
s^psicologo	jVsT
s^psych	fTjR
s^psycholog	a[
s^psychologue	bYfVjV
s^pta	bFc[fG
s^pub	cEiHn[s[
s^public	aDbSc]
s^pues	tY
s^puesto	aUqT
s^puis	aYe^fFgDiHjClWqGtE
s^pune	bGc_
s^purpose	bHeUiWjFpU
s^put	r[
s^pv	dHtY
s^python	iHj>kb
s^pytorch	cJeViCjZmTpG
s^q	iJjUoX
s^qa	aSkT
s^qs	aHiR
s^qualified	iAjisS
s^qualite	i@jXqY
s^quality	bUcFhFiZsJ
s^quals	aUiT
s^quarterly	ia
s^quatre	f[iI
s^que	iRsR
s^quelqu'un	nUsb
s^qui	iFkWpHsRtE
s^quick	bSfIhEtS
s^quiero	aWoXtH
s^quote	pYtI
s^r	cFh]iIjZ
s^radio	aXbUrHsH
s^rafaela	bCcSiV
s^ramp	cS
s^range	eFg]jCkHr\`
s^ranger	cR
s^rate	gY
s^raum	bSfSiGqSrX
s^rdh	aEiUo\\
s^reading	sV
s^real	jfkJsJ
s^really	pT
s^recepcionista	cV
s^receptionniste	bTcSiIjT
s^recherche	aVbIcZiWmF
s^recovery	iUnR
s^recruiting	aTiR
s^recruitment	hFiUs\\
s^redacteur	i\\
s^reederei	b]iJ
s^reels	bHi_
s^ref	iIlWqJrZsC
s^referees	p_
s^references	i^mJ
s^referent	bXfS
s^refraktion	i\`
s^refuge	aDiYkS
s^reg	bRhAi\`pT
s^regie	bUfViY
s^regional	cVsY
s^regisseur	aF
s^registered	iIjc
s^regular	e_mJqT
s^regulation	iW
s^relations	icoI
s^release	iS
s^relocation	h^
s^remontees	bY
s^remote	bSddhWiF
s^remoto	cBdYiIn[
s^remplacement	cYe[
s^remuneration	gZhViH
s^rep	iUjW
s^reparation	aYfXgHjSsT
s^repas	bGgHhcjH
s^reponse	dDmJp[
s^report	aHi:matW
s^reporta	jJmapH
s^reporting	dGm^tG
s^reports	jDma
s^req	iCjc
s^request	eRrV
s^required	j^
s^research	aTeTfW
s^reservoir	bZ
s^residencia	jUsS
s^resident	aZdIeWfArS
s^residente	aUiI
s^resolucion	aVbHcGjUkWpI
s^resp	bIc\\iBmX
s^responde	cIm\\pFtI
s^responsable	cW
s^restaurante	hUjI
s^restaurateur	eSfB
s^restaurator	bGeYi[
s^resume	pU
s^resumes	pd
s^retail	jS
s^rettungssanitater	fUh[jXmSpJ
s^review	iS
s^revit	bDjakR
s^right	fStW
s^ring	fFp]
s^ripon	a[bCi\\jHkIsX
s^rn	bTdF
s^role	aU
s^rondes	i\`jB
s^roofer	iTmC
s^room	b>cThZ
s^rooms	bYhVsJ
s^roster	fWgFhXkH
s^rota	aHfSia
s^rotation	bIdAf\`gFhIiFjImHnHpH
s^rrh	eW
s^ruf	fDiInHpXqTtF
s^rufdienst	g]iIm\\oEpIrT
s^rufen	iDp\\rF
s^rugby	bUhU
s^run	cEeFie
s^rund	cXhInT
s^runden	fBp_
s^runs	fSiVmV
s^rural	cWi@nS
s^ruta	cHfHjIn_
s^s	gYiVnJ
s^sa	bHfUiCm[oXpI
s^sabados	fVgZiJ
s^saber	kS
s^sabes	cZdYiI
s^sachbearbeiter	fW
s^sachbearbeitung	bU
s^sachkunde	hVsX
s^sacristain	fXjS
s^safe	jYkR
s^salaire	gThVjIsT
s^salam	rItT
s^salarie	cV
s^salario	fEg[
s^salary	fDgXhW
s^sale	aDb_cHiF
s^sales	iR
s^salesforce	iU
s^salle	hXlSpI
s^salmon	aGkU
s^salon	mV
s^salud	bWhIkG
s^salut	cVtU
s^san	c]rW
s^sandrine	aScUmU
s^santiago	cT
s^sap	bTcHiS
s^sash	bWiT
s^sastre	bThHiV
s^sat	f\\jSsH
s^saturday	fbiFlH
s^sauna	hfkF
s^say	b>oFrbtU
s^says	bXcSeSi@
s^scale	g_rV
s^scheduler	aJ
s^scheduling	bGiV
s^scheme	b\\gIhWsB
s^schicht	fUhYsS
s^schichten	f\\
s^schon	kV
s^school	hV
s^schreib	bSiBrY
s^schreiben	iTrZsE
s^schulleitung	bSjBmZ
s^schwindelfrei	j^
s^science	cR
s^scolaire	b]hGpI
s^scope	cYeF
s^scp	cR
s^se	kU
s^sea	eUiYjCmSrG
s^seat	aRbTdXfFgViInD
s^sec	aYcSjHsX
s^sechs	hViImW
s^second	jIkX
s^secretaire	bTeC
s^secretaria	bCc^i@jb
s^secretary	rT
s^seek	a]bJ
s^segelmacher	mFoJ
s^seguro	h\\
s^sehr	aYbUi@tY
s^seis	iJjYmVqI
s^seit	bUiCjTkJlW
s^self	bEc\\eViT
s^sell	b[fEiI
s^semaines	h\`iD
s^send	bHiJpf
s^senior	bTiS
s^senora	iYsU
s^senorita	sWtS
s^seo	cWiIjVmJ
s^sepa	bIcGiBjYkYsH
s^sept	iVtJ
s^september	hGiGjCo[
s^ser	eJfGjXkYlIpJqFrIsH
s^service	hR
s^services	fUiYmR
s^servicetechniker	n\\sT
s^servus	jStZ
s^set	bDgXiYjU
s^seven	f^iG
s^share	gU
s^shared	fRjH
s^she	cHi]qV
s^shift	bS
s^shifts	fUh^iGjFmA
s^shop	bSmS
s^short	bHiZjHpU
s^should	bFqWsX
s^show	bFgEiEj\`lIr^
s^shows	fRqZ
s^si	kdlT
s^sia	jWsU
s^side	cTiHjZoI
s^sie	iXjTrT
s^sieben	fRm]sE
s^siege	aIcWi?jGm]oH
s^signwriter	iW
s^siigo	iDj[
s^simple	iYr[
s^sin	s\`
s^since	tV
s^sind	bWgR
s^single	fFg\\hT
s^sir	eZ
s^sit	jYmVqF
s^site	cSiXkS
s^sits	dWmU
s^sitz	bFcUdGiEj\\
s^six	fWiCkRoUrU
s^sixty	hX
s^sixty-five	gThWiJ
s^ski	bTjSoX
s^slt	gUiTlU
s^small	iY
s^smi	g\`iC
s^smic	cTfIg^
s^snr	a]bC
s^so	tV
s^sobre	cEfFm[pYrZ
s^social	fT
s^sociales	icoH
s^socials	cIqb
s^soft	fT
s^software	fUjRkG
s^soldador	cUiFjV
s^solicitor	iS
s^soll	bBcGi_nIpVrT
s^sollte	kYlGqUsH
s^some	jWkTqT
s^somebody	aUeUiTj:s[
s^someone	hRiZjIsZ
s^sommelier	jU
s^sommer	f_
s^sommes	bbcDhI
s^somos	b\`iFjFm_qI
s^son	iIjRm[qHtV
s^soportes	oEpb
s^sorry	iGlJo[pFqS
s^sort	iSq[
s^sous	i[mU
s^south	c]
s^soy	bTjRtR
s^soziale	hGj[
s^spa	h\\iD
s^spanish	kSrT
s^speaking	aJjEkZ
s^special	cJhFi_
s^specialist	bS
s^speed	fHgJiJjbkGlBqHsGtI
s^spl	iX
s^split	cSgXhViBjJqD
s^sport	ig
s^sports	bbhB
s^sprachmittlung	a[iV
s^sprachnotiz	tW
s^sprayer	iToT
s^spring	bFcEqV
s^sql	j\\kIlY
s^squad	aJma
s^square	iZj@kEl]
s^sr	aSbAcHgViIjZ
s^sra	iVm^pGtS
s^sre	gHiAjTt]
s^sres	mS
s^ssiap	j[lHtX
s^stadt	b_cFiI
s^staff	hR
s^stage	aYeR
s^start	fVod
s^starts	gToUrJ
s^status	eVh\`iG
s^staudengartner	bS
s^stcw	hHjalJ
s^std	f]g]o?
s^steel	hTqWsU
s^steffi	aShTtE
s^stelle	bW
s^step	bIgGiYjW
s^stipend	g[hHiJpH
s^stock	iUmY
s^store	cUiU
s^strictly	fUrZ
s^structure	b\`i<mFsX
s^sts	bWcRsZ
s^studio	b\`fIiCjX
s^studium	iFl^sG
s^study	hXjGpY
s^stunden	dWfZ
s^stylist	rT
s^subtitler	cC
s^suchen	aXeFfZ
s^sueldo	g\\hHlGqS
s^suite	aTtV
s^suivi	bIiejI
s^sun	dRjRkR
s^sundays	fSiHpV
s^sup	b^hY
s^super	bSfVkTmUoH
s^superior	j\`
s^supervision	bVcAfDiUjTmJpI
s^supplier	bIic
s^support	aVbH
s^sur	bHc\\iGjJ
s^surgery	kT
s^sven	cGiIqWrItY
s^swansea	cTiSsU
s^swift	aHi=mXqW
s^swile	cIdCgDhepI
s^swim	gUhU
s^swimming	iT
s^sysadmin	aT
s^t	gZhYiAjDpHrX
s^ta	bWdStW
s^tag	aWiT
s^tage	f_gTiJj[pI
s^tage-woche	fZh\\sJ
s^taille	cUiTjHsS
s^take	ih
s^taller	bSiSkR
s^tally	g[
s^tambero	aUbCiVmJ
s^tanatopractor	iRpT
s^tardes	a\\fSqS
s^tarif	aVbHgVhR
s^tasador	gWsT
s^task	ibjC
s^tasks	i]
s^taux	hS
s^tax	bUiX
s^tbm	aJiV
s^te	aYbJcGpGqVt]
s^tea	h]jGpC
s^teachers	cUjIkZsH
s^teaching	bGi]jJlH
s^team	b?m^tW
s^teams	fDiIpUt]
s^technicien	cU
s^technicienne	a[bFiFtV
s^techniker	c>iFkTlTnW
s^technique	gT
s^techs	cT
s^tecnica	iV
s^tel	fHgDp\`
s^telephone	hSpXrFsI
s^temp	hGoY
s^temperage	iSj[kS
s^temporada	iW
s^temps	f^hDiU
s^ten	fUgHhXiGjS
s^tendria	m]qH
s^tens	bGcSjW
s^tenue	jW
s^terapeuta	cZeXfVkT
s^term	e]jG
s^termino	e[
s^terraform	jX
s^terrain	haiHjGoB
s^tertiaire	gUiH
s^test	cFhEjSpc
s^tester	dEhViAjXlJ
s^testing	iS
s^tests	cFgJiJj[pU
s^text	rUtX
s^tfa	aHiSjTqT
s^th	jZoW
s^that's	a\\pGrE
s^the	iTtR
s^theater	fFgXrW
s^theatre	cXgSiF
s^them	bJhIjIlIqFrYsW
s^then	aXiXmHtT
s^therapist	aRiT
s^therapists	bYgGiYkHrH
s^there	dWiA
s^they	idmUpW
s^they'd	hEiWjJm^nX
s^thirty	fCgVh[
s^thirty-seven	f[iIqH
s^three	bWcS
s^through	pY
s^ticket	bEjWkY
s^tickets	i[jInU
s^tiene	h\\jU
s^tier	b\\cWkD
s^tierarzt	aWbbgHiZjCkG
s^tig	iVjU
s^till	fYiEjFo\\
s^time	j]
s^tip	cYiHjJsX
s^titel	a[mHoW
s^title	fBiZjItZ
s^titre	bIqUrZsH
s^titulaire	fIi\\kS
s^titulo	bSiR
s^ton	pGr^tD
s^tone	iWrT
s^top	fDgSlVsW
s^tornero	b@c_
s^toronto	bBcYd^iCjHkJnI
s^tour	sT
s^tours	icpC
s^toutes	iHjUpZtI
s^tower	hRjT
s^town	bVcZ
s^trabaja	eSfTiEm[
s^trabajador	fZ
s^trabajo	fGiZjU
s^trade	iV
s^traductor	eXgTiTsU
s^traffic	b[eTfHmH
s^trailer	j[nU
s^train	gDiWlUpV
s^training	fGgJhUiElZ
s^traitement	gVha
s^tram	bHcShCjTlV
s^transit	h\\iIjA
s^translator	sV
s^transport	gCpCqR
s^transports	b^cEiZjAsG
s^travel	fHiTnV
s^trays	icmE
s^tres	gWpVrW
s^trois	cGgIiTjAnU
s^truck	lT
s^trust	b\\mS
s^tso	aFbS
s^tu	pUqT
s^tue	bTiUmV
s^tuition	bHh\\
s^tun	i\`tI
s^tunnel	aTbUgB
s^turkisch	cIiHjXkT
s^turno	eCfbjT
s^turnos	fYiZkE
s^tuttlingen	c]
s^tv-v	h[
s^twelve	dDf_
s^two	bUi>m\`
s^type	eRsV
s^typescript	i?jbkS
s^typing	cFiCjg
s^tyre	jWlHsS
s^tz	bScIdThWiD
s^u	mV
s^uber	iJmJpTqFs_
s^ulm	cIjZkI
s^um	bTeTqW
s^umfang	fUgJi]
s^un	jGkXsW
s^una	aRfDiXmSoT
s^unbefristet	eafIiEjDsJ
s^und	kX
s^under	aGiYm_sV
s^underwriter	cIjYqW
s^une	fS
s^uniformes	cXhY
s^union	hStU
s^unit	hYjFmZ
s^universitario	jTlY
s^university	bbcDiG
s^unlimited	eYhIpI
s^uns	cIsStW
s^unser	bXfIiCt\\
s^unsere	aSeXfIiW
s^unterlagen	oHp[
s^unternehmen	bXjV
s^until	eYfDgDiFpX
s^up	bFiZqV
s^us	bTgSiDj>sV
s^usd	bDgX
s^use	bWr_
s^uss	fGh_iEjE
s^ute	bWgGhX
s^utrera	gTj_
s^ux	bRfHpR
s^v	jVmSsS
s^va	bU
s^vacancy	aSbGpEtY
s^vacations	fc
s^vales	cCh]pH
s^van	hbnS
s^varon	cRsS
s^vat	h[jV
s^veinte	gY
s^vendedor	bUdS
s^vendeur	iW
s^vendeuse	cU
s^venir	fImEp^
s^ver	t_
s^vergutung	g\\iD
s^verkauf	jYpHrS
s^verkauferin	lT
s^version	pGqGr\\tJ
s^vertrag	e[oD
s^vertrage	ibjIkR
s^vet	cToJ
s^veterinario	ia
s^veto	bCcXhS
s^vetting	dBgRiGkXm[
s^veut	iYqV
s^vhi	hbjH
s^via	cFoFpj
s^viajes	gFiHnc
s^video	pX
s^vier	aDcEfWiHm\\nW
s^viewings	hUjU
s^vineyard	e@fGm^
s^violin	bIcXrV
s^visa	hV
s^visit	iGp[
s^visitas	jR
s^visits	idmCnU
s^vivienda	h\\
s^vocale	aIbGcAdHgJiIkIlJqFrDt_
s^voice	tS
s^voila	cSpDta
s^voiture	mV
s^volljahrig	jX
s^vollzeit	eYfErT
s^volunteers	aCeBgFiEme
s^vom	hGiYrJtU
s^von	cHfUiXkXoD
s^vor	fShXiV
s^vorarbeiter	cTiX
s^voraussetzung	j\\kF
s^vorstand	pVqZ
s^vous	iVjTmX
s^voyages	cDh@iZn\`
s^vu	bJcGi?jJqHrHs\\
s^vz	gYhG
s^w	mT
s^wage	eFg\`
s^wagenmeister	aIbYhSiT
s^waiting	iTs[
s^walk	f>iHjGpd
s^walsall	hV
s^want	a]oXtT
s^wanted	gTjToJ
s^wants	qU
s^war	jBk\\lTrGsU
s^ward	cU
s^ware	bHhIpGs_tI
s^warehouse	cTm[sX
s^wartung	iU
s^was	gEiUqU
s^wash	cRhTmS
s^water	bRhCi_nS
s^way	fBh_iUj>
s^we	bY
s^we'd	hDiFs^
s^we're	b^cWtZ
s^we've	aUb[iJ
s^web	eTiU
s^week	fUnSo]pBqFtI
s^weekend	fVgWhIjClU
s^weekly	cSiW
s^weeks	gDhb
s^wein	eHh[iEjT
s^welder	qW
s^welding	i>jblJ
s^welfare	i]
s^well	iJsX
s^welsh	cFiJkRpErZ
s^wenigstens	fShViI
s^wenn	iIjIk\\pIs]
s^wer	iBj@kbpJqTtU
s^werden	ib
s^werkscontroller	b[cUiE
s^werkstatt	aSbV
s^what	aYbFiatT
s^whatsapp	pZtS
s^when	dShHiHoZ
s^where	cUd^kEnI
s^whitby	hV
s^whitchurch	b@cW
s^who	aWbV
s^why	bSiFkGpJq]
s^wie	jGkEqIrItZ
s^wig	hR
s^will	jRm[qU
s^window	bFc[hIiC
s^windows	bWiT
s^winzer	bRcThVjIlJoS
s^wir	bV
s^wird	aRiX
s^wisbech	aXoW
s^with	j\\mV
s^wks	hU
s^wo	dZfF
s^wochen	fIhelUpI
s^work	dZ
s^worker	aSfU
s^working	d]hIlHsH
s^works	bTcHjDm^
s^workshop	aEcYiCmWsE
s^would	jEk^sX
s^write	iSrS
s^writer	bR
s^written	cIiEkWpT
s^x	fenT
s^xero	aWfGiAj\\
s^ya	tU
s^yard	bV
s^yeah	f[tV
s^year	cHe\\gV
s^years	iDjl
s^yo	aUqV
s^you	iSjTmT
s^you'd	i\`
s^you'll	cGqRtU
s^young	aUhT
s^your	hZ
s^yours	fSmFpItZ
s^youth	nV
s^yr	iEkToTpW
s^yrs	j^
s^zahlen	eVfDgXhWiF
s^zeiten	f\\
s^zero	iVrV
s^ziehen	bAgHid
s^zimmer	hWiIoSsV
s^zu	i[mV
s^zum	fIgIh]o^
s^zur	cXiTjF
s^zuschuss	hW
s^zwei	cJ
s^zwischen	cCfbgViC
s^£	gZ
s^€	g^
sa	fYiGqS
sa 00	fTpT
sa$	b[fXi@
saale	c\\
saale$	c\\
saarb-	cY
saarbrucken	cY
saarbrucken$	cW
saas	bSiV
saas--	dIfEiFjb
sab	f[jI
sab$	f[
sabad-	fZ
sabadell	cW
sabadell$	cW
sabado	fX
sabado 0	bG
sabado$	bTfR
sabados	fU
sabados hasta	fT
sabados$	hZ
saban-	bXqI
sabba-	eTh_
sabbath	hWjS
sabbatical	h\\
sabbatical$	eZ
sabe	kTqY
sabe de	kUlT
sabe$	q\\
sabem-	lS
sabemos	lS
saben	mSsa
saber	iBj\`kS
sabes	iIjIkSqY
sabin-	bDcXiRtZ
sabine	cEmUt]
sabla-	iX
sablage	iX
sablo-	bW
sablon	bW
sablon$	bU
sac	bGgWiZ
sachb-	a_
sachbearbeiter	aR
sachbearbeiterin	aX
sachbearbeitung	aWoR
sachbezug	aHhU
sachbezug$	hXiF
sachg-	bFe]gIhGmX
sachk-	jV
sachkunde	jS
sachkunde$	jS
sachs-	cGhHiGn^
sachsen	fHgTiGjGnUsU
sachsen$	gXiHnS
sack	qY
sacri-	a_
sacristain	aT
sad	hIjWrW
sad$	gRhJlIpIrZ
saddl-	aV
saddle	aDi^
saddler	a[
saddler$	a[
safe	iTjc
safe pass	j\\
safe$	iXjZ
safeg-	jVr[
safeguarding	jVr[
safeguarding$	iCj^
safel-	jY
safely	jS
safer	aIjV
safer recruitment	jW
safes	i\\
safes$	iX
safet-	hGj^
safety	iS
safety$	hJiTmV
sag	qXtU
sag$	bJiW
sage	j[
sage 00	j\\
sage 000	j[
sage$	bIiWkU
sage--	aUbR
sage-femme	aUbR
sage-femme$	bU
sagen	cSjI
sagen wir	eSfHqStU
sagen$	bUcUjF
sagt	t\\
said	iGmRqU
said$	aIiHrYsStI
saile-	kTmT
sailer	aImU
saili-	bHhY
sailing	iSoS
sailmaker$	aU
saima	m\\
saint	jX
saint$	jX
saint-	ck
saint-die$	cV
saint-dizier	cT
saint-dizier$	cT
saint-etienne$	cR
saint-flour	cW
saint-flour$	cU
saint-gilles	cZ
saint-gilles$	cT
saint-junien	aI
saint-junien$	aG
saint-priest	cV
saint-priest$	cV
saisi-	iY
saisie	iY
saiso-	e[mS
saison	eXfZiHoV
saison$	eU
saisonkraft	a?eVfJm[pG
saisonkrafte	iImZ
saisonkrafte$	iImZ
saisons	ja
saisonvertrag	eT
saisonvertrag$	eU
sait	kUqT
sait faire	gZjEkZsH
sake	kWqT
sal	hEi\\
sal$	hDi\\
sala	hS
sala cuna	aTcGhWiIsG
sala de	aHb]fHhU
sala$	mXsW
salai-	gT
salaire	gT
salaire$	gSrU
salam	cIt^
salam-	iJj^
salamanca	cVnS
salamanca$	nV
salar-	gT
salarie	aTeYhR
salarie$	bFeZhW
salaries	bV
salaries$	bY
salario	gU
salary	rV
salary$	gWrVsS
sale	bVgT
sale$	b]hVkFmJpCrS
salen	bXcJdZgGiFjJkI
saler-	bUpS
salers	bX
sales	aUiRjU
sales$	a[bBjR
salesforce	aRjS
salesforce$	aSjS
salesiano	bT
salford$	aS
salga	pHq^sD
salid-	fSnT
salida	fXnRqV
salida$	f\\
salidas	iR
salidas$	gWiW
salim-	bSfSiH
salimos	bSfSiH
salin-	bS
salina	bS
salir	eGn[q\\rD
salle	ia
salle-	aGbW
salles	aGbW
salles$	aGbZ
salmo-	b[cHhR
salmon	hT
salon	b[hSiV
salon$	bGiTtZ
salon-	bTiS
salons	iS
salons$	bT
salou	aWcRiI
salou$	aXcRiI
salt	bX
salti-	cTi[jB
salud	bVjV
salud$	iV
salud-	jGkXta
salut	tg
salut$	tV
salva-	hJiW
salvador	cU
salvador$	cU
salvo	fZ
salz	aHbIcGi\\
salzbad	iZ
salzburg	cT
salzburg$	aS
salzg-	cY
salzgitter	cY
salzgitter$	cY
salzs-	iWjT
same	bSmC
same day	i\`mDnTpX
same$	gIjFk^
samed-	fU
samedi 00	aGpU
samedi matin	nRpW
samedi sur	fY
samedi$	fUhR
samedis	f[hF
sampl-	hUkT
sample	bIhYkX
samples	iUpS
samples$	i^
sampling	i\\jH
sampling$	iY
samst-	f\`
samstag	fU
samstag$	iS
samstage	f\\hH
samstags	fW
samt	aR
samu	i]
san	bWc\`
san juan	bJc[hR
san miguel	aIcS
sana	bHiGjYs[
sanct-	jX
sanctions	iW
sand	bXcEiTjBsH
sandr-	mUqXsR
sandrine	mWqU
sands-	cWiDkV
sandw-	cUfDhZ
sandwell	cW
sandwell$	cW
sandy-	c^
sang	aGiUsYtI
sang--	jX
sang-froid	jX
sang-froid$	jY
sangr-	iRjS
sangre	iRjS
sangre$	iX
sanid-	iT
sanidad	iT
sanidad$	jU
sanie-	i[
sanit-	bTi[
sanitaria	j]
sanitaria$	j]
sanitario	bRjW
sankt	aCb^cE
sans	iIjVrS
sans$	eX
sant	aFbCfggHiDjHpJqHtG
santa	aGbZcWoS
santa fe	cUjV
santa-	cbsG
sante	bVhXtS
sante$	aEbVeHt[
santi-	aCcX
santiago	cS
santiago$	iW
santo	bGcXhZ
santo-	b\`c>
sap	jY
sap co	k\\
sap$	iT
sar	gZi]
sarla-	aXcR
sarlat	cV
sarlat$	cW
sars	i_pR
sars$	i[
sas	iTjY
sas$	jV
sash	bUiWjI
sastr-	aSbS
sastra	aX
sastre	aSbS
sat	f^
sat /	f\\
sat 0	aG
sat am	gW
sat in	lU
sat off	fW
sat$	fW
sat-t-	fWgJh\\iJ
satel-	cY
satelite	bS
satelite$	bR
satellite	cY
satellites	cT
satellites$	cT
satis-	iXjTlJ
satisfactory	jWlH
sats	fc
sats$	bFf]iV
satt	cIfIh_iGjH
satt$	cIh\`iGjG
satte-	jW
sattelfest	jW
sattelfest$	j\\
satur-	fX
saturday	fS
saturday morning	iS
saturday$	bVsS
saturdays	fV
saturdays till	jS
saturdays$	bWhUiIpU
satze	jVpSrZ
saube-	jZ
sauber	jV
sauber$	iXtT
sauberes	jY
sauce	id
sauci-	bS
saucier	bS
saucier$	aV
sauer-	hTi^
sauf	dV
sauge-	bViT
saumu-	cU
saumur	cU
saumur$	cYiJ
sauna	hgsS
saute	aTfIiVjH
sauva-	aDbX
sav	i_
sav$	aUiS
save	k^
savin-	eS
savings	eS
savoi-	jV
savoir	jV
savoir$	fYiIjHkYqT
savvy	jXkTsH
savvy$	jXkTsH
saw	hXiFjRkIpIqV
say	q\\rV
say "	oVqY
say it	hWiTjIkGqCrIsW
say so	gU
say$	tY
sayin-	dX
saying	dX
says	q]tR
says$	aHfTsS
sbs	i]
sbs$	i\\
sc	aSeXiIjS
sc$	cZiIjR
sca	hWjTkT
scada	aTiU
scada$	aV
scaff-	aWiSjE
scaffold	iUjGsT
scale	ghiUrS
scale 0	gY
scale 00	gZiG
scale$	gYkZrS
scale-	bW
scale-up	bWrS
scan	bViWjRpU
scan$	iYmF
scand-	hJkU
scandinavian	hJkU
scani-	bY
scania	bY
scann-	iX
scanner	iUjV
scanner$	jZ
scanning	iVkV
scans	fBi^pX
scare	gJiRj\\lIqX
scare-	jRlW
scared	jRlW
scared of	jRlW
scars	iHjV
scars$	iHjV
scena-	iRpX
scenario	pY
scene	bGiVmZ
schab-	bHjUqT
schad-	aYk_
schaden	k\\
schaden$	kW
schaf-	cEmUqSrV
schal-	iSrY
schalen	aDbZ
schaltberechtigung	jX
schaltberechtigung bis	jX
schalter	i\\jI
schan-	c]iC
schar-	rS
schau-	bSiTlTqZ
schaum	iU
sched-	iW
schedule	cJfTiV
schedule$	cIiV
scheduler	a]iH
scheduler$	aT
schedulers	m]
schedulers$	m\\
schedules	iXjF
scheduling	iU
scheduling$	iV
schei-	q]sT
schein	kRq\\
schema	gVkU
schemas	jYqU
scheme	jInS
scheme$	hRjFnU
schemes	bTiX
schemes$	bYdJiUjH
scher-	hWoV
scherz	hWoV
scherz$	hToV
scheu-	j[
scheuen	j[
schic-	fZmW
schicht	fV
schicht$	fZ
schichten	bJf\\iV
schichten$	bHfVi[
schichtfuhrer	bHfDgVmY
schichtgeld	gV
schichtplan	h]lG
schichtzulage	gW
schicken	fHjJkHlZpT
schie-	b?i_
schiefer	iTjU
schif-	bUh[jU
schiffe	bSiR
schin-	iW
schindler	kR
schla-	hViRqS
schlachtung	bXiYjJrHsD
schlachtung$	bX
schlaf	jZ
schlaf$	jY
schlaft	qX
schlafwagen	bThRnF
schlank	sb
schle-	hRiR
schlecht	dSnUsR
schlecht$	aHbJcJdShJiEjEkIlHmInTpIqRsRtH
schlechte	s^
schleifen	kUpS
schleifen$	pT
schleppen	iUjWqH
schleppen$	iX
schlepper	iS
schli-	iWjUqW
schlo-	aIbSlU
schlosser	aHjUlW
schlu-	fU
schluss	f_gFqT
schluss$	fWgHqV
schlussel	iRjVkU
schlussel$	iSjY
schme-	aYbGgHiHj\\pI
schmi-	iR
schmiede	pT
schmieren	i[
schmieren$	iT
schmu-	qT
schmutzzulage	gT
schmutzzulage$	gT
schna-	aDiJjUlXm@q[
schne-	iUjS
schnee	j[
schneiden	bJ
schneiden$	iT
schneider	hS
schnell	jXlV
schnell$	jTlW
schni-	gUnU
schnitt	fIgXiEnX
schnu-	cGhJiUjDl[pV
schnuppern	pS
schnuppertag	pZ
schok-	aJbWcIiCjY
schol-	aIbViHjHk]
schon	k\\sW
schon mal	iFjc
schon$	kWl[
schon-	aEcZiH
school 0	b\\
school bus	hY
school days	aFbFdJfXgIh@i]lHnIsH
school hols	aUf\\hE
school hours	f_kFlH
school of	aDbclI
school run	aJbFcTiY
school visits	hIn]
school$	bWlV
schooling	gDh[iDtY
schooling$	cIiGjHtW
schools	iR
schools$	bV
schor-	aXiS
schot-	bFi[
schre-	rV
schrecken	j^
schrecken$	j^
schreib	bUiHpR
schreib$	bWhHjB
schreiben sie	gVrV
schreiben$	qV
schreibst	rTsItS
schreibt	bWfH
schri-	j^
schriftlich	pS
schriftliches	bJqWtU
schub-	kIpEqe
schubmast	qS
schuh-	aThZiC
schuhe	bThWiDjJ
schulabschluss	aJbJgEhFiHjDkHl\`mInJoIpEsJ
schulamt	tY
schuldnerberatung	aTtU
schule	hTsT
schule$	bThW
schulen	nX
schulen$	iY
schuler	bRcTgGiTtJ
schuler$	aAcUgHiX
schulferien	fZ
schulhauser	bX
schuljahr	eToXtF
schuljahr$	eUoZtF
schulklassen	i[
schulleitung	aT
schultagen	f]iFrIsG
schulung	kS
schulung$	bHiGj\`lT
schulungen	iW
schulzentrum	aIbDcYtV
schup-	hU
schuppen	hU
schuppen$	hU
schut-	hSiYqFrT
schutt	iW
schwa-	c\\
schwabisch	cTkJrZ
schwanger	kIqWsX
schwarze	cJiXtT
schwe-	rVs[
schweine	bUiY
schweizer	qSrUsU
schweißen	jCkWrT
schweißer	aTmT
schweißer$	mT
schwerbehinderte	pU
schwerin	cZ
schwerin$	cZ
schwerpunkt	aYbU
schwerpunktpraxis	bY
schwerpunktpraxis$	bZ
schwi-	hZj\\
schwimmen	gIsR
schwindelfrei	j[
schwindelfrei$	jUsS
sci	aZ
scien-	qT
sciences	jY
sciences$	j[
scientist	qZrH
scientist$	aWqE
scientists	aHhIiYjDmX
scier-	bT
scierie	bT
scola-	aU
scolaire	bUoS
scolaire$	aYoU
scolaires	aSfUhT
scolaires$	gIh[
scone-	i[
scones	i[
scoot-	aHiSkU
scooter	jSkV
scop	b^iV
scope	bFi]rJ
scope-	iXjFk[rD
score	cEiDkarG
score-	iW
scores	iW
scori-	bS
scoring	bS
scoring$	bT
scotl-	cIdY
scotland	cIdY
scotland$	cIdYiHjS
scott-	bTcRiI
scottish	bViHjT
scout	iY
scp	a?b\\dGgbjH
scp 00	g[
scr	i]jI
scrap	gDic
scrap-	aHfGi_mIqFsG
screa-	j\`lG
screaming	jT
scree-	jSp[
screen	jS
screen$	jY
screening	iZjUpR
screening$	hJjZpU
screens	hTiU
screens$	hWjS
screw-	cXiVjH
scrip-	k]lY
scripting	iI
scripts	iZkT
scrol-	iGqJresE
scrub	a[bHiV
scrub-	hWiU
scrubs	hWiU
scrubs$	bIi[
scrum	aXiJjJkWlU
scrum$	kRlR
sctr	gXhWpH
sctr$	gEh^pF
sd	fW
sdlt	iZ
se	qY
se come	eShUpJ
se exige	lV
se ha	q\\
se jubila	iW
se lever	iGj]oI
se nos	mIo\\
se paga	gU
se pide	l[
se puede	d[
se queda	iEoUsS
se trabaja	f[mIsT
se va	q^
se valora	k]
se$	aWfJiI
sea time	e>j[lSpS
sea$	dTiHjGkZsS
seafa-	a=b[j_
seafo-	aSbVcI
seafood	aSbVcI
seafood$	aWb@iX
seal	iS
seal$	iXjTsV
seale-	pW
sealed	pW
seals	i\`
seals$	i]
seama-	pU
seams-	fGm\`pE
sean	s[
seanc-	f[
seance	gU
seances	fZ
searc-	aTbFsS
search	aXbFtV
searches	iTsV
searches$	iTsV
seaso-	eR
season and	b]
season pass	h]
season$	oT
seasonal	bRe\`
seasonal$	bYeSjS
seasons	ja
seasons$	eY
seat	bTtS
seat$	aHbVj[
seate-	hBi^nG
seati-	bT
seating	bT
seating$	bR
seats	bY
seats$	bVgHhSiHjImS
sebas-	iV
sebastian	iV
sebastian$	iW
sec	aYcUmU
sec$	aUbJeIjJmZ
secci-	ibrJ
sechs	bSfSm[
sechs leute	iGmXqR
sechs nachte	fViJnGqIsY
sechs wochen	mU
sechs$	fThTiFmW
sechs-	bWmX
sechst	mY
sechst$	mX
sechste	bUhT
sechz-	bTnG
sechzehn	bV
sechzig	cVdTnF
second	kS
second year	aUjUmI
second$	aWpX
secondaire	aJhFjVlS
secondary	aHb^iJ
seconde	iV
secondhand	bX
secondhand$	bW
secondment	e]
secou-	aR
secours	iT
secre-	aSmRpR
secret	qV
secret$	jUqU
secretaire	a[mTqR
secretaire medicale	a]bI
secretaria	aXpU
secretaria /	aS
secretaria$	a\\jIpV
secretariat	aHbSpY
secretariat$	bEgUjRpX
secretary	aT
secretary$	a\\mU
secte-	aIcYmS
secteur	aIcYmS
secteur$	aCbUmT
secti-	fIiV
sectio	iZ
section	fDgTrS
section 00	iT
section$	iW
sections	bUiTjImF
sections$	b[mG
secto-	gSjS
sector	iVjTqS
sector$	mJqZrH
sectors	gUsY
sectors$	gViIjHsV
secun-	aScWjSoI
secundaria	sV
secundaria$	aV
secundario	aVcIjSlSmJ
secur-	bR
securite	iXjS
securite$	fHnW
security clearance	jY
sede	c]i@jHp^
sede$	pU
sedes	bUcWiH
see	cSpVqS
see the	pUqV
see$	bWc[eXpE
seed	aSb[iY
seek	aUt[
seek a	aXtT
seek$	tZ
seels-	aYqV
seen	lZpR
seen$	pY
sees	pW
segel-	jIk[mI
segme-	i_
segui-	iVkS
seguidos	fYqX
seguimiento	iYkSnS
seguimiento de	aHi[
segun	cEgViW
segunda	aUbSiGpR
segundo	kVoU
segur	gVhW
segura	bYjH
segura$	bXjH
seguridad	aSiSmH
seguridad social	pX
seguridad$	iIjUqR
seguro	hY
seguro de	hU
seguro medico	hW
seguro$	hVsW
seguros	aU
seguros$	aXiJmGtI
sehen	dWiEjUqEtV
sehen$	dYiDlS
sehr geehrte	tR
sehte-	gGj[
sehtest	gGj[
sei	gGq[s]
seil	bXgJiEsT
seil$	bYiF
seilb-	bY
seilk-	iU
seilw-	bVgJ
sein	jW
sein ist	bJjIlYsW
sein$	jSoT
seine	aEcaiDmGqTtC
seine-	bSqV
seinen	hJq[
seis	fYmU
seis meses	eV
seis$	bUfSiT
seisc-	gU
seiscientos	gU
seit	bamT
seit 0000	b\\
seit 2000	b^
seit$	aD
seite	pSr]
seite$	pTrS
seite-	cVpZ
seiten	p[
seize	m\\
sek	fW
sek 00	gZ
sekre-	aY
sekretariat	aY
sekti-	sStT
sektion	sU
sekun-	kJpV
sekunden	kJpV
selbe-	iT
selber$	bXsS
selbs-	hT
selbst	bThRjE
selbstandig	eUgGiIqY
selbstverstandlich	aUeU
selec-	gSiWoT
seleccion	pV
seleccion$	iTpW
selection	hGiVoY
self	fJhYqWtH
self employed	eT
self$	eUjUpG
self--	b]eViF
self-employed	e^
self-employed$	eZ
self-funded	bVeIiEjX
sell	hHiU
sell$	iZlTsJ
sella-	ia
selle-	bThT
sellerie	bThT
selli-	i[qW
sellier	bUcHiX
sellier$	bYcFiT
selling	iTqY
sells	aVpF
selon	g_nS
selor	iBkFp^
selte-	kXsR
selten	kXsR
sem	fW
semaf-	i\`jB
semai-	fT
semaine /	f[
semaine sur	iJn^
semaine$	fW
semaines	hU
semaines +	h[
semaines de	hX
semaines$	fTlS
semana al	iR
semana de	hVoBpX
semana en	dGfUhGn[
semana santa	oZ
semana y	lT
semana$	eS
semanal	dR
semanal$	bGhWi]
semanales	f]
semanales$	fVgS
semanas	nRoT
semanas de	fFhXoR
semanas y	gHhZqW
semanas$	eUiHjElYoX
semen-	b[
semes-	oX
semester	iTsY
semester$	sY
semesterferien	gAo[pF
semestral	gT
semestre	e[jSoS
semestre$	bUeIhIkDoY
semestriel	iW
semi	aU
semi--	aEeY
semil-	bUlXrJsI
semin-	gDh[
semis	fFic
sen	hFif
sena	jY
senal	bTdBh]jDlIoJqJrVsI
senal$	bFfJhViIqGrYsG
send	p\\
send it	qXrItD
send you	pFqY
sende-	jY
senderos	i\\jF
seneg-	aIbTsY
senior	aU
senior$	a_
senioren	iSsV
seniority	bFfVgY
seniority$	bGfVg[
seniors	mT
seniors$	jVmZ
senke-	iZ
senkerodieren	iZ
senn	bV
senne-	iGjX
sennerin	aRcS
senor	i[sW
senor-	s]
senora	aU
senoras	aHbZsW
senoras$	aIb[
senorita	mEsXtU
sens	c\\
sens$	c\\
sense	iWj_tI
sense$	cIiEj]
sensi-	qZ
sensible	kRmH
senso-	bW
sensory	lS
sent	lV
sente-	qGr[
sentence	hRqFrZ
sentence$	qIrY
sentences	iJrXtV
sentences$	qHtW
senti-	jU
sentinel	jU
sentinel$	iTjR
seo	aWiR
seo$	aUiX
sep	bSfR
sep$	bUcIfThR
sepa	aSjXkS
sepa de	iBjSk\\
sepan	f]
separ-	fHgWhJi\\qVrT
sepp	fIpUt[
sepp$	iGt]
sept	eXoa
sept 00	e\\fD
sept$	o]
sept--	oc
septe-	oX
september	oU
september$	o]
septembre	iToTqU
septembre$	iVoS
septi-	oR
septiembre	oS
septiembre$	hT
ser	lUsU
ser posible	kZ
ser$	kGoTsX
sera	oVqW
serai-	kUoR
seraing	c[iJjI
seraing$	cV
serait	kWoU
serait un	kT
serem-	jW
seremi	jW
seremi$	jR
seren-	aHc^mH
serena	cRhT
serena$	cW
seria	jFkm
seria un	kR
serie	b_
serie$	bW
serie-	bWiV
series	bXkR
series$	jZ
serio-	bHiUrV
serious	iYqGtI
serna-	j^
sernageomin	jU
serra-	cYiXsE
serru-	iSjU
serrurerie	iRjU
serrurerie$	bJjV
serve	j]kH
serve$	gTjT
serve-	a[iR
served	jRlW
served$	bHiElV
server	aIiTqIsI
server$	aIbJiTsH
serveurs	aXoS
service	bR
service charge	g\\
service pension	eIgIhb
service$	hSiWmU
serviced	iT
serviced$	hRiS
services	iU
services$	aTbRiS
servicetechniker	aVnVrG
servicio	eU
servicio$	bCdIgSi[
servicios	e[
servicios$	eTg[iI
serving	b^cGhCiIkGo[
servir	iVjT
servir$	iV
servu-	tX
servus	tX
servus$	tT
ses	jSq[
sesen-	bV
sesenta	bV
sesio-	f[gUhIiCnD
sesion	fGgW
session	fTp[
session$	gYpU
sessional	aUeWmU
sessional$	aUeWmU
sessions	bUgW
sessions$	gZnU
set	iW
set$	hUiYjHkG
set-u-	iS
set-up	fS
set-ups	iU
set-ups$	iU
sete	c\\
sete$	c\\
setec-	gT
setecientos	gT
seten-	gU
setenta	gU
setos	iX
setos$	iY
sets	bWfHia
sets$	bXiW
setsw-	jSkW
setswana	jSkW
sette-	aWbIiVmU
setter	a]iF
setters	bIfGi\\mV
setters$	bJjHmY
setti-	iX
setting	iT
setting out	iT
setting$	i\\
settings	iV
settings$	iV
settl-	cSqR
settled	sY
settling	i\\
setups$	iSjJ
setze	jW
setze-	jUlS
setzen	jUlS
setzen wir	iDlVtW
setzen$	iUjX
seuil	iS
seul	iEj\\rX
seul$	iDj[rR
seule	jTqS
seule-	jIsX
seulement	jHrRsW
seulement$	jFpSrVsT
seven	fWmVpT
seven till	fX
seven years	jY
seven$	f[iU
seven-	g[
seventy-five	g_hJiGqJ
sever-	bDhWrT
seves-	bZ
seveso	bZ
sevil-	cT
sevilla	cT
sevilla$	cU
sexo	s\`
sexua-	aSjR
sexual	aWhJ
sexual$	jT
sexuales	jX
sf	a^mJpE
sfi	iU
sg	cW
sg$	cU
sga	cIj[
sgb	aUjUpT
sgmm	fJhb
sgmm$	fGh\\
sh	aGbHcJn^
sh$	aGbHcJiFn^
shade	iY
shado-	oS
shadow	oS
shaft	aEc^fJgIpItX
shake-	cZ
shaker	cZ
shall	pTqS
shape	aIbEkTsZtY
share	g\\hUlD
share of	gThH
share$	bJeUjFlCqUrItX
share-	hU
shared	hS
shared flat	hS
shared$	f[
shares	bIgXjD
shari-	aIbYcI
sharp	fGlWsS
sharp-	hWiX
sharpened	h\\
sharpening	i]
sharpening$	iX
she	mSqU
she's	q^tS
shear-	aSbSiEjR
shears	jV
shears$	jV
shed	hUiS
shed$	cRhT
sheds	bYcG
sheep	bZhZjAlUnE
sheet	aUbGi]pW
sheet metal	eTiJ
sheet$	fSiZjT
sheet-	iT
sheets	iT
sheets$	i[
sheff-	cT
sheffield	cT
sheik-	bYjZkGlItH
sheil-	cHpTqR
shelf	cHdEifjD
shell-	iY
shellac	jZ
shellac$	jW
shenz-	cJiInW
shenzhen	cJiInW
shenzhen$	cJiInU
sherb-	c[
sherbrooke$	c[
sheri-	aXiS
shes	gStI
shift	fV
shift 0	fb
shift 00	fXgU
shift engineer	aRmV
shift lead	mVpT
shift of	m\`
shift$	fWjX
shift-	fS
shifts	fS
shifts 0	fT
shifts$	fRmWtS
shill-	bFfGg]iI
shillings	bFfGg]iI
shillings$	bGfGg[iH
shima-	iU
shimano	iU
ship	bVnU
ship'-	iW
ship's	iW
shipp-	jT
shipped	jX
shipped$	gT
shipping	lT
ships	bacIgFh@iVl@
shipw-	aS
shipwright	aS
shipwright$	aU
shk	jY
shock-	bXcHhVqI
shoe	aEbXfDpV
shoes	hWi[
shona	mW
shona$	mW
shoot	b_gDhIlGr[
shoot$	b_gB
shop	b[
shop manager	aW
shop$	bVcV
shop'-	bScW
shop's	bScW
shopf-	aY
shopfronts	iV
shopfronts$	iS
shops	aGbccIfGiFjH
shore-	cXfHqS
short	rZtT
short sentences	pIr]tH
short$	hIiTrR
short-	qS
shorten	bFiFk]
shorthand	jVlW
shorthand$	j]lC
shortlist	pWqU
shorts	s]
shot	eV
shotg-	jTkS
shotgun	jTkS
shots	iZ
shoul-	sS
should	qT
should be	s[
should not	bGjVnZ
shoulder	bHfZhUmIsI
shoulder$	bHf[hSjIlImIsH
shout	qAsStU
shout-	bSjT
shouting	jU
shove-	b\\
shovel	jT
shovel$	iXkT
show	iWjRlU
show you	iSl[
show$	iRlR
show--	bHcDie
showe-	hY
showers	hYjG
showers$	hYjH
showr-	aVbT
showreel	jUpT
showroom	aWbV
shows	bSfUnStV
shows$	fXqIt[
shrew-	cS
shrewsbury	cS
shul	b^iJ
shul$	b]iI
shut	aHbHgFhYiZjC
shutd-	bZiDoSpH
shutdown	fRoU
shutdown$	oW
shuts	dZfZiEqRsI
shutt-	hVnV
shuttle	hVnV
shuttle$	cJhTnW
si	kV
si ademas	jJkZ
si ca	cEeXqJtR
si es	eIfHgSkCsW
si hay	jHkT
si la	qc
si lo	bRkTq[
si no	iJjYkAlYoWqG
si o	fJpWsR
si possible	jIs^
si puede	iIjGkXsT
si sabe	kY
si se	gRqS
si tiene	kX
si y	fYnU
si$	jSlV
sia	iXj\\
sia$	jV
sich	q\\
sich mit	sV
sich$	mV
siche-	jd
sicher	eBhWjV
sicher$	e?h]
sicheres	jV
sick	q[s\\
sick$	q\\
sickn-	iS
sickness	iS
sida	iRjU
side	c\\
side of	cUhT
side$	bRcZiG
sider-	bScG
sides	aCb]mIpX
sie bei	l_
sie das	qHrXtX
sie die	bIfIiXjIrX
sie mit	iHnYtW
sie nicht	fIja
sie$	iGpUrY
sie-f-	rX
sie-form	rX
sie-form$	pFrY
siebe-	fS
sieben	bTfU
sieben bis	fY
sieben nachte	fR
sieben$	fU
siebz-	gVpG
siebzig	gVhI
siecl-	bViGjX
siecle	bViGjX
siege	bTcZfSiB
siege-	c[nV
siegen	cUjInW
siegen$	cUnW
siehe	aGqWtW
sieht	jTrV
siem	iW
siem$	cIiZ
siemb-	lJoW
siembra	lJoW
sieme-	jW
siemens	jW
siempre$	hTiV
sient-	aTdYgTiGsJ
siento	dZgTiHlJqHsH
sierr-	cVjVqUsH
sierra	cVjVqUsH
siest-	fUiX
siesta	fViU
siesta$	fCiYpTsI
siete	fVmX
siete a	f]mD
siete$	mV
sift	jIoFp_
sight	iGja
sight-	iSpU
sigma	bGiTk[
sign	bVdBgSoU
sign--	gUiWoJ
sign-off	gXiToH
sign-off$	bFi]kH
sign-up	iU
sign-ups	mJsV
signa-	hF
signal	fJiIjWlEnTsJ
signaller	a[gJjX
signaller$	iEjZ
signalling	aXbFeDl[mGpI
signature	gVh>iZrW
signe	q\`
signe$	iHjJqTsU
signe-	gSkRrU
signed	gVjT
signed off	fHg[tI
signed$	iEj]pX
signes	kRrX
signes$	kSrY
signi-	aRiW
signing	bHiVqF
signo	cGiGj[kU
signos$	kX
signs	fBgZhGiIjEm_qTrItF
signwriter$	aW
sigue-	cX
siguenza	cX
siguenza$	cY
sigui-	pSqJtV
siguiente	pSqJtV
siguiente$	pTqJtV
siigo	j]
siigo$	jY
silae	j_
silbe-	jZ
silber	j[
silber$	jZ
silen-	q\`
silence	q[
silencio	dSqW
silencio$	dXqR
silent	jTpIqT
silic-	iZ
silica	jS
silik-	cCiFja
silla-	bY
sillas	bY
sille-	bVi\\
sillo-	bY
sillones	bY
sillones$	bT
silly	b]kUqE
silly$	bUkV
silos	bUiZjI
silos$	bW
silve-	bSiS
silver	bUhH
silver$	aWbGiW
silvester	fHhX
simil-	jV
similar$	jW
simpl-	jTrT
simple	iVrV
simple ira	h_rF
simple$	bGiVrS
simul-	iYjJlX
simulador	kT
simulation	dZlW
simulations	fYiF
simulator	fIiIlUpW
simulator$	pW
sin	jUsW
sin experiencia	ld
sin faltas	jVrS
sin hijos	sZ
sin$	fTmHsT
since	bUqS
since 0000	aJb\`
since 2000	b[lU
since the	jTq[
sind	s\\
sind 0	bVcCm[
sind 00	dZfHgWhBmXnIq@sH
sind die	bXiXsH
sind ein	cG
sind eine	rU
sind rund	fW
sind wir	m[sS
sind$	bEcRjHsHtY
sindi-	eTsZ
sindical	eY
sindicato	eTsW
sing	fUiEkX
singa-	eXfUiH
singapore	fX
singe-	lU
singen	cU
singer	jElZqW
singer$	jFlWqV
singi-	j\\lW
singing	j\\lW
singl-	sV
single	hRnRsT
single cabin	hW
single$	s]
sinie-	bDgX
siniestros	aRbEiX
sinis-	hJiR
sinistres	hJiR
sinistres auto	hH
sinnv-	n\\
sinnvoll	n\\
sinnvoll$	jGn]
sinon	fRlIs]tU
sinon$	sUtW
siobh-	mS
siobhan	mS
sion	aJbTcV
sion$	bUcV
sir	aFjItb
sirve	bHkZmH
sirve$	aJbGcJeHgHiJk[mHnJqFrJsGtJ
sis	jZpGsU
siste-	hSmV
sistema	jX
sistemas	iIjZ
sister	h[
sisters	iHjIm]
sit	jWm]
sit in	mR
sit$	pT
site	fH
site 0	d[hGiIpT
site :	c\\rWt@
site de	iGpXqY
site manager	a]hImI
site$	dRhR
sites	banb
sites$	bWeGiSnZ
sitio	bWgFpItZ
sitio$	bXcJpIt[
sits	bGcZdHm[
sitti-	hTjSlF
sitting	hUiRjUlD
situ	lV
situa-	iBkWlJs[
situation	iBs]
sitz	aCc\\tV
sitz ist	cS
sitze	bJiTq_
sitze-	cViHjYmV
sitzen	cWiJmW
sitzen$	cUiGjZ
sitzp-	bY
sitzplatze	bY
sitzt	mVqS
sitzt$	jXmJ
sitzu-	d]fUhE
sitzungen	cU
six and	bVi[
six days	f_oA
six mois	eSqW
six months	eYsX
six of	aYmX
six semaines	hWlT
six to	fJgZ
six weeks	fTlX
six years	j]
six$	bXfYpW
six-d-	fX
six-day	fX
sixte-	eGgS
sixteen	eGgS
sixth	bZcImGoG
sixty	gWhR
sixty percent	bVgSiJ
sixty$	bEcIgWhZiDmH
sixty-	fIgX
sixty-five	gU
sixty-two	fHgU
size	hHi]pHrSs]
size$	i\\kHpEr\\sI
sk	bFc^gJqCtG
skand-	bS
skele-	i^
sketc-	jR
sketchup	jV
sketchup$	jS
ski	aThW
ski pass	h\\
ski$	h\\qS
skido-	aFfHiajC
skill	jRlZ
skill$	bGiEj\\kV
skill-	kW
skills	jTkW
skills$	iDkYpT
skin	hSiHjTsY
skinn-	aFcDi^s_
skip	iGq^r_
skipa-	hZ
skipp-	aWbIkSmT
skipper	aYmV
skipper$	aWjRtJ
skita-	aHbHcGdFeHfDgIh_jIkTlImGnHoHpBqHrIsGtI
skoda	h^
sku	bBeCf@gEic
skus	bTeFiY
sky	bFcbjC
sla	bCdFe]fAgEhHi\\jAkIrJ
slabs	iT
slack	f\`iIjGt[
slack$	fZiEjJtW
slam	iWjHkW
slate	aCcHiZjV
slate$	i\\jD
sleep	fGgWiVjT
sleep$	fFiXjW
sleep-	f\`iI
sleep-ins	fVgT
sleeper	aSfGhSnJpX
sleeping	iEn\\
slice-	a\\cHhF
slide	iVjV
slide-	iZpT
slides	iZpT
sliem-	cY
sliema	cY
sliema$	cU
sligh-	bWlY
sligo	c[
sligo$	c\\
slim	jCkSs^
slip	iSqS
slips	iVmInXpV
slips$	hJiSmGnXpX
sloga-	nTqIrb
slos	i]
slos$	iX
slot	aTeIpU
slot$	eHpVqS
slots	bTfWgIiR
slots$	bTfWgGiS
sloug-	aIcYqS
slough	aIcYqS
slow	f[iIoJqT
slt	sUtT
slt$	sRtU
slurr-	bWcIiIoJ
slurry	bWcIiIoJ
sma	i]jJ
sma$	i[
small	bUqHsW
small animal	aWlT
small repairs	kU
small$	bYjGlZmD
small-	bcgFiC
smart	sY
smart$	cFiIjXkGsZ
smart-	jZ
smartphone	j[
smartphone$	hT
smash-	kW
smashing	kW
smashing$	iHkX
sme	i_jH
smell	b[iGjIsT
smi	g\`
smic	gc
smic +	sR
smic$	gY
smile-	kXrW
smoke	iZ
smoke-	sX
smoker	hXsV
smokers	sW
smokers and	iWjX
smokers$	sU
smoki-	lY
smoking	lY
sms	jVp\\
smsts	j^
smsts$	j\\
smt	tT
snack-	iS
snacks	iT
snacks$	iRjR
snags	i]jF
snags$	i]jD
snake-	cIj[
snork-	iV
snorkel	iV
snow	hW
snowf-	kS
snowflake	kS
snowflake$	jW
snowp-	iY
snowpark	iY
snr	a\\
so	qR
so 0	iXnX
so :	aViFmItT
so a	s^
so be	fZiHjYtH
so dass	jYlI
so far	q[
so it's	bUqGtS
so no	fEiGqTsUtV
so say	eJhUjJq[
so the	tT
so they	iRjS
so um	aIjR
so viel	h[qS
so we	qV
so you	pI
so$	sTtX
soa	g[pU
soach-	bIcX
soacha	bIcX
soacha$	bHcV
soat	iSjS
soat$	iT
sobal-	o\\
sobald	o\\
sober	iJj\\r[sS
sobre	rS
sobre$	fCiSrYsZ
sobri-	r\`
sobrio	jJrU
sobrio$	jIrS
soc	iRjIkV
soc n	hJ
socia	bZmU
social care	aGjV
social work	iDj]
social$	aS
sociale	hV
sociales	iYjS
sociales$	iUjX
socials$	aU
socie-	bY
societaires	bU
societaires$	bT
societe	bY
society	hRrV
socio	hWmUqU
socio$	hYiJmYqE
socios	mS
socios$	bVgH
socke-	aJjS
sockets	aIcSiU
socor-	cV
socorrista	jW
socorrista$	jY
soest	cVn[
soest$	cYnS
sofa	iVjV
sofa$	cTj\\
sofas	cIiBjd
sofie	bHgIp^qU
sofor-	o[
sofort	o[
sofort$	oVqS
soft	iUjZoS
soft$	iZjV
softl-	cIj[qT
softw-	bVtS
software	bTtT
software for	bR
software fur	bT
software$	iIjFtZ
soi	d[hT
soi$	dYhX
soign-	iJjXmXsT
soigne	bSjXsI
soil	gIj[
soins	iY
soins de	hSiT
soins$	iT
soir	fY
soir 0	fFsS
soir 00	hEiWpT
soir$	fY
soire-	aZfYiH
soirees	f\\
soirees$	f[
soirs	f_iInT
soirs$	f\\iHnZ
soit	iInT
soixa-	bR
soixante-dix	mS
soja	bSiX
soka	cEfIgCh^jEkVnIpG
sol	cBdIfZhEjTmVoA
sol$	bYcEdImTpG
sola	cUiIpHrTsW
solai-	bGh\\
solaires	bHhRiW
solaires$	bJhV
solan-	fJqHrYs[
solap-	fUoV
solape	fUoV
solar	aUbVgHhZjEmC
solar-	aR
sold	fYgHj[qV
sold$	fIjIqU
solda-	jR
soldador	cS
soldadores	iWjE
soldadura	iTjR
solde-	iRkX
soldering	iDk[
sole	iIjTtW
solen-	b[iGpX
soles	g]
soles$	gWiR
solic-	lUpR
solicitor	jY
solicitor$	aW
solicitor's	jGl]
solicitors	iW
solicitud	mIpZ
solid	j_
solid-	bX
solide	gFj]sU
solide$	jSsT
solidworks	jS
solidworks$	aT
soll	rZsT
soll$	tV
solle-	cIpSqY
solli-	c^iBtV
sollt-	sY
sollte	sY
solltest	jU
solo	fTmU
solo en	rU
solo$	eRiIj[mZpH
solte-	s[
soltero	s[
soltu-	j[
soltura	j[
soltura$	jW
solva-	aVhX
solve-	b\\qY
solvency	i]
solvi-	bTiR
somal-	cFkZ
somali	cFkZ
some	kS
some of	jSsT
some weeks	fXhHiInW
some$	bHhVjWlIpH
someb-	sR
somebody's	sT
someo-	sT
someone	sU
someone to	aZtI
someone who	iUjUkSsH
someone who's	iIjZqFsT
somet-	cU
something	jW
something$	iHjZpTqF
sometimes	bJcVfShFlUnX
sometimes$	fWnT
somew-	jWlS
somewhere	jWlS
somewhere$	jYlU
somme	bIcVkHlJ
somme-	oV
sommelier	a\\mH
sommelier$	a]iImG
sommer	fS
sommer 00	e\\qIrS
sommer$	qZtV
sommerferien	eUiTjIoS
sommerferien$	eUiTjIoS
sommersemester	cFiYjFoYtB
sommes	b\\
somos	b\`m]
somos tres	mV
somos una	r\\
somos$	bXiImR
son	mUqX
son dos	gT
son$	bHcFiFmSqV
sonde-	bXjSmV
sonden	i\\
songs	b@hBidsH
sonido$	aW
sonn	fWhF
sonne-	hZ
sonnt-	f]
sonntag	fRgU
sonntag$	fc
sonntage	iU
sonntags	iS
sonntagsdienst	fU
sonntagszuschlag	iI
sonri-	jTsV
sonrisa	jTsV
sonrisa$	jUsV
sonst	fXjUrSsZ
sont	jFqSsS
sont des	fXhGiSjInI
soon	iIjUm@oYqZ
soon as	eIjGo]pI
soone-	oUsU
sooner	oUsU
sooner$	oXqT
sophi-	cV
sophia	cV
sopor-	jW
soporte	jZ
soporte$	aViW
soportes	iSpW
sor	iJjX
sorch-	mWpV
sorcha	mWpV
sorda-	bW
sordas	bW
sordas$	bV
soria	bW
soria$	bS
sorry	t]
sorry$	cVdUlJ
sort	hHs_
sort of	lHs_
sort$	cUjV
sorte	iSqR
sorte-	gHhUiV
sortie	dGiUkIsU
sortieren	pX
sortieren$	iS
sorties	fV
sorties$	bHfY
sorting	iU
sorting out	fI
sorting$	iU
sortir	iXjF
soste-	i^jIrS
souch-	lJs]
souche	lJs]
soude-	aXbXjS
soudeur	aU
soudeurs	aacFiG
soudu-	iW
soudure	iT
souff-	aUfUqR
souha-	aJiGjVkHlAqIsZtR
sound	r\`
sound-	bIcFgJj\\nHqZ
soup	hb
sour	bSgIi\\kHmJ
sourc-	iX
sourcing	iW
sourd-	iV
sourdough	iU
sourdough$	cIiX
souri-	bUiHjUsV
sourire	jXsU
sourire$	jTsS
sous	mT
sous 0	eHfFgHhFiTj]mBqH
sous chef	a]
sous contrat	b\`
sous$	a]hIjG
sous--	bTqS
sous-titrage	iU
sous-traitant	b[
sous-traitants	bGiX
south	c\\
south-	cd
southern	bUcAhXnJ
southport	cT
southport$	aT
souti-	hUiS
soutien	hUiS
sowei-	gY
soweit	gY
sowie	jY
sowie-	iIjS
sowieso	iIjS
soy	bVhHtZ
soy$	r[sC
soyon-	qW
soyons	qW
soz.p-	jX
soz.pad	jX
soz.pad$	jX
sozia-	e]
sozialarbeiter	aX
sozialarbeiter$	aX
soziale	jSkG
soziale arbeit	jSkG
spa	b^
spa 0	b]hJ
spa$	c\`
space	iXoCsR
spain	aSbHcXiCnVrH
spain$	aUcWjTrE
spald-	cW
spalding	cW
spalding$	cW
span	bUhFjXmC
spani-	jSkV
spanisch	kYnI
spanish	jSkR
spanish or	jU
spann-	aGbYdGjTpIrUsT
sparg-	aTbS
spark	bJgIhIlXsH
spark$	cHjVrR
spark-	aUbV
sparkling	bZ
sparks	aUbFiW
sparky	aWjR
sparky$	aXrH
spat	f^
spat$	f\\
spatd-	gUhI
spatdienst	gUhI
spatdienst$	gW
spate-	o[
spater	gShUjEqR
spater$	hHoUpTqY
spatestens	o^
spatestens 00	aHfZmS
spatz-	fTgIiU
spazi-	aJbEi^
spc	i]jG
spe	bTi\\jJ
spe$	i\\jI
speak	cIlWsXtU
speak-	kU
speaker	iJjGkSsTtX
speaker$	jGkXrGsVtH
speakers	jJsX
speakers$	jJkHsX
speaking	aEjTq[
speaking$	aIjT
speaks	kUlUmJ
spec	jTkXlG
special	aYiU
specialise	bY
specialisee	bXcIlH
specialist$	aYiG
specialite	aIbZjW
specific	bViC
specified	eW
specified purpose	eW
specimens	gJiY
spedi-	bT
spediteure	i\\
spedition	bYhX
speditionskaufmann	iIj[
speec-	bJiU
speech	bJiU
speed	hHjelG
speed$	iHjY
speic-	aJbTiW
spell-	bHr\\
spelling	r]
spelling$	iHrY
spend	gHiZpI
spend-	bVcHeXjS
spenden	bRiTmC
speng-	aYbT
spengler	a]
sperr-	iW
spese-	gW
spesen	gW
spesen$	gX
spezi-	aGbRc^iIqE
spf	aIbZhEj[
spieg-	aCbZiZjAkJmErCsJ
spiel-	jJoW
spielen	jFk[
spielt	lX
spielzeit	f@gCiBo_
spielzeiten	e\\
spielzeiten$	e\\iJ
spill	fWgDiTpHqS
spill-	i]
spin--	b_kI
spin-off	bZ
spina-	bV
spinal	bV
spind-	bToR
spindle	jVoW
spine	jW
spinn-	cViS
spira-	bFiZjFsU
spiri-	aVcJiFjVmU
spiro-	iIjW
spirometry	iIjW
spita-	aIbIc^iGmG
spitz-	aHi?ja
spl	aY
splic-	a\\bH
splicing	bIcIi[
splicing$	bIcIiZ
split	f]nRqU
split 0	fXgGiIqT
split shift	aS
split shifts	fW
split$	cSgRhY
split-	fX
splits	fX
splun-	jW
splunk	jW
splunk$	jV
spoka-	cX
spokane	cX
spoke-	jZ
spoken	jZ
spoken$	j]
spons-	hWiUjS
sponsor	iVqT
sponsor$	aJgJiDjWqS
sponsors	bJsV
sponsors$	sV
sponsorship	dDiXjWpH
sport	gJhTi^
sport$	cHgEhJi]
sport-	gGsa
sportif	aZ
sports	hVmT
sporttest	gIjXpYsC
spot	aIb@ib
spotl-	jV
spotless	jV
spotless$	jY
spots	jZ
spott-	iS
spotting	iU
spous-	hXiSjC
spouse	hX
spouse$	hZiH
sprac-	i@k_rS
sprache	iGpCra
sprache$	aUbJkW
sprachmittlung	aYgH
sprachnotiz	tV
spray	ic
spray$	iX
spray-	jU
sprayer	aTgJ
spraying	jV
sprea-	k[
spread	fR
spread over	fS
sprec-	fEiYpT
sprechstunde	gIiZjI
spren-	bRcGi\\tI
sprin-	iR
spring	qS
spring boot	j\\
spring$	nT
springen	cFiTpJrb
springs	bHc^jU
springs$	c[
sprinter	aEbJcFh\\iCjXmHnU
sprinter$	aGbJcDh]mGnW
sprit-	aVbFiZkI
spritzguss	aXbHiFjWkH
spruc-	qTtT
spruce	tU
sps	jHk\\
sps$	jJk[
sq	gDhIi\\
sqf	cIj\\
sqf$	cIj\\
sql	jh
sql$	jS
squad	m\`
squad de	mT
squad of	mZ
squad$	aXbCjHmH
squad-	bTiHmT
squads	bTiHmT
squads$	bUiHmT
squar-	hWiRjC
square	iY
square$	iU
squea-	iGjUkJrV
sr	m^pR
sr$	aWeCg\\
sra	bJcTm\\pRtT
sre	aTmW
sre$	aZ
sres	m\`
sres$	hIm]pJ
ss	jXrT
ssi	i\`jE
ssiap	jXmS
ssiap 0	jXmS
ssr	a[cIdHjI
ssr$	a[bJdGjGkI
sst	jWmZ
sst$	jRm[
st	c]
st ives	aIcT
st of	hXiT
st$	cWiHoZ
sta	jU
staat-	j_
staatl	aSjTlHtI
staatlich	j[
staatliche	jX
staatsexamen	gTjS
staatsexamen$	jW
stabi-	i\`
stabilite	hHi[
stability	aTiT
stabl-	aDbVrEsU
stable	aDbWqRrEsV
stable$	aFbTsV
stack-	gRhX
stacking	i]
stadi-	bVfAhHi[lGqC
stadt	aHbZ
stadt mit	bV
stadt$	bXcCgRpU
stadt-	b_p[
stadte	aIbJcShJnY
stadtwerke	bT
staff	bTmS
staff house	hX
staff in	dVmS
staff nurse	aZ
staff$	a^bYmR
staff-	bIcVgIhT
staffing	eTtU
staffing$	eTtU
stag	j\\
stage	eUiSjU
stage 0	bIeIfFiVjXpR
stage$	eW
stage-	iSpYtR
stages	iVp[sT
stagi-	iSjUqX
stagiaire	jYq[
stagiaire$	jV
stagiaires	iZjJ
stahl	j^
stahl$	jX
stain-	a[
staircases	bYiI
stairlifts	aS
stairlifts$	aS
stairs	cSsR
stairs$	bBcVsV
stall	aUiT
stall-	aWbW
stamm	b\`c@dDtF
stamm-	bgcFgE
stand	fHj\`qS
stand$	qT
stand-in	aYbHcGeT
standard	jXsS
standard$	j^sV
standards	iX
standards$	iZ
standby	fXgS
standby$	gThY
standesamt	aWiT
standing	jXsU
standing$	i?jUs[
standort	bRcU
standorte	aUbW
standorte$	b^iI
stands	bUiVkR
stapl-	jRlW
stapler	cIjU
staplerschein	lY
staplerschein$	jX
star	bbiIrX
star$	b]iHnIrR
starl-	hX
starlink	hX
starlink$	hWiI
starn-	cV
starnberg	cV
start	ob
start 0	fU
start :	kJoV
start and	g\\
start at	fZjJoB
start monday	gJoYsS
start$	fSlU
start-	oU
start-up	b\\gVhEiI
started	bWjU
starters	i\`kJ
starting	bSfHiDo\\tX
starting$	bZfJiEoGtS
starts	fToU
starts$	f[oI
startup	bTrS
startup$	bSrT
stat	f^gHhD
state	bYjUpHrY
state-	pS
statement	jIpYrT
statement$	bIkIpUrS
statements	iV
states	bYiFsVtG
stati-	hWiW
station	cS
station$	aXbVcXhSiHjE
stations	b_
stations$	baiC
statistik	i\\
stats	jVlT
statt	aGh\\iIpTrW
statu-	eatJ
status	hXpS
status$	bJhXiH
statut	eW
statutaire	aIe^gYjFtE
statutory	bT
staud-	aTbS
staudengartner	aV
stay in	hFn]qS
stay$	hVpRqIrY
stays	hYjSsR
stays$	iVj@s\\
stb	aTiV
stcw	j\\
stcw$	jY
std	fU
std$	fTgW
stead-	eTjV
steady	eTjV
steady$	jZ
steam	bXiX
steam-	gGhYiT
steaming	iZ
steck-	bJgDjY
steel	aHj]
steel-	bTc^jIkI
steer	iHqTsS
stefa-	tV
stefan	tV
stefan$	tU
stege	iS
stehe-	iU
stehen	iU
stehen$	oSqS
steht	hUtS
steht$	bCcXiU
steig-	kWqV
steigt	kWqV
steil-	bRjS
steildach	iS
steillage	bT
stein-	aRbWjTpT
steinway	jW
steinway$	hS
stell-	tU
stelle	tT
stelle$	eIfYqT
stellen	a_
stellen$	aX
stellungnahmen	iV
stellv	aSpS
stellv$	aT
stellwerk	bRcT
stenc-	iZkU
stencil	iZkU
stend-	bRcT
stendal	bRcT
stendal$	bW
steno	bGcEhDiJjZkDlXmHpFsJtD
step	bIg]iTmJqT
steph	kIqX
steps	c\\gViB
sterb-	b_
steri-	jU
sterile	aZcF
sterilisation	iV
sterilisation$	i]
stern	b\\
stern$	bY
stern-	bViTjIkUrR
sternchen	iFjEkZr[
sterne	bV
sterne$	bV
steuerberater	eWjJqTrI
steuerfachangestellte	aZ
steuerfrei	nY
steuerfrei$	gShJnZ
steuern	i\\
steuern$	i\\
steve	iHqUtR
steve-	aYbGc[dFi@jH
stewa-	mU
steward	kTmW
stewards	aX
stewards$	a\\i@mT
steyr	aFbRcZ
steyr$	aGc\\
stfw	aZeCfCh]iBkClDrJtH
sti	bUgajF
stich-	oGp_rZ
stick	kW
stick-	i[
sticks	iV
sticks$	iV
stief-	aHbEcHdIeHfFgEhaiJjHkIlEnItI
stift-	bZcIeTiH
stiftung	bWiDqIrZ
still	bYjUqa
still-	bSgUiUoBqZrI
stimm-	jVqU
stimmt	lRqTtU
stimmt$	lWqRtE
stipe-	hS
stipend	hS
stipend$	aUgIhXoIsJ
stirl-	cZdEfI
stirling	cZdEfI
stm	j[
stm 00	jX
stock	i\\
stock$	bTiY
stock-	hUoU
stockport	cV
stockport$	cV
stocks	iV
stocks$	iY
stockton	cTjR
stockton$	cT
stoff-	bHi\`
stoke	c^
stoke$	cU
stoma-	j\\
stomach	j\\
stone	jYsW
stone-	pX
stop	t\\
stop$	eGjGpDtd
stop--	iXrW
stopp	bZsJt]
stopp-	m\\pJqHtU
stops	idjJ
stora-	bU
storage	bU
store	jH
store$	aFb[iU
store-	iV
stores	mX
stores$	aGm[
stori-	iZrT
stories	iZrT
stories$	i[
storm	bSoU
storu-	iW
storung	fU
storungen	fI
story	iWq]rS
story$	iWq[
story-	iWkU
stp	rSsRtU
stp$	rRsXtY
str	bDc[
strad-	iTrV
straf-	fHhIjZrW
strafregisterauszug	hJjX
strah-	aViIjSkX
strahlenschutz	jFk[
strai-	f]sS
straight	fWhF
straight$	fTiSsI
stran-	cYhZ
strand	aTbGcXhI
strand$	aSbIcYiF
strandhotel	b[hF
stras-	cSnS
strasbourg	bIcSnT
strat-	bUiW
strategic	aViR
strategies	iU
strategies$	iY
strategy	iZ
stratification	bBi\\
strau-	cT
straubing	cYiF
straubing$	cV
straw	a^bIiI
straw-	bXhHiI
straß-	hS
straße	dW
straße$	dWiI
straßenbau	bU
straßenbau$	aXbEjS
straßenwarter	aZcI
strea-	aTlXtS
stream	aCiHl[mItV
streaming	aYbSiJ
strec-	cFjWlX
street	cY
street$	pVrT
streets	iW
strei-	i\\jFqWrT
streichen	gHiFr_
streichen$	gCiIqSrV
streit	qSsU
streit$	sY
streitet	iTjEmHq[
stren-	iRpHqW
stres-	jasR
stress	qVsU
stress$	jCkUpGsX
stret-	cRjTqX
stretch	cRjTqX
stretch to	gJqY
stretch$	bHc[iI
stric-	fUiFpU
strictly	fZrS
strik-	qUtU
strike	gGhHtW
strikes	iY
strin-	kR
string	iT
string$	iRnV
strip-	iZ
strok-	bT
stroke	bT
strom-	aIcViUjR
stron-	jRsT
strong	jRsT
strong$	bX
struc-	aVpHtZ
structural	iU
structure	aZiIkT
structures	aVgH
structures$	aX
struk-	bIhGi]jS
strukturiert	jV
sts	b_
stuck	aZ
stuck$	a^
stuck-	bY
stuckgut	iX
stude-	kXsU
student	kUtU
student$	mV
students	bWcGgGkX
students$	b[gHhSkJ
studies	iX
studies$	eJi^
studio	bRhU
studio$	aIbScDhb
studium	jXlW
studium$	jalD
study	hZpU
stufe	aSgZ
stufe 0	gZ
stuff	fUiXjT
stuff$	fWiSjXlJ
stuhl-	i]
stuhlassistenz	iZpI
stuhle	bSiUmI
stuhle$	bUmI
stund-	fV
stunde	gV
stunde$	gT
stunden	fX
stunden im	iY
stunden$	eSfX
stunden-kurs	bBjb
stunden-woche	fZgG
stunden-woche$	fZgIhH
stundenlohn	gX
stundenlohn$	gU
sturm-	f]
sturmschaden	f]
stutt-	aFcb
stuttgart	iSnT
stuttgart$	bIiX
style	aJri
style$	rZtS
styli-	jR
styling	iUjU
styling$	bFiUjV
stylist	bXgI
stylist$	aYbG
su	q[
su cargo	fIiVmS
sub	eSgT
sub-c-	aCbAcDe^gEhIiTjGmH
subbi-	eZ
subbie	eZ
subbie$	eZ
subco-	aHb^eS
subcontract	eXiU
subcontract$	bHe\`iD
sube	eHiJjFk]oZ
subid-	o[
subida	o[
subim-	bXgT
subimos	bXgT
subir	iIkV
subj	bHt]
subje-	pSrRtS
subject	pSqRrRtS
subject$	eFhHpRq[
submi-	iX
submission	fV
subro-	cUeY
subrogada	bTcW
subs	eTgFh\\jSpJ
subs$	bSeVgGhXjEpH
subsa-	iTsS
subsi-	hV
subsidiado	hU
subsidised	hU
subsidised$	hXiH
subsidy	hVjV
subsidy$	hRsU
subst-	e^hHiZjDkJ
substation	iS
substitute	bJhHiHjIlWoR
subte-	gSiHj[
subti-	kU
subtitler	aY
subve-	hX
subvenciones	aU
subventionne	bT
subventions	bIcJi^
succe-	hTqV
succession	mIoWqY
succu-	b^jGtH
succursale	aT
suche	aRbFcJqHt]
suche-	aStW
suchen	aStW
suchen wir	tZ
suchen$	bGcIiHt[
sucht	t_
sucht$	t\\
suckl-	bX
sucklers	bX
sucklers$	bW
sucur-	bTcT
sucursal	c[
sucursales	bY
sucursales$	bU
sud	cXoX
sud$	c^jSoV
sudbu-	cS
sudbury	cS
sudti-	iRnTsT
sudtirol	iRnTsT
sudtirol$	iEnXsS
sue	g_jFkJ
sueld-	gSlR
sueldo	lTrT
sueldo$	iHl[sH
sueldos	gZ
sueldos$	gU
suelo	i[
suelt-	bTqT
suene	fJjJqHr\`sG
suffi-	lY
suffit	lZ
suffit$	lZ
sufic-	j]
suficiente	j]
sugar	hY
suhl	cY
suhl$	cX
suis	cEqb
suiss-	hIjVs_
suisse	jIs^
suit	h\\jWkJs[
suit$	bJh_iGjI
suite	iSoRtV
suite$	iWoW
suite-	bSiT
suites	bSiT
suites$	bW
suits	hXoU
suits$	eShZ
suiva-	eIg\`qJ
suivant	eIgR
suivi	i]jC
suivi de	iT
suivi des	hIiW
suivi-	iW
suivis	iW
suiza	bU
suizo	aTbUiItJ
suizo$	aVbUiDtJ
sujet-	iVjT
sujets	cIiW
suma	jIkd
suma puntos	kSlV
suma$	k\`
sumar-	iVkZqW
sumaria	k]
summa-	iR
summary$	jUpT
summe-	hSrG
summer	rD
summer$	bSeSpG
summers	cXfUiDnV
sun	f\\
sun$	aJfXgU
sun-t-	f^
sun-thu	fT
sun-thurs	f[gI
sun-thurs$	fT
sunda-	fS
sunday	fV
sunday 0	fT
sunday 00	fDiZpUtV
sunday$	bUfYiCoX
sundays	gThVqS
sundays 0	gX
sundays off	f>gJhd
sundays$	fTgZ
sunde-	cT
sunderland	cT
sunderland$	cV
sup	aVgZmU
sup$	a]g[iH
super	hYkUmR
super$	gSjJk^
super-	mW
superintendencia	hIiEj\`pS
superintendent	bEpYqJ
superintendent$	aRbHmGpY
superintendente	m[
superior	aJbRcTjS
superior de	cWiGlV
superior$	cUiIjW
supervisar	iY
supervise	iV
supervised	jT
supervises	iIm[
superviseur	mY
supervising	aHlWmV
supervision	h^i[
supervision paid	hV
supervision$	hWiT
supervisor	aU
supervisor$	a]
supervisora	pW
supervisoras	mU
supervisors	aSfHhWpV
supervisors$	pU
suple-	e^iTsJ
suplencia	bHe\`
suplencia$	bGe_
suppleance	a]fAiIjVlH
supplement	g\`iI
supplement$	g[
supplemental	iGp\\
supplied	hUlVmS
supplied$	l]mE
supplier	iY
suppliers	iW
supply	bSjR
supply chain	aZ
supply$	aCb[
support	aSiS
support worker	bS
supported	jUm[
supporter	eJjXmU
supporting	bFcHmTqHsJ
suppr-	fRrV
supv	aSmY
supv$	mVtI
sur 0	fShHlU
sur 00	fDgZhUjF
sur cinq	f_
sur deux	fXi]jG
sur la	bDhRiTnU
sur le	iJqIrX
sur les	hUrU
sur mesure	hX
sur place	d[hSiF
sur quatre	eHfRhImJnY
sur site	d^iW
sur six	f\`
sur treize	gT
sur trois	f\\
sur un	eVpV
sur$	bIcTjS
surco	b[jI
sure	eZjUpV
sure$	eHiXpY
surf	h\`jV
surfa-	b?g^
surfaceuse	i]
surge-	bSiT
surgeries	bYiRsV
surgeries$	b_iB
surgery$	aXiR
surpr-	jSkS
surprise	jSkS
surre-	cR
surrey	cR
surse-	nY
sursee	nY
surti-	aViV
surto-	qT
surtout	qT
surtout pas	rV
surveillance	iX
surveillance$	iY
surveillant	jU
survey	qU
survey$	iY
surveyor	aT
surveyor$	aU
surveyors	bWmU
surveyors$	bViXmD
surveys	bGi\`
survi-	hTqV
survival	gShV
survival$	hJj_
sus	gTi@m[
suspe-	iWqT
suspension	iWqT
suspension$	iX
susta-	iR
sustainability	iR
susti-	eZtR
sustitucion	aSe\\tJ
sustitucion hasta	eV
sustitucion$	aWbGiI
suthe-	cV
sutherland	cV
suyas	gUsY
suyas$	gUsY
sv	a?bbcJjGtD
svcs	bU
sven	eJmWpIq]
svp	rYs\\
svp$	aSr[
swabs	i^
swabs$	iZ
swahi-	kW
swahili	kW
swahili$	jU
swans-	dHnW
swansea	dHnW
swap	aWf\\
swaps	i_
swaps$	i\\
swear	iYrX
swear-	iS
swearing	iS
swedi-	bRlU
swedish	bRlU
swedish$	bVlUpI
sweep	a[iV
sweep$	a^bI
sweep-	iZ
sweeps	iW
sweet	aJjEk^
swift	aEc[jU
swile	cIdHfIgAhfjFkGmIpE
swim	aTfIhUjYpR
swim 00	j_
swim 000	jZ
swimm-	iTjVsH
swimmers	iWkWlH
swimming	aTiR
swims	iDj^
swims$	iDj^
swindon$	cW
swing	f[kSlIoRpH
swiss	rTsV
swiss$	rUsX
swiss-	hSj[k=
switc-	iTjY
switch	iV
switching	jX
sworn	aGj\\sY
sydne-	cX
sydney	cX
sylvi-	mT
sylvie	mT
symfo-	jT
symfony	jT
symfony$	aS
sympa	jDkXmUpU
sympa$	jCkXmW
sympa-	jZlJ
sympathy	jZlJ
sync	iFj_
sync$	iFj_
syndi-	aVb[s]
syndicat	bTqWsS
syndiques	iHsZ
synth-	iUpT
synthese	iTjGpV
syrin-	bW
syringe	bW
sysme-	jVkU
sysmex	jVkU
sysmex$	kU
syste-	bW
system	bW
system 0	aDbWfZjF
system$	gWkS
systemadmin	aXqF
systemes	aTiGjR
systems	kU
systems$	iDjUqU
sz	c]gVjE
t	bRiR
t /	b^dUgEiIqT
t 0	cbgVhT
t 00	eHfZiT
t urlaub	bJhV
t €	b@gRiX
t$	bWgIiUj\\
t-zug	fHh\\
t-zug$	fIh[jI
ta	aWmR
ta 0	aSgWiUkG
ta$	aViF
tab	cZkI
tabac-	iW
tabaco	iW
tabaco$	iU
tabel-	gTtS
tabelle	gTtS
tabla	bIgWiI
tabla-	gWmV
tablas	gZ
table	dYiSlIpT
table$	iXpS
table-	hSiY
tableau	jW
tableau$	jW
tableaux	iRjV
tableros	gIiZ
tables	bViS
tables$	bZhJpE
tablet	fJh[
tablet$	fHhRiY
tablette	hX
tablette$	hV
tac	iXjU
tacho-	i]
tacog-	iT
tacografo	iT
tacografo$	iT
tact	jZ
tact$	iUjU
tacti-	kY
tactile	kY
tactile$	kY
tafel-	iZ
tag 0	eX
tag eins	gU
tag$	fTgTiS
tagal-	jS
tagalog	jS
tage	fThV
tage (	fUhS
tage +	fIhW
tage a	f[
tage daheim	dZfI
tage die	fVnX
tage frei	fU
tage im	n^
tage pro	eXfHhEnV
tage urlaub	bJ
tage vor	pY
tage$	f_h^
tage--	f^
tage-wo	fV
tage-wo$	fV
tage-woche	hS
tage-woche$	f]
tagen	dSmS
tagen$	dWfS
tages-	gWi\\nS
tagesbericht	iR
tagesklinik	bIi[
tagessatz	gYiIqS
tagli-	hUiU
taglich	hVnR
taglich$	gUhW
tags	fUgFic
tags$	fVi[
tagsc-	fY
tagschicht	fY
tagschicht$	fX
tagsu-	f[gF
tagsuber	f[gF
tagsuber$	fZ
tahon-	bXiVtC
tahona	bXiVtC
taill-	iVsX
taille	aGiWsU
taille$	iY
tailor$	aV
take	pT
take on	bSiXjC
take$	bFgRsStS
take--	hTjGkSp[
take-home	hTp[
takes	bViSjHpY
takin-	tU
taking	iUtU
tal	cWfIgZhDrI
talav-	c]iGjG
talavera	c]iGjG
talen-	pTtT
talent	jT
talent$	iHjW
talento	pR
talk	iUjTpXtU
talk to	iY
talk$	j[kVtT
talki-	tV
talking	tV
talks	i]jJl]pT
talks$	i_lEmGpZ
tall	s\`
talla	cHiZs\\
talla 00	bWiFsY
talla-	cX
talle-	bU
taller	bV
taller de	aDiSmX
taller$	aWjW
talleres	aIbJc[
talli-	cRiS
tallinn	cT
tallinn$	bT
tallo-	bV
tally	bBg\`iS
tally$	i[mT
tamar-	bYcHmU
tambe-	aV
tambero	aV
tambi-	kS
tambien	kS
tambien$	eFhRiDjIk^lGoD
tambo	bWcYiAjFrX
tambo-	bGc\\iJ
tamil	bGjZ
tampi-	aHbFcYhTiE
tampico	cGhWnS
tampico$	cGhVnS
tampo-	iVkHs[
tamworth$	cS
tanat-	b\\
tanatoestetica	bIcIi]
tanatoestetica$	cIi[
tanatopractor	aXbJ
tande-	mZ
tandem	mZ
tango	aXj]mD
tangu-	mSr\\
tanja	cHpYqV
tank	iTjX
tank$	iJj\\
tanke-	aSbSjHlX
tankers	bVjHlT
tankers$	iElW
tankk-	hU
tankkarte	hU
tankkarte$	hV
tanks	b\\cGiU
tanks$	bWgHiV
tanks-	a\`
tankstelle	a]fI
tanqu-	iZ
tap	j[
tap$	j[
tapa	hIi^mDqX
tape	i^jHpV
tape$	hFiXpZ
tapes	i_
tapes$	i_
tapic-	aTbV
tapicero	a\\bI
tappi-	oX
tapping	oX
taps	b[f@gHiW
taps$	bZgF
taqui-	hU
taquilla	hU
taquilla$	hU
tarbe-	cU
tarbes	cU
tarbes$	cU
tard	nT
tard$	nUtT
tarde	f\`
tarde 00	fY
tarde$	f[
tarde-	fV
tardes	fV
tardes$	fWpS
tardi-	fX
targe-	iW
target	iVqR
target 00	fIqZ
target$	gZ
targets	lS
tarif	g]hVjT
tarif$	gW
tarif-	iSjXmHpT
tarifa	gSrW
tarifas	iTpS
tarifas$	iTpS
tariff	g]hJ
tarje-	hUrT
tarjeta	hVjRrT
tarjeta de	hSjV
tarjeta profesional	gJjV
tarjeta$	hDjSrZ
tarp	gS
tarqu-	qTsV
tarquin	qTsV
tarra-	aUiJjV
tarragona	aW
tarta-	hYiXjFpC
tartr-	iW
tartrectomias	iW
tas	bDcddHiHkInH
task	aHiSpT
task and	aJfXiJ
tasks	i]jJ
tasks :	iX
taste	aJbWiHj\\sS
taste$	aIbXjU
taste-	bIiZ
taster	bIiZ
tasti-	aRiVpT
tasting	aTiRpU
tatig-	aUgSjR
tatigkeitsgruppe	gVjS
tatto-	sZ
tattoos	s[
tatua-	sX
tatuajes	sY
taub	jGl^qEsY
taube-	cGia
tauch-	hHjFm_
taugh-	kSl]
taught	kSl]
taught$	l]
taugl-	jZpS
tauglich	jU
tauglich$	jR
tauglichkeit	pX
taunt-	jH
taunton	jH
taunton$	cW
taura-	c[
tauranga	c[
tausc-	iZ
tauschen	iZ
tauschen$	iV
taux	fJgbhSiJ
tax	eHgUiVjSpJ
tax$	iHj\\m@pI
taxes	iUjW
taxi	hWlY
taxis	bUiZ
taxis$	bViT
tbh	dVfHjGqWsb
tbh$	cHdWjHqJsZ
tbm	aYkH
tcd	bagC
tcheq-	cJgJjEkYn\\
tctc	g^hHjC
td	iHj]mV
tdm	iY
tds	jZpU
tds$	iHjZpU
te	tU
te cuento	kUtU
te$	aHgW
tea	hViV
tea$	aTcIiVpW
teach	la
teach you	lUoU
teach$	jWkVlW
teacher	aSmY
teacher$	a]mS
teachers	bRkW
teachers$	bWiCkV
teaching	lV
teaching$	iEjVkY
teakd-	iX
team	mV
team :	mW
team leader	fItT
team of	mc
team sind	mW
team$	aUcTtW
teams	dWiRpYtU
teams$	d\\pY
tears	j\\
tears$	aJi[
teas	i\`
teatr-	aIb\\
tec	kSm[
tech	a^m[
tech lead	mV
tech$	a]kSm\`
techa-	b[hV
techado	hY
techado$	hY
techn-	mZ
technical	aR
technician	aU
technician$	aWmT
technicians	aUbUlT
technicians$	bWlUmS
technicien	aW
technicien de	bS
technicienne	aTmWtH
techniciens	mX
techniciens$	mX
techniker	jV
techniker oder	lV
techniker$	aFjWmW
technique	eIgTmS
technique$	cIeCgYmTpU
techniques	j]
techniques$	iU
technische	aVjR
techo	bJgUhHqY
techs	a]m]
techs$	bXm[
tecni-	mT
tecnica	mT
tecnica$	aGcUjJmU
tecnicas	mZ
tecnicas$	mT
tecnico de	a]
tecnico o	jS
tecnico superior	aIjV
tecnico$	aHiJjUkU
tecnicos	aSbXhFmS
tecnicos$	aIbXhEnUpI
tecno-	jX
tecnologo	jWkS
tecnologo en	jW
teena-	i[
teeth	jFs\\
teil	mZpH
teilb-	aJfU
teilbar	aJfU
teilbar$	fV
teild-	f[iH
teildienst	f[iH
teile-	eTgR
teilen	eTgR
teiln-	i^
teils	fSiS
teilz-	eSfT
teilzeit	gU
teilzeit$	aVeX
teilzeitgeeignet	eSfV
teilzeitgeeignet$	eSfV
tekap-	cV
tekapo	cV
tekapo$	cV
tel	jWp\`
tel$	cJiAj\`
tele	cTd]gWjI
tele$	bHcIeIfGg^iV
telea-	dcgH
telearbeit	dcgH
telec-	aZbR
teleconseillers	aX
telef-	fUiU
telefon	jR
telefon$	iVjT
telefonat	oIpUrHtU
telefonica	aSfS
telefonico	aZcIfGiIjYkG
telefono de	f@iWpX
telefono$	qSrX
teleg-	iTpUrS
teleh-	aGbDcFd]hGiEj\`kH
telem-	aJbTcJhbiRjDmH
telemedicina	bYh@iV
telep-	pW
telephone	pT
telephone pro	h[pE
telephone$	hSi[
telephonique	i\\
teler-	bZcI
teles-	aWiBjCl]
telet-	cIdefD
teletrabajo	d[
teletrabajo$	dW
teletravail	cGd\`fG
telew-	dgiD
telework	d^iGjJ
teleworking	aJdahJiH
tell	jVq[
tell them	qHrW
tell us	cTfXiHjGmHpUqD
telle-	aV
teller	aV
teller$	a]
telli-	iSlIpUqH
telling	iSlIpUqH
telmo	aHbTcThB
telmo$	bTdJhC
telug-	jT
telugu	jT
telugu$	jS
temoi-	iVjIoYqF
temp	eZj]
temp 00	eV
temp to	eT
temp$	aReTjS
tempe-	iYj\\
temperage	jX
temperaments	cHiV
temperieren	jV
temperieren$	jV
templ-	jV
template	aJcWr[tT
templates	bJiX
templates$	bJiX
temple	bZpI
templo	iX
templo$	iX
tempo	eTiS
tempo-	e[
temporada	oS
temporada de	eJj\\kFoV
temporada$	oTpG
temporaire	aXeThIoI
temporal	eViU
temporary	eWiS
temps	eX
temps de	hWjAnX
temps partiel	aSeV
temps plein	bZeV
temps$	hW
temps-	gS
temps-la	gS
ten	gU
ten days	p_tX
ten percent	gHh]iG
ten till	fV
ten years	bTgU
ten$	gShCiWj=lSmVoFpW
tenan-	aIiUqS
tenancy	i[
tenant	iZqX
tenants	aEbZiD
tende-	iZ
tender	iVjAmT
tenders	i[
tendi-	i[
tendido	i[
tendr-	mW
tendria	mXqI
tenem-	qTsR
tenemos	qTsR
tener	jTlJ
tenga	jWs]
tenir	ia
tens	fciE
tens$	bBfcgJhGmR
tensi-	jS
tension	jXkUqS
tension$	jTkX
tenso-	jU
tensorrt	jU
tensorrt$	jU
tent	hWiS
tents	bWgJhX
tents$	bUhT
tenu	hJj\\qX
tenue	h\`iTpJ
tenue du	i]
tenue-	h]iH
tenues	h]iH
terap-	aYh[jI
terapeuta	aUmS
terce-	jTm[
tercer	fSjY
tercera	bWpFqRrU
tercera generacion	bV
terci-	bSjX
term	eZfU
term time	f_
term$	eViU
term--	aIecfTq@tA
term-time	eUfV
term-time$	fU
terma-	aHiS
termina	f\\
terminada	j[lF
terminado	g\\
terminal	bYcS
terminal$	aJbWcDhXjS
terminals	i]
terminations	iSjT
termine	fSnSrU
termine$	bJfZ
termino	eWgUhI
termino fijo	eT
terminplanung	iX
terminplanung$	iW
termo-	bHcXi]
terms	eXjGr[
terra-	iS
terrace	i]
terraform	jRkX
terraform$	jTkU
terrain	aUhJiIjRmDnXoI
terrain$	a\\bTmA
terrasse	hSkHsc
terraza	aUiS
terre	f[
terre$	f[
terre-	mG
terreno	dTmG
terreno$	bIdZpV
terri-	bWjDk\\
territorial	bY
territory	bVcXjE
terti-	jIk[pJ
tertiaire	jIk[pJ
tertiaire$	k[pJ
teruel$	cS
tes	gYhGjHp\\
tesa	aHbGcIe\`iHjGkJ
tesis	i\\
tesor-	iSqV
tesoreria	iSqV
test	pd
test 00	hJpZ
test de	pW
test$	gTj_pU
testa-	a[jFpV
teste-	aUjS
tester	aYqStJ
tester$	aScIjZtF
testi-	iXjU
testing	jX
testing$	h?ictI
tests	iepW
tests$	i\`jT
tetan-	iFjbpI
tetes	b^gG
tetes$	b[gF
teu	iT
teu$	iV
teur	fIg[jI
teur$	g]
tewke-	cV
tewkesbury	cV
texas	bTrS
text	pUr_tR
text "	mBpY
text$	jHqWrXtU
texte	qFr\`
texti-	b]iGlT
textil	bS
textil$	aV
textile	bSgGjFlY
texto	rd
textu-	iT
textures	jS
tez	bFgIkIs^
tf	aV
tfa	bW
tfa$	aVbX
tg	gWiUjF
tgv	bUeDh_iI
tgv$	bWhYiIjI
th	pS
th and	aR
th ed	j^
th edition	gDj]
th month	gbhBjHoJ
th$	oTpZ
thack-	pZ
than 0	pZ
than 00	hSqRrX
thana-	aZkXmI
thane-	cZiI
thanet	cZiI
thank-	hGi=jIo\`rStS
thanks	rUtV
thanks$	r_tC
that in	j[tS
that isn't	jYkT
that stays	hJjGq]sU
that way	se
that$	tV
that's it	hWjSqEtY
that's the	bHcTjJlHoYpIqVrCsFtE
that's why	bWiHqZ
that's$	aEcGeXkJqJtH
thats	bIcGlSpDtX
thaws	oU
thaws$	iJoZ
the 0	hDqZ
the 00	iHoVpW
the a	c[fHhDiW
the ad	q]rY
the advert	tX
the agency	jW
the app	hIi[
the back	hUiGrX
the band	gGhGpXq\\
the bank	jTqV
the bar	bJcYtV
the bench	b[
the better	kY
the board	jX
the books	aG
the budget	bGhGiTqW
the car	pFqZsTtS
the cathedral	cUsT
the chair	mWrI
the chapter	iHpUrS
the class	l]mY
the client	dIeHfHjInY
the clients	iDkWs_
the cold	aXbIrH
the committee	fZgIqU
the community	sW
the council	qYrS
the county	bZhEqX
the course	hWiXjHkE
the crew	hGjSkJmEn\\pHq]
the customer	iX
the day	f]hIiUjHpZ
the dean	qUtW
the degree	i[lH
the design	dGmU
the door	hTtS
the evening	aGfGpV
the facebook	lRtY
the family	bGcHh^nW
the field	bX
the first	qJrX
the floor	d\\iEpX
the gang	bCmXsT
the garden	aFbYcGqCtW
the governors	aTiI
the ground	iSoSrI
the group	bJjHm[r]
the hague	bTcW
the hall	cIpX
the head	iFjUpWq]
the high	bT
the hospice	a\\cGtJ
the hospital	bBhUqW
the house	rUsW
the hub	iW
the job	hTlXqU
the kids	bHhCjXo\\qGsJtG
the kitchen	iHsZ
the lab	i^
the last	pUqS
the licence	ja
the line	m[
the little	gJhVjIpSqT
the local	bJcIiVpT
the middle	cWoS
the ministry	jWqT
the money	aDgUrWtI
the month	bIiVjIpU
the monthly	iW
the morning	f[jR
the new	cGiU
the night	aUiU
the noise	pXtX
the odd	bSiRjU
the office	aUbSiBpJqTsU
the old	bRcZhF
the one	cIhEqZrStT
the other	lHmWq[tF
the page	qW
the parents	qWrXsR
the person	eIhRi^
the phone	pS
the plant	aJbTcGqX
the police	bZeGpX
the post	bTeWiG
the practice	pR
the public	bUjIpIr\`
the rate	iSsY
the right	jIpVqUsT
the road	cHfCgSlVnXqW
the rota	fUmG
the salary	rf
the same	jVqSsI
the school	kIpZ
the season	fVtV
the second	bIcZjIkHrSsTtJ
the shop	bIiSpSsU
the site	nYrS
the socials	iT
the staff	bZiJ
the station	cZiH
the stock	iU
the summer	eUiW
the team	bRsU
the test	l^
the thing	h[iZjGqDrEtJ
the third	bSqRrGtS
the till	j[rFsS
the time	fRiGpVsX
the tone	iJjIqGrYtW
the town	aHbCt^
the train	qUtW
the trustees	tS
the two	cRfEiXjFlFqTsE
the uk	cSjE
the union	gEhIiTmZsUtH
the unit	sStY
the volunteers	i\\mBqV
the wage	gWrU
the water	bWrR
the way	cJpGqYrU
the website	aTmJpJ
the week	hU
the whole	bTgHhWjU
the window	cGh\\oJpGsV
the winter	gWiZoT
the word	r_
the work	cXsS
the workshop	bHkXmV
the yard	gZh_jJ
the year	gV
the £	iSmFr^
the$	tW
theat-	cSjA
theater	gSjHkUlJqT
theatre	aRbS
theatre$	aRbUfV
theatres	bY
theatres$	bWcR
their	jSqUsX
their own	s\`
their-	jIrT
theirs	jIrT
them	sU
them and	bEhVkI
them at	aGqR
them to	fWlW
them$	aVsS
thema	i\\jIpJqZ
thema$	jIlTpHqW
then	eZ
then $	e]h?iF
then 0	cHdUhIpY
then a	pX
then panel	pY
then there's	hY
then$	t\\
theol-	jY
theology	iWjHpT
thera-	bU
therapist$	aUmW
therapists	a\\jH
therapists$	aX
therapy	kY
therapy$	bDiVkU
there	dV
there are	fUiS
there is	fSiYkJlI
there$	cIdYfClUpGqTtS
there's a	eThRtT
there's no	iClVnSsY
there's$	hXjHsS
thereabouts	fHgTjFtW
thereafter	gYoY
theres	iClZ
therm-	aJbVheiT
thermal	aDbTjIkV
thermique	iU
these	pVsR
these$	bGoTrWtW
thetf-	cW
thetford	cW
they	sY
they can	pT
they come	pX
they do	iSkGsItZ
they don't	lW
they get	aChVmYsR
they have	bIiIjUkYnT
they must	aIjWqI
they need	j^
they should	hI
they want	fVjTkIsJ
they will	cWiV
they$	jTlRtR
they'd	iWmR
they'd be	mR
they're	sW
thiba-	mZ
thibault	pR
thibault$	pT
thibaut	mZ
thibaut$	mZ
thick	hIjZ
thick skin	hHj[
thick-	bJi\`
thing	tT
thing$	sUt[
thing-	iJpSsS
things	iJpSsS
think	oTqTtV
think$	hHoYqFt[
think-	iGqVtU
thinking	iFtZ
thinks	q\\
third	eSqU
third generation	qJtW
third weekend	fT
third$	gYhI
third-	gShFiU
thirds	bXgViG
thirt-	fRgShT
thirteen	ga
thirteenth	cIeJg\\hHpH
thirty days	fFh^iR
thirty four	gWlJ
thirty one	gUhEmX
thirty seven	fT
thirty six	gThI
thirty$	f]jJ
thirty-seven	f[gI
thirty-two	fIiW
this	qXtV
this is	aGcUdR
this one	d]lIsItF
this out	t]
this person	i[
this time	r[s\\
this year	bHeIfAl]qU
this$	qXtS
those	dWpG
those$	dEi\\jBkZs\\
thoua-	bIcYfF
thouars	bIcYfF
thouars$	bIc[iH
thoug-	cI
though	cHdSlRrTtF
thoughts	iHpRtZ
thous-	gS
thousand	gS
thousand$	gV
threa-	qUtS
thread	pHtV
thread$	pGtT
three crews	bZfCiEtZ
three days	aWbId\\eUiD
three hundred	bS
three in	jVmV
three months	eShU
three to	gT
three years	jVmU
three$	iTjVmT
three-	iFjV
through a	jSsU
through the	sT
through to	fTiU
through$	cFiTpT
throughout	cYiJ
throw-	bHiYjC
thru	eZf]oV
thu	fUpStT
thu 0	dDt[
thu$	cIdVfZtH
thu-s-	fUsS
thu-sun	fV
thu-sun$	fS
thun	c[tJ
thun$	cY
thund-	cW
thunder	cW
thur	bIf\`kIlFmC
thuri-	c[iFnU
thuringen	cIn[
thuringen$	cIn\\
thurs	aGoUpV
thurs 0	pR
thurs$	aBfWiHoVpEqXtF
thurs-	fR
thursday	nU
thursday$	dS
thursdays	iT
thursdays$	cUfR
thurso	aIcW
thus	aFb[
ti	pV
ti$	gVpW
tia	iW
ticker	hUsW
ticket	jUkU
ticket$	gTiCjSkXl[
ticketing	aIbR
tickets	h\\
tickets 0	hU
tickets resto	r]
tickets$	jU
tide	ie
tidy	iVlHpGrUtU
tie	jW
tied	hXsW
tied$	hV
tiefbau$	aV
tiefl-	iIlZ
tieflader	iIlZ
tiempo	jI
tiempo$	nSoT
tiend-	bR
tienda de	a@bUc[
tienda$	gJhV
tiendas	bW
tiendas$	bV
tiene que	jXtH
tiene-	hY
tienen	hY
tient	iYsY
tier	bUhR
tier 0	bX
tier$	gR
tiera-	b[hU
tierarzt	bFhX
tierarztinnen	b[gG
tiere	bZgIhX
tiere$	b\\gG
tierp-	bYiH
tierr-	cTfTsT
tierra	fUoRsV
tierra$	fYsV
tierras	bUcRtJ
tiers	b\`eIfHiEmEoFpB
tiers-	aDb[cId[iIjG
tierw-	jV
tierwirt	jV
ties	bIcIeIgGhFj>kcmCp?qIrF
tig	j\\
tig /	aU
tig$	aW
tiger-	aSjT
tigercat	aSjT
tight	iX
tigrinya$	aVjVkEtI
tijer-	iW
tijera	iW
tijua-	nV
tijuana	nV
tijuana$	bVnF
tikto-	iS
tiktok	iV
til	f\\oT
tilbu-	aBcbtI
till	fW
till 0	fV
till 00	eSoIp_
till noon	fZ
till one	f\`gChFoDtI
till six	f\`iJ
till the	pW
till$	hEi_jVrJ
tille-	bTiYjG
tilleuls	bY
tilleuls$	bZiGmH
tills-	e[
tillsvidare	e[
tillsvidare$	eZmJ
timbe-	aWiW
timber	aWiT
timbr-	f^gUpIsB
time 0	pW
time 00	aReJfTmFsS
time and	g\\
time off	bTf=gUhXiI
time served	jV
time zones	d]iEtI
time--	jY
time-served	jY
timel-	iW
timeline	iZ
timer-	mY
timers	mY
timers$	iImZ
times	hXnZ
times$	cJiWnS
timet-	fVoZ
timetable	fVoZ
timin-	cHf_
timing	iSjS
timing$	fV
timoc-	iSjHkW
timocom	iSjHkW
timocom$	iSjHkV
tinni-	hIi_jH
tinta	bTd[
tiny	bchJqHrV
tio	iIm[tH
tip	bHgY
tip$	fVtJ
tipo	jRrS
tippe-	bDc@p@r\`tF
tips	gc
tips$	g_
tir	jU
tir$	iT
tira	i]kS
tirag-	iR
tirage	iR
tiro	aIcIqFtZ
tisch	aHmYqX
tisch-	aThUlV
tische	bThW
tische$	bWhWiH
tischler$	aZ
titan	bJi_
titan$	iZ
titan-	iUkV
titane	jJkW
titanium	iU
titel	aSbRcJtS
title	iSqHra
title$	aFjSlItT
title-	b[
titles	b[
tito	hIiHm]
titra-	i\\jI
titre	j[rV
titre pro	aV
titre-	hSjU
titres	jW
titres-restaurant	hY
titul-	jTlU
titulacion	cJiSlY
titulado	j[
titulado$	j\\
titulaire	aUeSgJjWqV
titulaires	bHcIgHhIiDjCl\\m\\oJtG
titular	hRrT
titular$	hTiSrR
titulo	jR
titulo de	jV
titulo en	r\\
titulo$	gSjR
tjm	gcjJpG
tl	aWbGmc
tlaxc-	aScT
tlaxcala	aScT
tlaxcala$	aW
tm	jHm_
tms	iU
to $	dJhT
to 0	f_
to 00	gT
to 000	bRiY
to 0000	bVlIpW
to 90	bYcIdHeEfFhX
to :	bEiHmTt^
to a	aHjSmZ
to advertise	bSlFqVrGtT
to apply	kVpJqSrR
to april	b[fTjEpJ
to be	jSsS
to begin	e^fGiJ
to bring	hFiSl^pEqIsH
to build	jRoU
to date	jX
to do	iWlTmI
to drive	bEi[jBlW
to end	aJbHiWj[
to five	fZ
to forty	g\\
to friday	fU
to get	nTsJtS
to go	iZjEkVqU
to half	fU
to have	k\\
to hire	eTtU
to it	iFjWlW
to keep	cGhRiCkFm]pBqUsW
to know	iGj[lUqIrR
to live	aYfIhWjGnTtI
to look	pTsWtJ
to march	e]fTiIoC
to me	jFm[sW
to mid	kHqYrG
to nov	eXfDgGiW
to october	aJoU
to one	aUfUjTtG
to our	bGiWlCmIpGtZ
to people	eJhVjT
to perm	oR
to production	iW
to run	a\`iD
to sell	iIlV
to seven	fViU
to show	jUsV
to sit	jVqX
to start	gb
to sun	f[
to take	hU
to them	iGsW
to thirty	kJsJ
to thu	cEfW
to thursday	dXfW
to two	g[iD
to work	hZiEjXmIrW
to you	eSp[
to £	aRgThH
to €	cGgGi\\
to$	tY
toall-	hIiY
tobac-	iTjV
tobacco	iTjV
tobacco$	j\\tI
toca	gVjXkH
tocad-	bSkT
tocado	bSkT
tocht-	b[
tochter	b[
tochter$	bV
toda	bSnY
toda la	bTnW
todav-	qU
todavia	qU
todavia no	jJrX
todavia$	kV
today	qRtX
toddl-	iZsR
toddler	iYmT
toddlers	iSsV
todo el	fIhSpUqSrV
todo incluido	bZgXmI
todo$	hTiEpUrW
todos	bUnUqU
todos los	hJnYpW
toget-	bT
together	bT
together$	aHbJdWtR
toi	qftT
toi$	q\\tV
toil	fYh]jB
toil$	f\`hA
toile-	iV
toiles	iT
toiles$	pT
toileting	iZ
toileting$	i\\
toilets	iW
toilets$	iY
toilettes	iV
toilettes$	iV
toitu-	iX
toitures	iX
token-	iS
tokens	iS
tokens$	iS
tokyo	cFi^kXlG
tokyo$	cEiVkX
told$	gTmW
toled-	aIcSmS
toledo	aIcSmS
toledo$	mT
toler-	jj
tolerant	jY
toll	bHiYjFk\\tV
tolz	cW
tolz$	aJcW
tom	i^tS
toma	iTtX
tomas	cGiRpXqT
tomas-	iUmEqSrW
tomat-	aHbXjV
tombe-	aEbJiAk]sU
ton	rf
ton$	bUpRsU
tonal-	cHh[
tone	rh
tone$	iW
tonel-	bUgRjR
toneladas	bZ
toneladas$	bV
tonelaje	gRjT
tonelaje$	gSjS
toner	cIiYtI
toner$	cIiYtI
tongu-	jYmIsU
tongue	jYmIsU
toni	oVtW
tonne	bYfGgT
tonne$	bYfFiH
tonne-	bW
tonnen	gYsD
tonner	kX
tonner$	aRiR
tonnes	bZiG
tono	rb
tono$	aFiY
tonte	i[
tonte-	aSiT
too$	bS
took	aIeIqct[
tool	bIgEhYiUjU
tool insurance	hW
tool$	aJgIj^
toolb-	fRgBh\\lR
toolbox	fUlT
toolbox talks	jGlW
tools	hVj]
tools and	hCj[
tools$	hTiDjYlT
toowo-	cW
toowoomba	cW
top	kZrT
top 0	bFiJkGt^
top up	gFh\`jI
top$	gXjEkYrS
top-u-	hRiR
top-up	eGhT
tope	gWq]
topog-	kT
topografo	aUkU
tops	eSr\\
tops$	pSsU
torne-	iS
tornero	aT
torno	a_cE
toro	aHbEcGdGeGfEgHh\`i?jWkElGmDnGoHp@qErGsFtG
toron-	cWdS
toronto	cWdS
torqu-	kEmT
torquay	cX
torquay$	cX
torque	bIcJiSjT
torre	bHcY
torre-	cdiG
torreon	cU
torres	bUpS
torrevieja	aGcT
tortas$	iHjU
torte-	bUiX
torten	bUiX
tosta-	iIjS
tostador	aSbV
tosti-	bSiXlH
tostion	bSiXlH
tot	iHjXkJo_pH
tot$	jVoXpH
total	nV
total$	fVqR
total-	fGgChYi@jW
totne-	cW
totnes	cW
totnes$	cW
touch	aAfIj[
touch-	gGlYsT
toujo-	fVsU
toujours	fVsU
toulo-	ca
toulouse	cZfHgHjU
tour	iSkTnUpR
tour de	aBbZcHkXnG
toure-	bU
tourier	iY
tourier$	aTbDcIiU
touring	aIb^n]
touring$	b^iI
tourists	jZsY
tourn-	nU
tournai	cW
tournant	fWmU
tournant$	fYmW
tournee	bEnX
tournee$	hViR
tournees	hViX
tournees$	hZiBnV
tours	iV
tours for	i\\
tours$	aWbHiRnU
tous les	dT
tous$	aJgUkSlZ
tout de	oYsS
tout le	cYqI
tout$	bFfSpRqXtT
toute	eGjZt]
toute la	eEjS
toutes les	hSmW
tow	iSjX
towar-	iJk^
towards	jRkS
towel	iRjY
tower	aSfDgWoUrT
tower$	aWcW
tower-	mX
towin-	jVkI
towing	jVkI
town	tU
town$	c[iGnZ
toy	bSiT
toys	i^
toys$	i[
tp	rU
tpa	aHb]iJjH
tpa$	bYjE
tpc	fHj]
tpc$	jX
tpn	bYgH
tpo	bEe\\nD
tps	hSiTjW
tpv	bBgIhHidjF
tr	gShU
traba-	mT
trabaja	fVmZ
trabajado	gWiJkS
trabajado en	lW
trabajador	jU
trabajadoras	bT
trabajadoras$	bSmR
trabajadores	b]
trabajadores$	b\\
trabajar	j]
trabajaria	iUmT
trabajo	jW
trabajo social	j\\
trabajo$	hTiS
trabajos	jT
trabajos en	jSpU
trac	p[rR
traca-	iY
tracabilite	iY
trace	cIfJmZpHtI
trace-	i\`
trach-	aSkX
traci-	iXkU
tracing	iXkU
tracing$	iV
track	b[kZlE
track-	h[
tracked	fHh[
tracker	aIiTpStJ
tracking	gZhJ
tracks	bIhEiSjT
tracks$	iIjX
tract-	aSbWjT
tracteur	aEj]
tracteurs	bV
tractor	j\`lU
tractor$	aHbSjT
trad	i_
trade cert	hJjS
trade test	pV
trade$	h[iBjZ
trade-	b\\eViEqS
tradi-	bUiSrS
trading	bX
trading$	bV
tradition	aJbWiHjSlI
traditional	iHjWlW
trado-	j_
trados	j_
trados$	j[
tradu-	aRpJr]
traducteur	a\\
trae	q[
traer	h\\pX
traff-	lTmG
traffic	lTmG
trafi-	mVpT
trafico	aRpU
trafico$	mFpY
trage-	mV
tragen	hUjX
tragen$	hWjV
trager	qU
trager$	b@iVmWqI
traid-	jEkBl]
traig-	lUpT
traigan	pY
traigas	lWsU
trail	cXfHhIpZ
trail-	cTgE
trailer	hV
trailer$	aR
trailers	iSjV
train	lSn^
train$	bTl[
trained	jYlX
trained$	iTj\\lA
trainee	aSmT
trainee$	bFmWtI
trainees	aXm\\
trainees$	iIkGm[pF
trainer	aWkX
trainer$	iEjEk^nJ
trainers	bHcIiBm]rI
training	hRkS
training$	iZkX
trains	iSjW
trains$	bIiX
trait	bXrE
trait-	cIgT
traite	aScH
traite$	aWbDiT
traitement	gZ
traiteur	jIkY
traje-	bRhTnS
trajet	gX
trajets	gFhTiFnX
trakt-	bUjU
traktorschein	jW
trale-	bIcZ
tralee	bIcZ
tram	aUc_fTiI
tram drivers	aSjIqT
trami-	iSjW
tramite	iT
tramite$	iW
tramo	gYkJnZ
tramo$	cIgYiCkJnZ
tramp-	aYfUjI
trams	bXjElV
trank-	bU
tranken	bU
tranken$	bU
tranq-	fEiT
trans-	iS
transcript	pStY
transcript$	aGiHpWtU
transcripts	pY
transcripts$	iIpY
transfer	h[iSkS
transfer$	h[jGkW
transferable	i@j_
transferencias	bJiW
transfers	iY
transhumances	fDiSn^
transit	hX
transito	gCiZjR
transitorio	eZ
transitorio$	eZ
translator	aU
transport	iR
transport$	hXiUjT
transportation	hHiGjYpT
transporte	gSh]
transporte$	g]iR
transporter	h\\iI
transporter$	h[iGmI
transportes	aCb]iItH
transporteur	bSjXkHtR
transports	aHbYdH
transports$	aFbZ
trap	aJcIfVi\\jI
traps	i\\
traps$	i\\
tras	eSoUqF
trasl-	hXiW
traslado	hX
traslados	i]
trass-	gJoaqG
trata	hWiWjGkHqItI
trata-	iZ
tratamientos	iX
tratar	jSrV
trato	gVi\\
traub-	cFeIh[iYjF
traue-	cEi^
traum	kZ
traum$	k]
traum-	bU
trauma	bU
trauu-	gThV
trauung	bJgX
trauung$	bIgY
travail	jV
travail a	iWjHkZ
travail en	jW
travail$	bR
travaille	f]
travaille$	f\\
travailler	hZsX
travaux$	aGiTmT
trave-	nU
travel	nX
travel$	aTbAgAhTiSnUpH
travellers	iVmGpEs_
tray	bFcHgHhGi\`
traye-	gThIjT
trayectoria	gThIjT
trays	hYi_
trays$	hHpV
traza-	bUjW
tread	qX
treas-	pTqY
treasurer	pVq[
treasurer$	iVpXqC
treasury	bR
treasury$	bT
treat-	hR
treatment	mUrU
treatment$	mXpDr[
treatments	aGh\\
treaty	aWcF
trece	gViDmY
tree	bYgTh>pV
trees	cFj\\
trees$	cHi^
treiz-	gW
treize	gU
treize mois	gY
treizieme	gThT
trejo	mW
tren	iZlJ
trend	iY
trend$	iW
trene-	iT
trenes	iT
trenes$	b\\
trenn-	qY
trennen	qY
trent-	sU
trente	gVhJjU
trente$	f\\gF
trente-cinq	fU
trente-cinq heures	fV
trente-neuf	fR
trepp-	aSbHiX
treppen	jS
treppen$	iV
treppenhaus	bHi[
treppenhaus$	iW
tres anos	bW
tres bien	jJqWsU
tres comidas	haiH
tres dias	d\\fX
tres meses	eT
tres semanas	fEhSlUoT
tres veces	jW
tres y	f[iI
tres$	fZhSmS
tresc-	gSjU
trescientas	iTjZ
trescientos	gUqG
trese-	iUjH
tresen	iUjH
treso-	jVqR
tresor	sS
tresorier	aWbJ
treuh-	aWiZjDsH
treui-	iV
trevo-	hJpY
trgs	jV
tri	i^
tri$	aXbX
triag-	cU
triage	cU
triage$	cX
triaj-	iU
triaje	iU
trial	e]jHsZ
trial$	bUea
trial-	fXiS
trials	fUiTnR
trials$	bVfHiY
triba-	aTjSnS
tribal	aTjSnS
tribu-	cRh]mI
tribunal	qU
tribunal$	pU
tribunals	bZcJ
tribunals$	bZcJ
tributario	bEcIhGi]
trice	a[
trice$	aZiI
trieb-	b[hG
trien-	e]hIjJmDsJ
trier	cX
trier$	cX
trill-	aGbDc\`jEmGoT
trim	gHiasD
trimb-	cIj_
trimble	iU
trimble$	iX
trimestral	iYnW
trimestral$	i_
trimestre	bS
trimestre$	bWgGiR
trimestriel	gX
trimestriel$	gT
trimestrielle	bJgViT
trimestrielle$	gViS
trimestriels	h_
trimestriels$	h^
trimm-	aV
trimming	iT
trims	fIhIi]
trini-	hEiHoa
trink-	iWsZ
trinkgeld	gU
trinkwasser	iS
trip	cFgVnWoT
trip$	jJoSsV
tripl-	aGbciJlHmI
trips	f[hTnX
trips$	aGeTfUgShWnC
tripu-	aVmV
trish	aIbJt\\
trm	kYsI
trm$	aTkV
trock-	hSjY
trocken	hTrU
trois ans	eXiJkU
trois generations	bW
trois jours	aGdZeT
trois mois	dXeUpH
trois semaines	hViElZnToV
trois$	fUiSjS
trois-	c]mU
trois-rivieres	c[
troisieme	jRkFm\\
troll-	a\\hT
trolley	bIcIhWjS
trolley$	bJcFhVjS
trolleys	iW
trolleys$	iX
tronc	g\\
tronc$	gZ
tronc-	bWgUhGjUmG
trop	s\`
trott-	iX
trotz-	bRqWrS
trotzdem	bRqWrS
troub-	s^
trouble	iGs\`
trouble$	sZ
trous-	h\\jG
trouv-	qS
trouve	qW
trowe-	pS
trowel	pS
trs	hXjR
trs$	hVjIoJ
truch-	bTiW
truck	iDnYpI
truck$	hZn[pA
truck-	bTcT
trucks	bX
trucks and	bViU
trucks$	bW
true	iFjYqTsX
truff-	bVkW
truffes	kZ
truji-	hU
trujillo	hU
trujillo$	hS
truly	iHl\\
trunc-	gIlW
trunca	gIlW
truro	bHc^
truro$	bIc]
truss-	bRcTiSjHsI
trusses	bRcTiSjHsI
trust	bejS
trust$	batR
trust-	bS
trusted	gXiEkW
trustee	aHbT
trustee$	aFbU
trustees	qXtR
trustees$	iSqItW
trusts$	iZ
try	pYs\\
tsche-	kVnW
tschechien	n[
tschechisch	kX
tsd	bIfEg[i[jJ
tsd$	bIfFg[i[jI
tso	aZqX
tsu	ja
tsu$	jY
tt	de
tt$	d]
tts	f]
tu fais	iTjHmX
tu me	pUsW
tu peux	qUtW
tu y	qSr[
tu$	aDbWcDiEjFmUpIqDr[sI
tub	hTiUjI
tube	iWjI
tubin-	bScTiT
tucke-	hY
tucker	hY
tucso-	cSjIoV
tucson	cSjIoV
tucson$	cSjIoV
tudel-	qT
tudela	qT
tudela$	qT
tue	f^pR
tue /	iV
tue$	f_
tue-f-	fTiI
tue-fri	fTiI
tue-s-	fT
tue-sat	fS
tue-sat$	fU
tue-sun	fSgI
tue-sun$	fS
tue-t-	dY
tue-thu	dY
tue-thu$	fR
tues	dXiW
tues /	dXfCiHmT
tues$	fZiVjIpU
tues--	dZfSiF
tues-sat	fX
tues-thurs	d[fEiF
tuesd-	fXgJ
tuesday	p[rI
tuesday to	fX
tuesday$	fHiX
tuesdays	dY
tuesdays$	cJdW
tug	aHb]iR
tug$	aIb[
tuila-	hFm^oY
tuilage	mGo]
tuiti-	h[
tuition	h[
tuition$	h]iGjJ
tulla-	cX
tullamore	cX
tumua-	pS
tumuaki	pS
tun	i[
tun wir	gW
tune	cHiVmWpJ
tunel	jW
tunel$	aSjY
tuner	a_tH
tuner$	a]tJ
tuner-	aXiS
tunin-	iU
tuning	iU
tuning$	iTkWlI
tunne-	bT
tunnel	fTnItT
tunnel$	jWqGt[
tunnels	aSbW
tunnels$	aTbS
tupe	i\`jH
tur	bFc\`hDoJsHtJ
turbi-	bFgGiWjZ
turbine	aVgG
turbo-	iY
turbot	iY
turf	iSjU
turis-	iU
turismo	jX
turismo$	lT
turistas	kWsV
turistas$	jAkYs]
turistico	iTlFqCr]
turke-	hWsZ
turki-	kY
turkisch	aHkU
turkisch$	aHcJjV
turn	jIpVtU
turn--	cEiUq]
turna-	fWiU
turnaround	iUjS
turne-	fIiZjFpG
turnh-	bUiU
turnhalle	bWcRfT
turnhallen	iS
turnhallen$	bT
turni-	eIfUgRiS
turnicidad	gX
turning	i\\
turning$	iW
turno	aVfXiS
turno de	iTmV
turno partido	fT
turno$	mT
turnos	fTiV
turnos de	fYgI
turnos$	mU
turnover	b[qU
turnover$	b\\
turns	fY
turns$	aEfViT
turqu-	iUnY
tus	h^pR
tusch-	i\`
tut	qCsStY
tutel-	b[iT
tutelas	aRbHiU
tutoi-	r^
tutoiement	rY
tutor	a_
tutor$	a\`
tutor-	iWlXmT
tutorat	aHlZmVtH
tutoria	i\\
tuttl-	cX
tuttlingen	cX
tuttlingen$	aIcU
tuv	bIj\`
tuv-z-	b]jIkW
tuyaux	iV
tuyo	dGfEg\\kBpT
tv	bUfFg^jIpItH
tv-ar-	g]
tv-arzte	g]
tv-h	g^jH
tv-l	gc
tv-l 00	fSgR
tv-l e	gU
tv-l$	gW
tv-v	g[
tvod	eWg\`jH
tvod 0	eZjA
tvod 00	gU
tvod sue	gU
tvod$	eW
tvod--	eZgd
tvod-vka	gY
twelf-	eU
twelfth	oS
twelv-	f\`
twelve months	eTfJhT
twelve$	bGgTmX
twent-	g\\
twenties	kIs\\
twenty eight	fSgShJ
twenty four	gU
twenty percent	hU
twenty seven	gShV
twenty$	fZhTmH
twenty-five	gChZiWmI
twenty-four	a\\bDfC
twenty-one	gW
twenty-six	iT
twic	jX
twic$	jZ
twice	nU
twice a	bEcViTkInS
twice$	bYiVrU
twin	cUfSiI
twins	a?bAcJeDik
two and	bEgFiY
two days	cGd^eRfS
two hours	fVh?l^nT
two hundred	rT
two in	aFj\`kJmItG
two months	eFfW
two saturdays	fW
two to	nV
two trips	bJf_gGhUnGpJ
two years	e\`
two yrs	e[
two$	d[tR
two-f-	bZ
two-t-	aFbIcHdWf]hGiGjG
two-w-	hX
two-wheeler	hX
tx	c\\nY
tx$	cZjEnY
txt	gHpWtZ
tyba	j\\
typ	gGsd
type	sW
type 0	bY
type :	eWrTtH
type this	iGs[
type$	aHsUtZ
types	iJsb
types-	aScJj[
typescript	aScJj[
typescript$	jW
typin-	jY
typing	jY
typing$	iT
typo	kY
tyre	bY
tyre fitter	aSqH
tz	eWfW
tz ab	eT
tz$	eUfWpH
tzbfg	eW
tzbfg$	eVjI
u /	m]
u 0	eHgFiUpW
u 00	aVi]
u$	fWiHkZlXmIpE
uae	bJiVj\`pD
uae$	iTjS
uaeac	iRjX
uaeac$	iVjW
ubben	gGhBjIm\\pWqI
uber	sS
uber 00	fJgZqCsj
uber das	iWjIpU
uber dem	hZ
uber der	bFcId\\gHiT
uber die	e[gAjVqJ
uber$	gTiIsU
ubera-	jUtY
uberb-	bWcR
uberf-	gHhTiV
uberg-	h_
ubergabe	oW
uberl-	cWgHhUjT
uberm	bFhYsU
ubern-	eUnY
ubernachtung	n[sI
ubernachtung$	hIn\\sI
ubernahme	e\`hVkJ
ubernehmen	iWjZqU
ubernehmen$	jT
ubernimmt	aTiX
ubernimmt$	aUiT
ubers-	rY
uberschrift	pJr\\tJ
ubersetzer	aW
uberstunden	gV
ubert-	gV
ubertariflich	gV
ubertariflich$	gV
uberw-	bUgHiXrSsG
uberworfen	qU
uberz	cGg[iJ
uberz$	cGg\\iJ
uberz-	fSgV
uberzahlen	gUiJ
uberzahlung	fTgU
uberzahlung$	fW
ublic-	hUiSjU
ubliche	hViSjU
ubliche$	hViSjT
ubung-	eX
ubungsleiterpauschale	eX
ubungsleiterpauschale$	eYhIiI
uccle	c^
ucker-	aIcW
uckermark	aIcW
udaip-	b?cc
udt	jS
ue	jXnU
ue$	nX
uefa	jakG
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aFbHcVjHr[sS
ugand-	cSiS
uganda	cSiS
uganda$	cViT
ugh	q\\
ugh$	q\\
ugx	bIg\`jH
uh	bJgGhUiRjHtW
uh$	bHcIjItX
uhr	fa
uhr an	fTqR
uhr dreißig	fTiJ
uhr$	fY
uhren-	lY
uk	bS
uk licence	jW
uk$	bSdWjH
ukcc	aEj_tD
ukrai-	aVkGs\`
ukrainian	iUkE
ulm	bScWkT
ulm$	cVkU
ultim-	jHqY
ultimate	aSiZjG
ultimo	eHqX
ultra-	bWcIhIiZ
um 00	bHeHh^i?jCnI
um die	gXsV
um funf	bVf\\mHtH
um$	aDtV
umbau	bWiXjF
umbau-	i[
umbauen$	iV
umbre-	eXgU
umbrella	eXgU
umbrella$	bIeSgWlIsI
umfan-	fZiRjI
umfang	fZiRjI
umgan-	j\\
umgang	j\\
umgang mit	j\\
umgeb-	cRoEqX
umgebung	cTiE
umkle-	s\\
umkleide	s\\
umkre-	cTnS
umkreis	cTnS
umkreis$	nV
umler-	lY
umlernen	lY
umowa	e\\
umowa o	eX
umr	b[tH
umsat-	eYhIiS
umsatz	gS
umsatz$	bSgZ
umsatzbeteiligung	g\\
umsatzbeteiligung$	g\\
umsch-	iHjUrU
umso	kZ
umso besser	kZ
umson-	cThR
umsonst	cThR
umsonst$	cUgR
umste-	i]jIlU
umwan-	iV
umwel-	jV
umzug	aUhYnYtH
umzug-	bHh_rV
umzugshilfe	gChZ
umzugshilfe$	gJhU
un (	aW
un an	eXjTkItT
un ano	j[kHtT
un atout	kZ
un dia	daeJtR
un domingo	f[
un fin	qJsJ
un homme	s^
un jour	d_rI
un mes	eShUiGnV
un mot	kXqUrXsA
un petit	aSqU
un peu	kW
un plan	i<jd
un plus	jIkb
un poco	jJk_
un poste	bItV
un sabado	fS
un samedi	jYpW
un solo	iFpVs]tI
un video	p\\
un vrai	hZiGjUkT
un we	f]
un week-end	fS
una persona	a\\
una semana	fTpR
una vez	nV
una$	aUfV
unas	bEeSiRn\\
unbef-	eh
unbefr	eU
unbefr$	eU
unbefristet	eR
unbefristet$	eW
uncap-	gVjI
uncapped	gVjI
uncapped$	gX
uncle	b[fGhEiHm^
uncle-	jZ
uncles	jZ
und 0	fFhXmTpS
und 00	mR
und 000	bZfX
und ab	bZiUjHnI
und alles	aHi\`qGtG
und bitte	iIjT
und dann	iXtU
und das	fGi]
und den	cS
und die	rT
und ein	mT
und eine	iJjTm^sR
und englisch	jY
und herren	mHtT
und ich	fEpSqY
und im	iUrT
und in	iV
und klasse	kT
und nicht	jZrZ
und ohne	bJr[sZ
und so	f\\jIsS
und vier	fChZpTsG
und zu	bUnV
und zwei	aCbXmYtE
und$	tW
under	m^
under 0	i[r^
under 00	gUnWsb
under 000	mH
under the	hVmSrG
under you	mY
under your	mCrYsH
under$	mTsT
under-	gDqR
underground	b>c\`hEjT
underground$	hFjZ
understanding	iHjVqX
understanding$	iHjVqX
understands	jX
underwriter	aU
une experience	kS
une fois	eSfImS
une nuit	f_
une semaine	fTpSrR
une$	jT
unfal-	gEhbiR
ungef-	gTtU
ungefahr	gTtU
ungel-	cIfJgUh^iAjDkGlU
uni	bDiSlXsS
unica	p]
unida-	bYcU
unidad	bYcU
unifi-	cBgTjUkR
unifo-	h_sT
uniform	hXsW
uniform$	hS
uniforme	h[
uniforme$	sW
uniformes	b[hSiI
uniforms	iX
uniforms$	hU
union	bTsUtV
union$	aBbWcHeZhFpHrHtX
uniqu-	fXjJpVsW
uniquement	fYjHpWsY
uniquement$	fRjIpTs[
unit	bRcRhS
unit$	aUcShU
unita-	aIbV
unite	aSbVkX
unite-	aDbdiI
unites	bZ
units	bUiRjU
units$	bVcTiV
unity	aTj[
univ	b[cHiG
unive-	bSl^
universidad	bVlT
universidad$	gWlD
universitaire	bTj?l[
universitaire$	bV
universitaria	b\\mJ
universitario	cSlT
universitario$	bIcXlU
universitat	tT
universitat$	bUcHtV
university	bXlY
university$	bSlV
unlim-	eXhT
unlimited	eXhT
unlimited$	eV
unloa-	i[
unloc-	aIqGtT
unlocking	iU
unlocking$	iV
unmar-	sV
unmarried	sV
unnec-	iGl_
unnecessary	iGl_
unnecessary$	lY
unnot-	l[
unnotig	l[
unnotig$	l[
uno	nS
uno de	jGnYoU
uno$	fYiH
unos	gU
unos 0	eT
unpai-	sY
unpaid	sY
unreg-	bEcJf[hHlGqH
unres-	j]
uns	kT
uns :	bXdHiHsT
uns$	eSkX
unser	aEbSrX
unsere$	bGhIjZkGtV
unseren	aXiFtI
unserer	aIpUtT
unsig-	iX
unsoc-	fXiD
unsocial	fXiD
unten	aIrTt]
unter	m[
unter 00	gHsd
unter drei	bViW
unter uns	qb
unter$	pU
unterkunft	gUsR
unterlagen	pb
unterlagen an	pS
unternehmen	bUiHjT
unterscheiden	lVtW
unterwegs	kImRn[
until	eT
until 0	oGpY
until the	eTgIoIqV
uocra	cFe^jCkIpJtD
uop	eTgW
uop$	eTgV
up 0	eXgGhJiYpH
up for	aIbYeSmFpSqF
up from	iS
up in	dSiJkFsZ
up on	bU
up the	nRqT
up w	bGg@iX
up$	jT
upc	cUiH
updat-	jStT
update	bTfFiEjY
updates	i\`
updates$	iX
upgra-	iX
upgrades	iX
uph	fU
uphol-	aRgEiRkX
upholsterer	aS
upholsterer$	aY
upholstery	aSiDkZlHmIpH
upkee-	iV
upkeep	iV
uplif-	gU
uplift	gU
uploa-	iV
uploads	iZ
uploads$	iX
upon	eVkW
upper	cX
uprig-	iU
uprights	iU
ups	iUjT
ups$	iVjU
upsel-	i[
upsell	iX
upsell$	gT
upsta-	hU
upstairs	hU
upstairs$	bShX
uptim-	iS
uptime	iS
upto	sZ
upvc	i[
ur	bHcZg\\iHjI
urban	hZ
urban-	bU
urbanizacion	aBb\\
urbanizacion$	aDbViU
urbano	bFkW
urdu	k[
urdu$	kW
urge	oRq\\
urgen-	fUtU
urgencias	fZgG
urgent	tT
urgent$	tU
urgente	aGmIt[
urgente$	aJbHmIt\\
urlau-	h\\
urlaub	rStU
urlaub$	hWrU
urlaubsgeld	gT
urlaubssperre	f]gIhI
urlaubstage	fBh\\
urlaubstage$	hS
urlaubswoche	fHh_
urtei-	cGi^
urugu-	aGbJgGm[s_
us "	r[
us $	g]
us :	b]
us a	aJp_sS
us all	bHm^
us at	bVcIeI
us for	bViFq^
us not	hHlIpV
us time	dWtH
usa	n]
usage-	bZgG
usagers	bZgG
usd	gViS
usda	bYjD
use	rV
use of	fHiIj\\
use the	fUiGrT
use$	hWjS
used	lT
used to	hRqW
used$	rSsI
usefu-	kU
useful	kU
useful$	ka
user	hZi_jI
users	aIb\\gJtG
uses	j_lCrV
usher-	aVqT
ushers	aVqT
usina-	aTiFkY
usinage	aTiFkY
usine	bW
uss	hdjG
usted	pHq]rW
usted$	bHmVrW
usual	i\\
usual-	fV
usually	fV
usuar-	bUiSnV
usuarios	bUhInW
usuarios$	nV
usw	cIh[
ut	jS
ute	h[
ute$	hSkWtV
uthgr-	eS
uthgra	eS
utile	jFkXlZ
utile$	jBl]
utili-	gUhX
utilidades	g[hTiGpI
utilidades$	gWhViApH
utilitario	hV
utilitario$	hV
utility	eIiU
utrec-	cXdU
utrecht	cXdU
utrecht$	cXdV
utrer-	cT
utrera	cT
utrera$	cT
uv	iTkX
uv$	eIkY
uwe	pZqX
uwe$	p[
ux	aV
ux researcher	aXrH
uzes	aRc\`
uzes$	c\`
v	jV
v 0	rW
v$	jX
va	qT
va el	oXqIsItU
va$	eSiZjE
vac	bJhYiWoIpXrE
vac$	h[iVpUrG
vaca	c]
vacac-	h\\oI
vacaciones	h\\oI
vacan-	oU
vacances	fRgThU
vacances de	oZ
vacances scolaires	h\\
vacances$	bShW
vacancy	tT
vacancy$	iZqF
vacant	o\\
vacante	bDcYjHmIoVpH
vacante$	eXqR
vacantes	a\\jJqU
vacantes$	a]bIjFqS
vacas	bXiT
vacat-	aUfY
vacation	aUbJgU
vacation$	fCgVhW
vacations	eUf[mR
vacations$	aIbIe^iGmX
vacci-	iSj[
vaccination	hUjR
vaccination$	cIhWiSjF
vaccins	jR
vacio	ib
vacio$	i_
vacun-	jX
vacuna	jRpS
vad	i]
vaill-	hJiSsY
vaillant	hJiSsY
vaiss-	i[
vaisselle	i[
vaisselle$	aIi[
vajil-	bT
vakan-	mX
vakuu-	bIcGh\\ic
val	bZc]iFmT
val-d-	c\`iJ
valab-	cIeIrY
valable	cIeIrY
valde-	bYc[eJiCpF
vale	lTqS
vale$	iHjCkVl[mIqS
valen-	c^iT
valence	c[lX
valence$	lZ
valenciano	cCjEkYlU
valenciennes	cWiI
valenciennes$	cXiI
vales	h]
valet	aUi\\qH
valet-	iEja
valia	mHqZ
valia$	mGqX
valid	iJj[sY
valid$	iGjY
valid-	jZ
validation	iY
valide	jVqU
valide$	j]pF
validite	jU
valis-	iX
valise	iX
valla-	c[
valladolid	cVdS
valladolid$	dV
valle	cWdXjUkH
valle-	aHc]iInSsV
vallee	bHsY
valley	bWiInY
vallo-	cbiJ
valor-	iTk^
valora	k]
valua-	iS
valuations	eHi_
valuations$	aIi]
value-	bIk[pXqIsY
valve	i\\
valvu-	aWiI
valvulas	aWiI
valvulas$	aWiH
vamos	qYrGtW
van	h_nU
van +	hGlWsS
van and	hV
van driver	aX
van licence	hDjc
van$	hXjRnU
vanco-	cUqS
vancouver	cUqS
vancouver$	qV
vande-	aEbTcFfGgIm_
vanne-	cX
vannes	cX
vannes$	cW
vans	bdiR
vans$	b\\iV
var	cEgZjI
varia-	gZ
variabel	fUgW
variabel$	fX
variable	fFgWtT
variable por	gW
variable$	gShV
variadores	jHk[
variations	iX
varon	se
varon$	s[
varro-	iS
varroa	iS
vast	ea
vast$	e[
vat	iW
vat returns	j\`
vat$	bSeS
vater	a\`
vaudo-	bIcYjJ
vaudoise	bIcYjJ
vault	jb
vax	j_
vax$	j[
vb	ghjE
vb$	g[
vbl	fIgWhVjIsE
vbl$	dJfJgXhWjIsE
veces	n_
veces al	dUeIjW
veces$	iInZ
vecht-	cV
vechta	cV
vechta$	cX
vecin-	qVtV
vecinas	s[
vecinos	qU
vecto-	jZ
vectorworks	iIjY
vectr-	bYiIjY
vecu	je
veg	hUiY
veg$	bWhT
vegan	aFb]hGjHkSl^pGtD
vegan-	aTjVmI
vegane	bWjYkGrJ
veget-	gFiYsVtS
vegetarier	sWtW
vegetarier$	jHsTtT
vegetarisch	iZ
vehic-	hSjS
vehicle	hV
vehicle$	hBiTjX
vehicles	bZgD
vehicule	hRjWnS
vehicule de	hUjGnT
vehicule$	gIhcjB
vehicules	bWiS
vehicules$	iU
vehiculos	mY
vehiculos$	aEbIhIiHjRmYtI
veill-	iWjFsU
veint-	bTgX
veinte	bTgS
veinte$	bZgR
veinticinco	fWjW
veinticuatro	fHgYhGiIlDtU
veintidos	gZiG
veintidos mil	bT
velbe-	bBcdiH
velo	h\`
velo cargo	aU
velo$	bW
velos-	aEbTcHh^iEjC
velot-	c]fEhHiElEnIoJ
vemos	jXpHqY
venda-	iYnT
vendanges	bJfTnVtJ
vendanges$	bHfViHnW
vende	bXcIqJs]
vende-	mT
vendedor	aW
vendedores	bTmS
vendedores$	aJbWiIjHmV
vendeur	fHsY
vendeurs	m]
vendeurs$	m]
vendeuse	a[
vendeuse$	aS
vendeuses	mS
vendi-	oV
vendiendo	qT
vendimia	oY
vendimia$	aTgTmI
vendo-	iUlI
vendor	hUiU
vendors	iTjFkVsU
vendors$	iU
vendredi	dT
vendredi 00	lS
vendredi midi	bTjI
vendredi$	dU
vendredis	fU
vendria	bIk\`
venee-	bFcJiX
veneer	aIjS
venen-	iSkY
venencia	iSkY
venga	jHlR
venir	hRjWpW
venta	bTi\\
venta$	bXgUiE
venta-	bIhUkS
ventaja	k]
ventaja$	kW
ventana	aHbIcFhXjX
ventana$	hYiSjE
ventanilla	bJhVmI
ventas	iV
ventas$	i]jGlIrHsC
vente	jWoVpG
vente de	gV
vente-	aHbIc[hJiUmJnI
ventes	aHbIc[hJiUmJnI
venti-	gCh\`iYsI
ventilacion	gAhbpF
venue	bY
venue$	b\\
venue-	n]
venues	n]
venues$	bTnT
ver	jVt]
ver si	qStR
ver$	t\\
verac-	hU
veracruz	hU
veracruz$	hU
veran-	j_
verano	hW
verano$	fUiV
verantworten	iZ
verantworten$	iT
verba-	pZrU
verband	aJbFpYqItT
verband$	aFbEpYqJtT
verbandsgemeinde	b[
verbandsgemeinde$	bXcJ
verbe-	gZmI
verbeamtung	gZmI
verbi-	cUhTiR
verbo-	fS
verboten	fS
verbr-	iTqW
verdad	jStR
verdad$	sTtT
verde-	bHc_nV
vered-	bVkTnX
vereda	bUkTnX
verei-	iV
verein	bTfJ
vereinbarung	gTqR
vereinbarung$	gToS
vereine	cHiY
verfa-	aViEj[tH
verga-	iT
vergaberecht	aIbScIiW
verge-	aXrS
vergeben	aXhIiHpHtT
verger	aSmX
verger$	aUcIfJmH
vergl-	iT
vergleichbar	gIjT
vergu-	gWhU
vergunstigt	h\\
vergunstigt$	h]
vergutet	hTpU
vergutet$	gHhViGjTpV
vergutung	g[iI
verha-	gTjT
verhandelbar	aFbGg[
verhandeln	iXjI
verhandlungen	iT
verhandlungssicher	jZ
verhandlungssicher$	j]kI
verhe-	qIs^
verheiratet	qIs^
verheiratet$	sT
verif-	iRjT
verification	jV
verification$	iXkI
verifikation	i\\
verka-	lU
verkauf	aYiIsU
verkauf$	hI
verkaufen	bUiV
verkaufen$	qW
verkaufer	lY
verkaufer$	aSjIlU
verkaufserfahrung	hEjHkHl]rI
verkauft	jUqXsV
verke-	aIja
verkehr	iW
verko-	i\`
verku-	kVqY
verkurzen	kX
verla-	bSeU
verlag	bY
verlangerung	e_
verlangt	l]pJsT
verle-	bVe\\hEiTpJ
verlegen	i^
verlegen$	iW
verlo-	cIqXsUtI
verloren	cIqXsUtI
verme-	rUtR
vermeiden	rY
vermeiden$	rS
vermessungstechniker	bT
vermi-	iVjU
vermin	iZ
vermittelt	hV
verni-	iZ
vernis	iV
veron-	cHjDn^pG
verpa-	aHb\\iSjH
verpackungsmaschinen	bY
verpf-	gZhT
verpflegung	h]iI
verpflegung$	hZiHpI
verra	qUsS
verra-	aV
verraumen	iT
vers	iVjInIpV
versa-	iS
versand	bRiW
versand$	bRiV
versant	cXiGpW
versc-	jZ
verschwiegenheit	jZqT
verschwiegenheit$	jYqU
verse-	gShDmIp\\
versi-	bVjSr\\
version	r[tU
version$	t\\
versions	re
versions$	jJr[
verso-	aFh[iTjI
versorgt	bW
versorgung	bIhBi_jI
versp-	fFgDi@jEn^
verst-	bUj[
verstehen	iHjYsX
verstehst	s\\
verstehst$	s\\
versteht	jVkRrT
versteht$	aIjZrY
verte	oDp_qD
verte-	f_
verteilt	fU
verteilt auf	fU
verti-	jXlI
vertical	iVjEkT
vertical$	jIkV
verticales	jT
vertige	jY
vertige$	jTrJ
vertigo	jRlG
vertr-	aUjStB
vertrag	eToG
vertrag lauft	eToG
vertrage	jT
vertrage$	bWjT
vertraulich	mCpTq\\
vertraulich$	qX
vertretung	iS
vertretungsweise	gGi^
vertretungsweise$	gFi^
vertrieb	bHjGl^qS
verts	aWhE
verur-	iYjDs\\
vervi-	aIcc
verviers	cUjI
verviers$	cV
verwa-	iIjb
verwaltung	iEjBlVmV
verwaltung$	aXiHjIsS
verwaltungsfachangestellte	jY
verwaltungsfachwirt	jZ
verwe-	i^jSrW
verwenden	iIr^
very	kX
ves	kFqYrX
vesou-	cU
vesoul	cU
vesoul$	cU
vesse-	bUcR
vessel	bScT
vessel$	bZiJ
vessels	iV
vessels$	iV
vesta-	b]jF
vestas	b]jF
vesti-	gShVsU
vestiaire	eEh^lIpF
vestiaires	hU
vestiaires$	hGi\\
vesting	fEg^hGjE
vestu-	hZ
vestuario	hZ
vestuario$	hT
vet	kR
vet nurse	aXjStG
vet$	aZcJiIkGp[
vetem-	h[iD
vetements	h[iD
veter-	bWmZ
veterans	bJiVsS
veterinaria	aRbIhR
veterinario	mS
veto	aY
vets	b\\
vets$	b[
vetti-	j[pR
vetting	j[pR
vetting$	iGj[
veuil-	aIrStU
veuillez	aIrStU
veut	iHq\\
veut pas	qSsS
veut$	aIdFfJjJoWpIqFsEtZ
veux	s[
vez	dTiIn\\
vhf	iVkU
vhf$	bIiUkT
vhi	h_jJ
vhi$	h\\
via	gJpX
via the	pV
viaje	fIgTh\\
viaje-	jTnU
viajes	nVrS
viajes$	j]nD
viand-	hY
vianda	hX
vianda$	hY
viande	fG
viari-	aW
viaria	aW
viaria$	a[
vias	ja
viati-	g[hEnU
viatico	cIgZiIjI
viaticos	gRhEnW
vibe	s^
vibra-	hY
vic	ca
vic$	cX
vice--	fIiFjFm]pGqW
vicen-	mV
victo-	hTjW
victoria	hXjJ
vida	hWpU
vida laboral	jIp_
vida$	bShTqR
vide	b?jTqZ
vide$	jY
video	kUp[
video de	pW
video$	aVd^fDhE
video-	i\\tS
videollamada	pY
vie	i\\
vie$	aWrJ
viejo	bGcYsZ
viejo$	bGc[iJsU
viel	bTfUiRqTtG
viel$	bFfZi_oIqC
viele	iW
viell-	iIqW
vielleicht	iIqW
viene	aFhUmT
viene-	fIkIl^
vienes	fIkIl^
vienn-	gIiZnWqV
vienne	iHnY
vient-	gUhHqY
viento	gWhF
viento$	fW
vier	fWmU
vier tage	f^pH
vier wochen	aGfAiInUoeqRrF
vier$	f]pU
vier--	cEfahDiEjImXpH
vierg-	jYsT
vierge	jYsT
vierh-	bVgStF
vierhundert	gUhRkJtG
vierm-	nY
viermal	nY
viernes 0	eJ
viernes 00	eDp[
viernes a	fT
viernes de	fIh[
viernes hasta	fT
viernes tarde	fU
viernes y	fS
viernes$	fShRiS
viert	bTiJm[
viert$	bSmV
vierte	iEqY
viertel	gX
vierten	fUiT
vierter	bT
vieru-	cIiZ
vierz-	c^
vierzehn	cJiXmIpT
vierzig	dTsS
vierzon	cW
vierzon$	cWmJ
vieux	qUs[
view	bHeXjJpGrUtS
viewi-	iU
viewings	iU
viewings$	iT
views	jYmI
vigen-	aFjY
vigente	aFjY
vigente$	aFj]
vigil-	i^
vigilado	bXiH
vigilance	iS
vigilancia	cIgJiX
vigilante	aZgI
vigne-	bViJ
vigo	cW
vigo$	cY
vigor	aDbIj[
vigor$	aDjZ
vii	aGbGcDdHeGfGg_hEiCjBkGlGmHnGoHpGqGrGsGtG
villa	bUcThT
villa maria	hFiR
villa$	cCh]iH
villa-	c[
villach	qSsT
village	bTcThHi?jYsS
village$	b]iD
villages	cX
villages$	cX
villarrobledo	cU
villarrobledo$	cU
villas	bT
villas$	jT
villavicencio	cY
villavicencio$	cY
ville	bWhRqT
ville-	c[tU
villefranche-de-rouergue	cX
villefranche-de-rouergue$	cY
villeurbanne	cUjI
villeurbanne$	cU
vilni-	cT
vilnius	cT
vilnius$	cT
vina	bWiJ
viney-	aT
vineyard	aT
vingt	aUfW
vingt$	aUfV
vingt-cinq	eVfHhGoItF
vingt-deux	bSmT
vingt-sept	bVfGgVhH
vingt-six	bThX
vino	bTgIhZ
vino$	bTgFhU
vinos	iZjV
vinos$	fHi[jI
vins	hXiIo^pA
vinta-	aWiGjZsS
vintages	iGj\\sT
vinyl	iYlU
viole-	bUiIjT
violencia	jV
violi-	iT
vire	q[rU
virtu-	hSiEjX
virtual	pY
vis	bVh^jE
visa	eSiI
visa$	eSh\\jI
visag-	sX
visage	sY
visas	bDiVs^
visib-	rVsZ
visible	kGpIqIrY
visio	iIjJpc
visio$	pY
visio-	aUbVjS
vision	aXjU
vision$	a\\iI
visit	i_mHpYqS
visit$	gSiSpV
visita	nT
visita$	gXjIrX
visitantes	bZsI
visitantes$	bZjRsI
visitas	iT
visite	fTgHpU
visite de	p\\
visites	nT
visiteurs	b\\gE
visiteurs$	bX
visiting	h[iH
visitors	bWkW
visitors$	bUiX
visits	dRnU
visits$	cRiX
visp	aTcXiF
visp$	aUcX
vista	bUcGiSjU
vista$	bRiSjS
vista-	dUfS
vistas	dUfS
visto	kVqEtX
visua-	i[
visual	i[
visual$	iY
vital	kZ
vital$	kZ
vital-	hW
vitality	hW
vitality$	hW
vite	aHbJkXqEt_
vite$	bGcGiGjIkSrIt[
vites-	iVtT
vitesse	iVtT
vitor-	c\\
vitoria	cV
vitoria$	cV
vitre	bBcaeI
vitre-	i_jF
vitri-	i[
vitrina	iSjS
vitrina$	iS
vitrine	eIfEi^
vitrines	iU
viva	iUjSsU
vivan-	bUiHsS
vive	cUkYrT
viver-	aGbUc^iAjH
vivero	aEb[
vivid-	k[
vivida	jSkV
vivida$	iIjVkT
vivie-	hX
vivienda	h\\
vivienda$	gW
viviendas	bWiX
vivo	bGjWkRpU
vivo$	jUpW
vlook-	jZ
vlookup	jZ
vlookup$	iJjW
vmwar-	jU
vmware	jU
vmware$	jUkJ
vob	iU
vocab-	iV
vocabulary	iV
vocal	cImY
vocal-	bUjTtV
vocale	iRtY
vocale$	iW
vocat-	bT
vocational	bT
vogel-	aAcHeHfJiUj]kHpHrIsGtI
voice	jSrRtZ
voice memo	t[
voice note	pUtV
voice$	bDiFjSqHsUtX
voice-	aWiT
voices	rW
voici	t]
voici-	iU
voicing	iU
voicing$	iS
void	aFbHcZiW
voids	iZ
voie	eYtC
voie$	aX
voila	ta
voila$	cHgJhIt]
voile-	gFiWs[
voir	dWiTpX
vois	pXqDsZ
voisi-	kZrT
voitu-	hS
voiture	hUjRnS
voiture de	hZqU
voiture$	gWjTkH
voix	i[qR
vol	bDfIhWi[qV
volke-	bViI
volks-	bY
volkshochschule	bU
voll	hZoJ
voll$	fWoFsR
volle	eGfaiHqItF
volle-	bWfIlW
vollem	fHlX
vollj-	j_
volljahrig	jZ
volljahrig$	jX
volljurist	j[
vollk-	aTbCfd
vollkonti	fX
vollkonti$	fZ
vollp-	gS
vollpensum	gS
vollpensum$	gX
volls-	cIdWiS
vollz-	eWfT
vollzeit	eWfU
vollzeit$	fXgU
volon-	aUeTjS
volontaire	a\`iI
volontariat	eXjY
volontariat$	aXjZ
volonte	hY
volonte$	h^
vols	b]fGgGh[iDjImXpJ
volta-	jW
volti-	gEiBjFkc
volum-	aY
volume	aXkR
volumen	aSiR
volumen$	aVbDiR
volun-	mY
voluntariado	iRkW
voluntariado$	jHkY
voluntarios	aIkXm]
voluntary	fThIn[oI
volunteer	bUiU
volunteers	iSmX
volunteers$	bW
volvo	bajEnX
volvo$	aCbHhWmHn]pJ
vom bahnhof	cXpH
vom hof	cIhEiFjDkWlRnTsV
vom$	iTpU
von 0	bZfXjI
von 00	iZjH
von 000	bX
von daheim	d[nRoG
von der	nT
von hand	bTiRjV
von vorteil	kX
von zu	bGcJdUnX
von zuhause	d[fHhJ
von$	mIoSsRt[
vor	pT
vor allem	bWnG
vor der	c\\iJoZqE
vor ort	d]iS
vor$	fXpSqJ
vorab	aIbJcIdIe^fEgGhFlDnGpE
vorar-	jE
vorarbeiter	a[
vorarlberg	bXcAgIkJnY
vorau-	jS
voraus	tT
voraus$	lT
vorausgesetzt	jVl[qJ
voraussetzung	kXsS
voraussetzung$	kU
vorbe-	aIiXsT
vorbeikommen	pV
vorbeikommen$	p[
vorbereiten	eIiW
vorbereiten und	iS
vorbereiten$	eFiT
vorbereitung	gX
vorbereitung$	iX
vorfu-	i^jC
vorga-	qb
vorganger	iJq_
vorge-	md
vorgearbeitet	f]hG
vorgesetzt	m]
vorgesetzte	mZ
vorha-	hSkU
vorhanden	hTkU
vorhanden$	hVkV
vorhe-	gUlV
vorher	gVlW
vorher$	fWgIoV
vorke-	l_
vorkenntnisse	l_
vorla-	rZ
vorlagen	iW
vorle-	bXjWkT
vorm	aGq\\tX
vormi-	fX
vormittage	fciF
vormittage$	f^
vormittags	pSqT
vormittags$	f^iG
vorsc-	iZ
vorsi-	iJkFpEq\\rEtX
vorsitzende	pIt[
vorso-	dBfGh[iU
vorsp-	mIp\\
vorst-	pV
vorstand	mXqX
vorstand$	aVeGm]qH
vorstellungen	f[iE
vorte-	kZ
vorteil	kZ
vorteil$	k\\
vortr-	iS
vortragen	iS
vorze-	gUjRsT
vorzeigbar	jUsV
vorzeigbar$	jVsV
vorzu-	kX
vos	fWiIrS
voss	aJbHh[iF
voss$	aIbGcJh[iIjG
vote	pXqU
votre	pTsZ
vouch-	h\\jJpT
voucher	gFhSjCpY
vouchers	h[
vous$	hXtV
voy	oIqatF
voyag-	eShSnV
voyage	eYpIsX
voyage$	iTsV
voyages	cGgIhXnY
voyages$	aWhDnZ
voz	iUtT
vp	mc
vpn	dbiJjF
vpn$	d^iHjG
vrai	jVkV
vrai$	bGiXjWsF
vraie	aVcHj]
vrd	aXiZ
vrd$	aZcDiW
vsl	aYbScFiG
vsop	g[jH
vsop$	g]jI
vt	jFk[
vts	aYbH
vu	kUs[tT
vu les	s^
vu$	jIk^
vue	hTiT
vue$	iXjU
vuelo	cGhTiXlT
vuelt-	fIiZjGmGnU
vuelta	iFnX
vuelv-	e[fJnUqTrGtI
vulne-	jV
vulnerable	iHjVrR
vw	hbnG
vwl	hWiI
vwl$	hX
vz	eYfSgV
vz$	bIeVfSgU
vza	aGbIeUfR
vza$	bHeVfS
w 0	e^gTiTjH
w$	iIjXrT
wa	cTj\`
wa$	c\\dGgWjE
wa.me	gFjIpa
waalh-	cT
waalhaven	cT
waalhaven$	cT
wache	gIhZiW
wache$	iZjI
wachs-	aScJeGtW
wader-	dXiFjW
waders	dXiFjW
waders$	cJdY
wafa	fHj\`kH
wafer	aEiT
waffe-	iIjVlU
wage	eSg]
wage$	e[gShIjClV
wagen	aIbTcAhYnZ
wagen$	aJbUhX
wagen-	bSiT
wageningen	bWiD
wagenmeister	aX
wages	gTqSsV
wagga	c[
wagga$	c\\
wagon-	bXcHiZ
wahl	fFgHhZmW
wahl$	hZmS
wahlb-	fV
wahlbar	fV
wahlbar$	hW
wahlw-	fHhTiHpT
wahlweise	fHhTiHpT
wahre-	fTq\\
wahrend	fVqS
wahrs-	eY
wahrscheinlich	eY
wahrscheinlich$	e[pJ
wait	eWiGlVtU
waite-	aVmS
waiters	fJiRmW
waiters$	fImX
waiti-	aW
waiting	aW
waiting list	iVqX
waits	jU
waits$	jU
wakef-	cYtD
wakefield	cYtD
waldb-	bXiDjHoS
waldbad	cSlRoUpI
waldv-	cS
waldviertel	cS
waldviertel$	cS
wales	bFgWj_
wales$	bGgWj[nJ
walk	iUjGpZ
walk in	p[
walk round	p[
walk$	gTiX
walk--	b]iDjU
walk-in	fIpY
walka-	iZ
walke-	aJmWqT
walked	qZ
walker	aFm]
walki-	hEi[nT
walking	hHnUpI
walks	ic
walks$	iZ
wall	bTibjHnF
wall$	bUiZnE
walle-	aUiT
walled	iX
wallets	b^
wallets$	bZ
wallo-	bTc@nb
walls	bScSiR
walls$	cZ
walsa-	cZ
walsall	cZ
walte-	pX
walze-	aXbI
wande-	aEbScEfJgHh\\nW
wange-	bScTiJ
wangen	bScTiJ
wangen im	cW
wangen$	bXiI
wann	iTj_lE
want	sRtS
want a	sUtX
want someone	aSsT
want them	cHfTgGo^
want to	iIjFsV
want$	aEbGt]
wanted but	k]lF
wanted$	dSlWmI
wanti-	bIlS
wanting	bIlS
wants	qh
wants a	qEsa
wants to	aV
wants$	aHbFiFjUt[
war	k[qXsT
war der	aTkX
war ein	kU
war gut	jFs^
war schon	kSsS
war$	qWtT
ward	eHi]mSpE
ward$	aGb[jH
warde-	aa
wards	aIi^
ware	khsW
ware der	gGkZsW
ware ein	jIkY
ware fein	k[
ware ideal	kGoU
ware$	iajIsV
waren	jAk_sS
waren-	qU
warendorf	qX
warendorf$	qS
wareneingang	aX
warm	bIh^jXrYtH
warm$	bHh\\jArT
warme-	gFi_
warmi-	cUiY
warming	i_oI
warra-	bVcGg\\
warrants	g_hJ
warranty	aRiY
warri-	cSqR
warrington	cSqR
warrington$	cT
wart	mX
warte-	qU
warten	bHiU
warten$	bGhHiV
wartu-	fViR
wartung	iZ
wartung$	iUjI
warum	b^
was	qYtV
was a	bXpGqSrHsS
was$	fWhHiCjFkZlXqAsEtH
wasap	pY
wasch-	hZiV
waschen	hT
waschen$	iX
wash	hTi[mI
wash$	aZiVmC
washe-	hUsV
washed	bUhW
washi-	iV
washing	iW
washing$	iU
wasse-	dFh]iXqI
wasser	bZhXiEjRqG
wasser$	h[iI
waste	aTb]iIjI
waste$	aVbYjH
watch	i\\qS
watch$	i^jS
watch-	fY
watching	iXtJ
water	bWiX
water$	hU
water-	cUgJ
waterfront	cY
watering	i\\
waterloo	cS
waterproofs	hVjVnE
waterproofs$	hYiGnJ
waters	jDk^
wave	i[
wavre	c\\
wavre$	cW
wax	ib
way	cY
way to	aWbGcHjUsR
way with	jVkXsF
way$	c_iGsU
ways	fVgJiUjC
ways$	fVgJiUjC
wc	c_dFgGiZjGnH
wcag	iDk]
wcag$	iGk_pI
we are	bZcV
we can	aTjGlYqXtC
we can't	fWqZsZtJ
we do	bYlTtG
we don't	lVrU
we get	jEkVlXmIpBrU
we give	jBlYtV
we had	sW
we have	qS
we hold	bYeGsT
we know	s[
we lost	q[sS
we make	b\`iF
we need	tU
we open	fWtU
we pay	hSlYnV
we run	b]lU
we say	qJrVsZtV
we sell	b^hG
we sur	fX
we take	lY
we teach	jVlY
we train	jTlY
we use	fRiYlI
we want	aZcHtY
we$	fb
we'd	aJkUsX
we'd like	bHgEhFiHjCk]rDtU
we'll	lb
we'll put	l[
we'll send	iTjHlY
we're	bTfH
we're a	bScHfI
we're after	aRbEt^
we're an	bRc]fJhG
we're not	bDqHrb
we're$	bS
we've	iIqStT
we've been	fS
we've got	aFgCqS
wear	hGiWjS
weath-	fSgU
weather	fSgU
weather$	iZjRoU
web	jJkSlT
web$	tX
weber-	gJjGpY
webin-	bGi\\kG
websi-	rV
website	rW
website$	pUrU
wechs-	fV
wechsel	fZiI
wechsel$	fXiFmS
wechseldienst	f\\
wechselnde	bJc]
wechselschicht	hU
wechselschicht$	hV
wechselt	mVqW
wed	dZfX
wed /	dHpY
wed$	dXiS
wed-s-	fX
wed-sat	fW
wed-sat$	fV
wed-sun	qS
wed-sun$	fY
weddi-	bW
wedding	bV
wedding coordinator	a]bDlJ
weddings /	bUgWiF
weddings$	aY
wedne-	dU
wednesday	dZfR
wednesday$	fHiWpIqS
wednesdays	cTeW
wednesdays$	iZ
weds	fZiT
weds$	dTi\\
wee	bIcXsS
weed	bHhHiajHtF
week	fV
week 0	fYgAiGpV
week 00	e\\jJ
week from	dXlE
week in	d[oR
week is	fIo\\qH
week no	dWf]h=iIsI
week of	fUgF
week off	hY
week on	cIdHfIhIn]
week$	fX
week'-	eVsU
week's	eVsU
week--	fZ
week-end	fVjJ
week-end$	fIhSi[jD
week-ends	fY
weekd-	f[
weekday	fZ
weekdays	fU
weekdays$	fV
weeke-	fY
weekend	fV
weekend in	hX
weekend$	fb
weekends	fV
weekends$	hTiS
weekl-	fSiR
weekly	fSiR
weekly$	fWnV
weeks	fXlS
weeks holiday	fHhZ
weeks in	cDfRhBlTnW
weeks leave	fEh_rJ
weeks paid	eFfHl]
weeks vacation	hV
weeks$	fVhR
weg	rW
weg$	oRqTrY
wegen	iDjTqRsV
wegen der	s_
weibl-	aRsZ
weiblich	aRsZ
weiblich$	sZ
weich-	i^sX
weichen	i\\
weide	bXiV
weide$	bXiV
weigh	iYs_
weigh-	iXjJkU
weighbridge	cDi]
weighting	gY
weihn-	hS
weihnachten	h[qW
weihnachtsgeld	gY
weihnachtsgeld$	hRiI
weil	fEjTqWsS
weil die	eX
weima-	cS
weimar	cS
weimar$	cW
wein	bGcIh]rR
weinb-	rU
weinbau	bSiHjV
weing-	b[
weingut	bT
weink-	bUiUrJ
weinkarte	bUiUrJ
weiss	aHhJmUqV
weite-	q[
weiterbildung	aZfF
weiterbildung$	qY
weitere	aGeVmX
weiß	q_
weiß$	gJqSrXsR
weißw-	bU
weißwurst	bU
welco-	kVlU
welcome	jJkWlU
welcome$	iFjDk[lW
welcoming	iSkJrUsI
weld	jZpU
welde-	a^
welder	aRjS
welder$	aSiIjT
welders	a\`gFjG
weldi-	jTkZ
welding	jTkZ
welding /	cJi]jE
welding$	iHjYkV
welfa-	iS
welfare	iS
well	tR
well as	iJjTrU
well enough	j]
well spoken	sT
well--	s^
wellb-	bVhX
wellbeing	bVhX
welli-	cSjUnY
wellies	hBiGjVkIn^pI
wellington	jS
wellington$	jT
welln-	f@gHhXiT
wellness	f@gHhXiT
wells	bScY
wells$	cX
welsh	k\\rW
welsh$	jS
weltm-	bU
weltmarktnische	bU
weltmarktnische$	bU
weltw-	iTnS
weltweit	iTnS
wen	aGbHi^jIqZtE
wende-	iX
wendl-	bUtU
wendland	bUtU
wenig-	jW
wenigstens	jX
wenn	kZ
wenn der	iSjDr^
wenn die	eHfSnU
wenn er	gUhVkFqT
wenn jemand	iJk\\
wenn sie	bTiCkTs[
wenn'-	gHjVkVpJtU
wenn's	gHjVkVpJtU
went	qb
wer	hIkX
wer will	fZgGiTjIsH
wer$	bUgZhIiHjFoH
wer's	hSi_jCkF
werden$	sW
were	hTq_
werk	aHbGc\`fIiFmGpV
werkb-	bXhYkHmF
werke	bb
werke$	b\\
werkl-	iVjR
werkleiter	iVjR
werks-	h]iIpR
werkscontroller	aY
werkstatt	cSsStH
werkstatt$	bR
werkstattwagen	hZ
werkstudi	aXeS
werkstudi$	aSeUiF
werkswohnung	hV
werkz-	iWlV
werkzeug	kTlY
werkzeugmacher	aYtF
wesse-	b[cUi@
west	caiCpT
west$	bFc\\jEnW
weste-	cciI
western	pHsX
westf-	fEhV
westfield	bIcSfHhXiI
westp-	cX
westport	cX
westport$	cX
wet	hTjT
wet$	cFfWgDh@iAjTkEpFrZ
wetsu-	cIgJhaiFjFpI
wettb-	iSkY
wette-	aIbTfIjUoV
wetter	bAcEiYoX
wetzl-	bHcc
weyre-	cU
weyregg	cU
weyregg$	cU
wf	bEcV
wf$	bDcV
wfh	dhjG
wfh$	bIda
wfr	jV
wg	bSeSiIjHkW
wg$	eUkXsS
whaka-	cIjWs[
whana-	iSjS
whanau	iSjS
wharf$	cV
what	qSt^
what do	hYtR
what i	jZlJ
what i'd	fJgHq[
what the	bHgTiU
what you	jVp^rJ
what$	aIpVtZ
whate-	gVlX
whatever	gVlX
whats-	tR
whatsapp	pRtS
whatsapp 000	jTqT
whatsapp$	hRiX
wheat	bYcI
wheel	iZ
wheel-	aUjSsS
wheelchair	iV
wheels	bUjT
when	fSoS
when a	jT
when the	f[
when they	sV
when we	i^jF
when$	cGfDiRjEkIpItW
whene-	dVnJ
whenever	dVnJ
where	c\\tY
where it	gWqF
where$	iCjIqIt\`
where-	d[eS
wherever	d[eS
wherever$	dWfI
whetu	lUmV
whetu$	lUmV
which 0	aIbCcGf]
which is	qY
which$	qT
which-	hGpV
whichever	cSfShGlT
whichever$	cVfViGlF
while	iRtV
whipp-	baiD
whisk-	bSqY
whisky	bTiT
whist-	cUiU
whistler	cY
whistler$	cY
whitb-	bRcS
whitby	bRcS
whitby$	cT
whitc-	c]
whitchurch	c]
whitchurch$	cV
white	c[iIjUrS
white-	aAbZcUiEjGpU
whits-	cUoX
whitstable	c\\
whitsun	fIo[
whitsun$	oX
who	tS
who :	bT
who can	aShDjXlGsStE
who has	iJkY
who will	iStT
who$	jGqTt[
who'l-	aRsW
who'll	aRsW
who'll be	iJmTsU
who's	tW
who'v-	jJmS
who've	jJmS
whoev-	bSqX
whoever	bSqX
whole	hU
whole-	bY
whole-time	gU
whom	mb
whose	kHsZ
whse	gRjGkUlI
why	pVq\\
why$	iJpZqU
wi	jYlHmGn]
wi$	iHj\\lInS
wichi-	cW
wichita	cW
wichita$	cW
wicht-	iRjZ
wichtig	iSrS
wichtig$	iRlS
wick	bHcYfUiH
wick$	c]iI
wide	c[
wide$	cY
wider-	s[
widersprechen	qIs]
widerspruche	iT
wie	fFrV
wie ein	sU
wie es	iToV
wie's	aGfYtZ
wiebk-	mS
wiebke	mS
wiede-	kEqS
wieder	qSsV
wieder$	aFpTs\\tU
wiedereinsteigerinnen	jIkEla
wiege-	bIiR
wiegen	bIiR
wien	ce
wien 0000	c\\
wien$	cZ
wien--	cV
wiene-	bHr[
wiese-	aFb_cEkJtH
wife	q[sb
wifi	gIh_iE
wifi$	gIhX
wig	iWjH
wigan	c_tI
wigan$	cY
wigs	mZ
wild	f]
wildc-	cDdIeIfCgIhHjbkHlImJnIqIrItJ
wilde-	iIjZkF
wildl-	bSjI
wildlife	bSjI
will	q\\
will be	cTiGjIkUpV
will come	hIjIl^mGpC
will do	iGjZlV
will show	jHkHl[p[
will you	aabHhJjHlHqFrG
will$	fTqFsVtZ
will'-	qVrV
will's	qVrV
willi-	jTkS
william	cX
william$	cX
willing	iIjUkS
willing to	kWqH
willing$	iHj[
willk-	k[lS
willkommen	k[lS
willkommen$	aUk]
wills	bTiY
wills$	iW
winch	iX
winch-	cY
wind	bWjUtR
wind$	aV
winde-	cXhDiW
window$	cIhXoVqE
windows	bSjU
windows server	iGj[
windows$	jU
windp-	iS
windparks	iS
windparks$	iU
wine	hVlS
wine$	mU
wing	bSiX
wing$	bSiX
winne-	iS
winner	iS
winni-	cTiHjTnU
winnipeg	cVnV
winte-	fR
winter	fS
winter 00	fV
winter$	bFeY
winterdienst	fJi_
winterdienst$	iU
winters	bBiIj\\oVqR
winze-	a[
winzer	jT
wir 00	eVgV
wir bauen	b[
wir bei	gUlV
wir bieten	hS
wir brauchen	cT
wir das	jWqW
wir haben	bS
wir hatten	qT
wir im	fVjU
wir keine	bTiGlZsE
wir machen	bV
wir nicht	bWfIjGr[
wir sind	aIbUtS
wir suchen	aR
wir uns	jCkYsX
wir zahlen	gSjElT
wir zu	bVgU
wir$	h^iClTtV
wird	qT
wird bezahlt	hS
wird ein	bS
wird eine	iR
wird$	cIqXt\\
wire	bGgHiTjak?
wirkl-	jUkGpUrG
wirklich	jUkGpUrG
wirt	aVhUjS
wirts-	bUcIj_
wirtshaus	bThR
wisbe-	cX
wisbech	cX
wisbech$	cX
wisch-	iVrU
wischen	iVrU
wish	fUgIjHsW
wish :	kZ
wish$	eFf\\gEjGsS
wisse-	kI
wissen	jSsR
wissen$	pJrJsT
wissz-	eU
wisszeitvg	eU
with 0	j[m[rI
with 00	b]
with 000	bUiEj[
with a	rSsS
with an	fSmZ
with it	hSsR
with kids	hWiImIsT
with me	mTpV
with no	hFlTs[
with one	bUdVmZ
with our	aEhJiUoHpYsX
with parents	i[
with the	rV
with two	mT
with you	bXiWmHsW
with your	p]
within 0	gWhElToT
within 00	cIhTjR
within a	j[kC
within the	dViSmT
witho-	jS
without	jS
without a	fJoJqEsHt[
without$	iIjIl\\qX
witne-	ib
witness	iT
witte-	c[
wittenberge	c[
wittl-	cWnV
wittlich	cWnV
wittlich$	cWjGnV
wittmund	cT
wittmund$	cV
witz	hWrX
witz$	hY
wives	jGkTlHpHsc
wk	fU
wk 0	i[sS
wk in	dWiWnW
wk$	fV
wknd	f[gZhFiA
wknd$	fXgVhHiF
wks	fTlV
wks in	fWhSlJ
wks on	fV
wks$	hTlJnRoZ
wlan	fJgIh\`
wlan$	gHhZ
wms	j[
wms$	j]
wo	tV
wo$	fUnT
woche	fTnS
woche von	bEdSfR
woche$	fW
woche-	f[
wochen	lU
wochen ferien	f?hc
wochen urlaub	gJh[
wochen$	fU
wochenenddienst	fZ
wochenende	f\`
wochenende$	f\\
wochenenden	f_
wochenenden$	f]
wochenstunden	f\\
wochenstunden$	f\\
wochenweise	aGn[
wochenweise$	iDn[
wohl	bHjIpIqe
wohne-	bXhVrI
wohnen	bXhVrI
wohng-	aFbSiUjX
wohngruppe	aGbVgHiVjH
wohnh-	b]i=j_
wohno-	bFc]fHhHiFsE
wohnu-	h]
wohnung	hY
wohnungen	bHc[hTiC
wohnungen$	bHc[hTiC
wohnungsbau	bYcG
wolle-	eX
wollen	eX
wollen wir	bXiI
wollt-	qWtZ
wollte	q\`
wollten	iIjGlItZ
wolnz-	cS
wolnzach	cS
wolve-	cZ
wolverhampton	cT
woman	se
woman$	aZs[
women	kIrWsa
women$	bUiIrU
women's	aJiX
women-	bSiY
women-only	bTiU
won	gGhJiFjZpVrH
won't	lYqVs[
wood	cXh_jH
wood$	cHhaiSjI
woodl-	aEbScU
woodlands	aEbRcU
woodw-	iSjFkW
wool	hViEkV
word	pRqW
word "	bIrT
word$	gVjTqW
wordi-	rY
wording	rY
wording$	rY
words	aHr_
words$	jJkWr\\
work :	iY
work is	cUdSeFiAjDl]
work or	jT
work$	eFiZoT
worka-	h\\
workation	h\\
worked	jUlS
worked with	kX
worker	iT
worker$	aW
workers	iVmR
workers$	bTgGiR
workf-	bIiXjT
workforce	bGjW
working at	jU
working towards	jU
working$	dAfAhWsUtX
workl-	fWiU
works	bVmT
works$	bYhY
workshop$	cU
workshops	bTgI
workshops$	iU
workspace	iDj\\kI
world	aT
world-	cAiFkIn^
world-check	iGj_kH
world-check$	iHj[
worsh-	iIjT
worship	iIjT
worst	f[gF
wort	fIjUqYrX
wort "	qJr\\
worte-	r\`
worter	rc
worter$	rX
worth	bIcVfIhSnGoFqU
worth-	cZ
worthing	cZ
worthing$	cZ
would	kesY
would be	k\`
would do	bDdHeXfWgJkDsS
would have	rXsW
would help	kZ
would like	aUfWiGkFqRrGsCtU
would save	k]
would$	kZ
wound	iW
wpm	gHhFje
wps	i]jI
wrapp-	iV
wrapping	iV
wraps	aGbWhFiY
wreck-	g[
wrexham$	cS
write	pUrX
write "	qRrU
write it	qGr]
write the	iZ
write this	rT
write$	pW
write-	jR
writer	aU
writer$	aX
writers	mXtG
writes	bUiJjXqIrG
writi-	dS
writing	dS
writing$	j^
writt-	lT
written	lT
written english	jY
written test	cIpU
wrocl-	cTnS
wroclaw	cTnS
wroclaw$	nY
wrong	bStT
wrong$	bUgItU
wrote	pUrZsHtC
wset	hRjTkX
wset 0	jUkX
wset$	hRiJkS
wsq	jW
wt	i]
wte	fTm\\oJpE
wte$	bJfUm]pE
wunde-	bSkS
wunsc-	fVk[
wunsch	hW
wunsch$	iGkZ
wunschdienstplan	f\\
wunschdienstplan$	fS
wunschenswert	k\\
wunschenswert$	k[
wuppe-	c\\
wuppertal	c\\
wuppertal$	c\\
wurde	qc
wursc-	aWlY
wurscht	aWlY
wurst	gGh\\jFl[
wurst$	gHhZjFl[
wurst-	i\\
wurstkuche	bIiZ
wurzb-	cZ
wurzburg	cZ
wwoof-	mX
x	aR
x /	fSnU
x 0	aYfV
x 00	fR
x im	iT
x$	hUiFjVnW
x-ray	iZ
xacti-	iHjSpW
xactimate	iHjSpW
xalap-	cV
xalapa	cV
xalapa$	cV
xero	j\\
xero$	iTjV
xerox	jJp]
ximen-	jXlEmU
xixe	bGcGiW
xl	i]jTkA
xmas	gRhcoX
xmas$	bVhWiFoU
xrf	aCbIgIh]jXmI
xx	gX
xx$	gX
y 0	aVmT
y 00	fSiU
y 000	gWhBi^
y bono	gVhW
y cargar	iV
y con	iJjUqSsZ
y costura	jR
y cuatro	f[
y de	eSnSsW
y despues	i]kT
y domingos	tJ
y dos	bR
y el	mTq[
y en	tX
y festivos	gW
y frances	jX
y hay	h[
y jueves	dVf\\iG
y la	bGhUmV
y las	gY
y lo	fCgWsY
y los	aFi]mW
y luego	eW
y media	f[
y medio	fVgRjS
y navidad	jZ
y no	qZ
y nos	bWiH
y otro	aAbEjGm]
y por	bT
y provincia	bX
y que	jYsU
y quince	aJmU
y saber	jZ
y se	f\\
y seguro	hS
y seis	b[fF
y si	iIkVoU
y sin	r[sV
y tambien	bWtF
y tres	fX
y un	mV
y una	mX
y yo	aGb^mBq[
ya	oWqU
ya no	q\\
ya sabes	iHrVsT
ya$	eIoarU
yacht-	iVjT
yachtmaster	jZ
yakim-	cV
yakima	cV
yamah-	bTjS
yamaha	bTjS
yanni-	aHmV
yannick	aHmV
yard	bScRnT
yard$	bVfT
yards	iTn\\
yeah	eWtR
year 00	bXiJ
year contract	eY
year end	fIgHh[
year in	fJhXiJjTnG
year on	h@jVl[
year one	fGnW
year round	e]gYhIiDlIpC
year$	bW
year'-	gIhU
year's	gIhU
year--	hT
year-end	gX
year-old	bGi[
year-olds	lHpX
year-round	bWhX
yearl-	eUhRnU
yearly	eUhRnU
yearly$	eXmGnW
years	jb
years at	iGjW
years in	j[
years of	j\`
years on	j]
years with	j]qI
years$	eWhSqU
yegua-	bZcYiD
yeovi-	cW
yeovil	cW
yeovil$	cT
yes	jStS
yes really	fGh[jI
yes$	jRkUpI
yet	qW
yet$	pSqU
yeux	iIjZ
yield	hDifjI
yildi-	b^cIiHoD
yo	mUqV
yo y	cIm_
yo$	aGbWhViFmU
yoga	hIkY
yoga$	i[
yopal	cZ
yopal$	cZ
york	c_
york$	c_
yorks	c^nT
yorks$	cWhInZ
yorks-	bXcRiI
yorkshire	bXcRiI
you a	hV
you and	hSmY
you call	bUiY
you can	rW
you come	dY
you do	aGlZmIr[tJ
you don't	dUjV
you drive	bHgZhEiUkJ
you for	t\\
you get	fYh^tC
you have	iIjSkYoUpS
you keep	g[iS
you know	sT
you like	d[jGtS
you live	hY
you made	pR
you must	iDjVrX
you need	cUjRnT
you pick	eTlW
you put	hSrV
you the	bRpHqW
you through	l^
you to	jR
you want	eWfVgH
you will	iJt[
you write	aWiUqJ
you'd	mT
you'd be	jDn[tR
you'd work	mSo[
you'l-	lS
you'll	lS
you'll be	j\\lGmVqB
you'r-	qH
you're	qH
you've got	fTjT
young	jTs\`
young$	aWiRsStF
young-	aGbCiZsa
your	hS
your own	hTjWmR
your$	hYpVrG
yours	h_iI
yours$	dHf\\hViG
yours-	kT
yourself	kU
yourself$	kU
youth	aXiU
youtu-	b[
youtube	b[
yr	jT
yr 0	gYh\`
yr 00	gY
yr renewable	aGqX
yr$	bTeSgI
yrs	jd
yrs +	j]
yrs bench	jR
yrs$	eT
yurt	cHh_iDjJlDtD
yurt$	cIgUhWlG
yusra	mS
yusra$	mS
yverd-	c_iE
yverdon	cV
yverdon$	cW
yvett-	aHmVqU
yvette	aHmVqU
z	eRlBp[
z-dri-	b\`cGiJ
z-drive	bViR
zahl	gTjIrY
zahlen	hW
zahlen 00	eRhZ
zahlen wir	gVhRkY
zahlen$	ha
zahlt	gVhT
zahlt$	g]hSjDqFrS
zahlu-	mW
zahlung	mW
zahna-	bVcBiTjFqZtI
zamor-	cW
zamora	cW
zapat-	bSgGh_
zapateria	bZtG
zapateria$	bZhItF
zapatillas	fGgFh^iImI
zapatos	hX
zarag-	cZnV
zaragoza	cXnW
zarat-	cW
zarate	cW
zarate$	cW
zaune	aGbIcGi]tI
zeebr-	cW
zeebrugge	cW
zeebrugge$	cY
zehn bis	iT
zehn prozent	gRhUiJ
zeich-	aJbTiCjapEr[
zeichnung	bHjVqJrW
zeichnungen	jU
zeichnungen lesen	jU
zeigt	iVlWqH
zeile	aIfDg[tU
zeile-	gHr\\
zeilen	gHr\\
zeilen$	gHpGra
zeiss	bIcJiTj\\
zeiss$	i\`jC
zeit	bSgJhUt^
zeita-	bTeYhS
zeitarbeit	bXe[
zeitausgleich	fShW
zeite-	f]
zeitk-	fX
zeitkonto	fX
zeitp-	oX
zeitpunkt	oX
zeitpunkt$	oX
zeitu-	iTjEqT
zeitung	iTjDqU
zell	bHc_
zemen-	bVfE
zentr-	bWcU
zentrale	cTqW
zentrum	bGcZ
zephy-	jSkS
zephyr	jSkS
zerle-	i[
zerlegen	i[
zero	bTeRlY
zero hours	bJedfJ
zero$	bEhUiXl[rG
zero--	aGcIe\\fFiFtH
zersp-	aViYjF
zerti-	aHhHjTlY
zertifikat	gU
zertifikat$	gV
zertifiziert	bWiRlJ
zertifiziert$	b[
zeugn-	lU
zeugnisse	lU
zeugnisse$	iU
zfa	acj@
zfa$	aT
zi	p[
zi$	pX
ziege-	bUiU
ziegel	bIiY
ziegen	bY
ziegl-	mTpV
ziegler	mTpV
ziehe-	iV
ziehen	iV
ziehen$	iSjS
zieht	bUq]
ziel	i\\
zielbonus$	gR
zigza-	jW
zigzag	jW
zimmer	bW
zimmer$	b]
zimmermadchen	aWmY
zims	i\\
zims$	i\\
zinc	b]gGi\\jF
zinc$	bDeIi^jG
zingu-	gS
zingueur	gS
zip	bEeEgIiZqZ
zirco-	iajG
zitat	aFbJmCqTtV
zitta-	cV
zittau	cV
zivil-	aHb\\cDiBjJkHmIs]tI
zl	bIgUhW
zn	bWhG
zoe	a>bEiEm\`nTsH
zoll	iHmZ
zollp-	iU
zollpapiere	iX
zollpapiere$	iZ
zona	cZgX
zona$	aUgTmCrUsT
zonal	m[
zonas	bHc]
zone	c^gV
zone 0	cAgc
zones	bHdVi\\
zones$	dWiWjGtG
zoolo-	aSb[iB
zoom	d[p]
zoom$	d]
zoote-	jX
zootecnia	jX
zootecnia$	iHjY
zu 0	dSfU
zu besetzen	a[eJ
zu den	eTiSkW
zu dritt	mZ
zu einem	pU
zu hause	dXnU
zu tun	tT
zu und	fRgHqAt]
zu uns	b^rHs^
zu viert	bUmZ
zu zweit	gSm\\
zu$	fbtR
zuarb-	iVjJmW
zucke-	i?k]
zuers-	lYrX
zuerst	lYrX
zug	t]
zug$	c\\
zuge	bZnF
zuges-	eYfSgIhG
zugesagt	eYfSgIhG
zugig	iHjTtV
zugig$	iHjTtW
zugig-	j^
zuhau-	d]
zuhause	d]
zuhause$	dU
zulag-	g[
zulage	hS
zulagen	g\\iI
zulagen$	gX
zulas-	iWjW
zulet-	hXpHqW
zuletzt	hXpHqW
zulu	jY
zulu$	jW
zum	hXoW
zum 0	eJo^
zum 00	mGq]
zum$	oWqJtU
zunac-	eTgUlU
zunachst	eTgUlU
zunachst 0	eSgV
zup	jY
zur	oW
zuric-	bTcU
zurich	cUqU
zurich$	bS
zuruc-	iTjDrT
zuruck	mIqSrV
zuruck$	mGrX
zus	bTrZ
zusam-	mWtS
zusammen	dStW
zusammen$	dVgRmItS
zusat-	fGh\\iEjZkU
zusatzliche	fGhIkZ
zusatzversorgung	h[
zusatzversorgung$	h\\
zusch-	jS
zuschlage	gZiEjS
zuschuss	h[
zuver-	j]sT
zuverlassig	jX
zuwen-	bZcJi@
zvk	eGfCgJh^jG
zvk-r-	hW
zvk-rente	hW
zvk-rente$	hX
zwanz-	aRfS
zwanzig	aRfS
zwanzig bis	aFfV
zwanzig uhr	fWiE
zwar	aEbEe^fHjDtS
zwei bis	n[
zwei jahre	hUjU
zwei leute	a[cFmE
zwei regenerationstage	hS
zwei tage	dXpT
zwei wochen	bUiVqI
zwei$	aScFgIhFn[oJtF
zweie-	m[
zweierteam	mV
zweih-	bRiJ
zweim-	jCnU
zweimal	jCnU
zweis-	gZiJpY
zweit	gSm\\
zweite samstag	fU
zweiten	eViGqV
zweiter	bZmGpT
zweites	bVhTsW
zweiu-	fUqItS
zweiunddreißig	fXhJjI
zweiundzwanzig	gIqFtV
zweiz-	bYfGhZiDjJlHqFrIsItH
zwett-	bIcV
zwettl	bIcV
zwick-	cW
zwickau	cW
zwing-	jTlW
zwingend	jTlW
zwingend$	jRlX
zwischen 0	fX
zwischen 00	mWsS
zwolf	bRmZ
zwolf$	bTfXiGmT
zzgl	g^hF
~=apply	pW
~=company	bR
~=date	eT
~=nice	jIk]
~=notneeded	lk
~=place	cT
~=team	mU
~=title	aU
~company	bR
~company/high	mT
~contact	p\\
~contact/high	p\\
~deadline	bGfHoRp[
~deadline/high	bGfHoRp[
~duty/high	i]
~end	eVfR
~end/high	eVfR
~experience/high	jSlR
~hours/high	eRgD
~manager	mS
~manager/high	mS
~not	lR
~pay/high	gT
~place	cT
~place/medium	cYpW
~skill/high	iTkU
~start	oV
~start/high	oT
~start/medium	oT
~team	bSmS
~team/high	bSmS
~title	aU
~title/high	aW
~title/medium	a_
~variable	hT
~variable/high	gR
~variable/medium	gDh]iSjI
£ 963	gUhT
£$	jUrU
ß	r\\
œuvre	aV
€ (	fHhRrS
€ +	sU
€ 000	gUiE
€ annuels	bSfJ
€ bei	g]iH
€ brutto	fIjW
€ de	gGhHnY
€ die	gShI
€ im	aJgVsT
€ je	g]jJ
€ la	gV
€ por	gd
€ pro	fFgc
€ sur	gU
€ x	gS
€$	gW`
