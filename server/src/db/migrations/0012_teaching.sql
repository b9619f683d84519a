CREATE TABLE "pair_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pair_exports_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assistant_id" uuid NOT NULL,
	"audience" text,
	"pairs" integer NOT NULL,
	"with_people" boolean NOT NULL,
	"exported_by" uuid,
	"exported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "final_documents" ADD COLUMN "left_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pair_exports" ADD CONSTRAINT "pair_exports_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pair_exports" ADD CONSTRAINT "pair_exports_exported_by_users_id_fk" FOREIGN KEY ("exported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pair_exports_assistant_id_arrival_index" ON "pair_exports" USING btree ("assistant_id","arrival");