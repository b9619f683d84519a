CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "companies_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "only_one" CHECK ("instance"."only")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_domains_company_id_index" ON "company_domains" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_of_company" ON "users" USING btree ("company_id") WHERE "users"."company_id" is not null;--> statement-breakpoint
-- Until now people shared a house style by the name of their company alone. Where only one person has such a name, the rules stay theirs.
UPDATE "house_rules" SET "company" = 'person ' || "alone"."id"
FROM (
	SELECT 'company ' || lower(regexp_replace(btrim("company"), '\s+', ' ', 'g')) AS "key", min("id"::text) AS "id"
	FROM "users" WHERE btrim(coalesce("company", '')) <> '' GROUP BY 1 HAVING count(*) = 1
) AS "alone" WHERE "house_rules"."company" = "alone"."key";--> statement-breakpoint
-- Where several have it, nobody knows who belongs to it: the rules wait until an admin confirms a company of this name.
UPDATE "house_rules" SET "audience" = "audience" || ' (not confirmed)' WHERE "company" LIKE 'company %';
