-- Run once as an administrator of the server, before the first start. Replace the three passwords.
-- fairlead_owner migrates, fairlead_service is the running service, fairlead_tenant sees one workspace at a time.
CREATE ROLE fairlead_app NOLOGIN;
CREATE ROLE fairlead_system NOLOGIN;
CREATE ROLE fairlead_owner LOGIN PASSWORD 'owner-password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS IN ROLE fairlead_app, fairlead_system;
CREATE ROLE fairlead_service LOGIN PASSWORD 'service-password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS IN ROLE fairlead_system;
CREATE ROLE fairlead_tenant LOGIN PASSWORD 'tenant-password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS IN ROLE fairlead_app;
CREATE DATABASE fairlead OWNER fairlead_owner;
